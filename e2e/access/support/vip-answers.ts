import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';

const AT = '2026-01-02T03:04:05.000Z';
const sums = { validBet: '20000.00', deposits: '5000.00' };
type Level = CallValue<'vip.status'>['levels'][number];
const level: Level = {
  level: 1,
  name: 'Bronze',
  validBet: '5000.00',
  deposits: '1000.00',
  pointsPercent: 100,
  rebateBasisPoints: 45,
  withdrawalCount: 6,
  withdrawalSum: null,
  withdrawalMaximum: null,
  hasPriority: false,
  hasManager: false,
  birthdayGift: '100.00',
  monthlyReward: '0.00',
};
const gold: Level = {
  ...level,
  level: 2,
  name: 'Gold',
  validBet: '50000.00',
  deposits: '10000.00',
  pointsPercent: 125,
  hasPriority: true,
  hasManager: true,
  withdrawalSum: '300000.00',
};

/** A member on the way to the next level, warned of a fall. */
export const vipStatus: CallValue<'vip.status'> = {
  ...exampleValue('vip.status'),
  level: 1,
  ...sums,
  fallsOn: '2026-02-01',
  manager: 'vip@example.com',
  levels: [level, gold],
  changes: [{ at: AT, kind: 'risen', from: 0, to: 1 }],
};

const summary = exampleValue('rebates.summary');
const [rebate] = summary.rebates as [(typeof summary.rebates)[number]];

/** A rebate in every state. */
export const rebates: CallValue<'rebates.summary'> = {
  ...summary,
  rebates: [
    rebate,
    { ...rebate, day: '2026-02-28', state: 'claimed', corrected: '0.00' },
    { ...rebate, day: '2026-02-27', state: 'lapsed', corrected: '0.00' },
    { ...rebate, day: '2026-02-26', state: 'paid', expiresAt: null, corrected: '0.00' },
  ],
};

export const vipMembers = exampleValue('vipAdmin.members');
export const vipMember = exampleValue('vipAdmin.setLevel');
const runs = exampleValue('rebatesAdmin.runs');
export const rebateRuns: CallValue<'rebatesAdmin.runs'> = {
  ...runs,
  content: runs.content.map((run) => ({ ...run, finishedAt: null, open: 3 })),
};
