import type { CallId, CallRequest, CallValue } from '../calls/index';
import { proposalExample } from './proposal-examples';

const at = '2026-03-02T21:05:00.000Z';
const rebate: CallValue<'rebates.summary'>['rebates'][number] = {
  day: '2026-03-01',
  state: 'claimable',
  amount: '42.50',
  corrected: '-7.50',
  wagering: '42.50',
  settledAt: at,
  expiresAt: '2026-03-09T21:05:00.000Z',
  lines: [{ gameType: 'rng', validBet: '10000.00', amount: '50.00' }],
};
const summary: CallValue<'rebates.summary'> = {
  mode: 'manual',
  currency: 'VND',
  claimable: '42.50',
  rebates: [rebate],
  level: 2,
  minimum: '100.00',
  rates: [{ gameType: 'rng', vendor: null, basisPoints: 50 }],
  dailyCap: '5000.00',
};
const terms: Pick<CallRequest<'rebatesAdmin.proposeRules'>, 'rates' | 'minimum' | 'dailyCap' | 'wagering'> = {
  rates: [{ vendor: null, gameType: 'rng', level: 0, basisPoints: 50 }],
  minimum: '100.00',
  dailyCap: '5000.00',
  wagering: 1,
};
const rules: CallValue<'rebatesAdmin.rules'>[number] = {
  version: 2,
  currency: 'BDT',
  ...terms,
  reason: 'More for slots',
  proposedBy: 'Rina',
  proposedAt: at,
  decidedBy: 'Amal',
  fromDay: '2026-03-02',
};

export const rebateExamples = {
  'rebates.summary': { value: summary },
  'rebates.claim': { request: { day: '2026-03-01' }, value: { claimed: '42.50', summary } },
  'rebatesAdmin.rules': { value: [rules] },
  'rebatesAdmin.proposeRules': {
    request: { brand: 'sundarban', ...terms, reason: 'More for slots' },
    value: proposalExample,
  },
  'rebatesAdmin.runs': {
    value: {
      pageNum: 1,
      pageSize: 20,
      totalPages: 1,
      totalElements: 1,
      content: [
        {
          brand: 'sundarban',
          currency: 'BDT',
          day: '2026-03-01',
          mode: 'automatic',
          startedAt: at,
          finishedAt: at,
          members: 3,
          open: 0,
          paid: '142.50',
          claimable: '0.00',
          lapsed: '0.00',
          withheld: '0.00',
          corrected: '-7.50',
        },
      ],
    },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
