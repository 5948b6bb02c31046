import type { CallValue } from '../../../shared/contract/src/calls/index';
import { listOf } from './answers';

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
  currency: 'BDT',
  level: 1,
  windowDays: 30,
  ...sums,
  wagering: 1,
  fallsOn: '2026-02-01',
  manager: 'vip@example.com',
  levels: [level, gold],
  changes: [{ at: AT, kind: 'risen', from: 0, to: 1 }],
};

const rebate: CallValue<'rebates.summary'>['rebates'][number] = {
  day: '2026-01-01',
  state: 'claimable',
  amount: '42.50',
  corrected: '-7.50',
  wagering: '42.50',
  settledAt: AT,
  expiresAt: '2026-01-09T03:04:05.000Z',
  lines: [{ gameType: 'rng', validBet: '10000.00', amount: '50.00' }],
};

/** A rebate in every state. */
export const rebates: CallValue<'rebates.summary'> = {
  mode: 'manual',
  currency: 'BDT',
  claimable: '42.50',
  level: 1,
  minimum: '100.00',
  dailyCap: '5000.00',
  rates: [{ gameType: 'rng', vendor: null, basisPoints: 45 }],
  rebates: [
    rebate,
    { ...rebate, day: '2025-12-31', state: 'claimed', corrected: '0.00' },
    { ...rebate, day: '2025-12-30', state: 'lapsed', corrected: '0.00' },
    { ...rebate, day: '2025-12-29', state: 'paid', expiresAt: null, corrected: '0.00' },
  ],
};

const member = { brand: 'sundarban', currency: 'BDT', account: 'amina', level: 2, since: AT, heldUntil: '2026-06-01' };
export const vipMembers: CallValue<'vipAdmin.members'> = listOf(member);
export const vipMember: CallValue<'vipAdmin.member'> = {
  ...member,
  ...sums,
  reached: 1,
  changes: [{ at: AT, kind: 'set', from: 0, to: 2, ...sums, operator: 'Anika', reason: 'Moved from another site' }],
};
export const rebateRuns: CallValue<'rebatesAdmin.runs'> = listOf({
  brand: 'sundarban',
  currency: 'BDT',
  day: '2026-01-01',
  mode: 'automatic',
  startedAt: AT,
  finishedAt: null,
  members: 7,
  open: 3,
  paid: '120.00',
  claimable: '0.00',
  lapsed: '0.00',
  withheld: '0.00',
  corrected: '-5.00',
});
