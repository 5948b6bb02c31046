import type { CallId, CallRequest, CallValue } from '../calls/index';
import { proposalExample } from './proposal-examples';

const at = '2026-03-01T10:20:14.000Z';
const sums = { validBet: '48000.00', deposits: '9000.00' };
const change = { at, kind: 'risen', from: 1, to: 2 } as const;
const level: CallValue<'vip.status'>['levels'][number] = {
  level: 2,
  name: 'Silver',
  validBet: '40000.00',
  deposits: '5000.00',
  pointsPercent: 120,
  rebateBasisPoints: 60,
  withdrawalCount: 8,
  withdrawalSum: '300000.00',
  withdrawalMaximum: null,
  hasPriority: true,
  birthdayGift: '500.00',
  monthlyReward: '200.00',
  hasManager: false,
};
const terms: Pick<CallRequest<'vipAdmin.proposeRules'>, 'windowDays' | 'wagering' | 'levels'> = {
  windowDays: 30,
  wagering: 1,
  levels: [
    {
      names: { en: 'Bronze' },
      validBet: '5000.00',
      deposits: '1000.00',
      pointsPercent: 100,
      priority: 0,
      withdrawalCount: null,
      withdrawalSum: null,
      withdrawalMaximum: null,
      manager: null,
      birthdayGift: '100.00',
      monthlyReward: '0.00',
    },
  ],
};
const rules: CallValue<'vipAdmin.rules'>[number] = {
  version: 2,
  currency: 'BDT',
  ...terms,
  reason: 'A new season',
  proposedBy: 'Rina',
  proposedAt: at,
  decidedBy: 'Amal',
  fromDay: '2026-03-02',
};
const member = { brand: 'sundarban', currency: 'BDT', account: 'anika', level: 2, since: at, heldUntil: null };
const history: CallValue<'vipAdmin.member'> = {
  ...member,
  ...sums,
  reached: 2,
  changes: [{ ...change, ...sums, operator: null, reason: null }],
};

export const vipExamples = {
  'vip.status': {
    value: {
      currency: 'BDT',
      level: 2,
      windowDays: 30,
      ...sums,
      wagering: 1,
      fallsOn: null,
      manager: null,
      levels: [level],
      changes: [change],
    },
  },
  'vipAdmin.rules': { value: [rules] },
  'vipAdmin.proposeRules': {
    request: { brand: 'sundarban', ...terms, reason: 'A new season' },
    value: proposalExample,
  },
  'vipAdmin.members': {
    value: { content: [member], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 },
  },
  'vipAdmin.member': { value: history },
  'vipAdmin.setLevel': {
    request: {
      brand: 'sundarban',
      account: 'anika',
      level: 3,
      heldUntil: '2026-06-01',
      reason: 'Moved from another site',
    },
    value: {
      ...history,
      level: 3,
      heldUntil: '2026-06-01',
      changes: [
        { at, kind: 'set', from: 2, to: 3, ...sums, operator: 'Rina', reason: 'Moved from another site' },
        ...history.changes,
      ],
    },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
