import type { CallId, CallRequest, CallValue } from '../calls/index';
import { proposalExample } from './proposal-examples';

const changeId = '2f5f0f4a-64a4-4c38-9d0a-5d3f6f0c7a11';
const terms: CallValue<'missionsAdmin.list'>['missions'][number]['terms'] = {
  period: 'daily',
  task: 'turnover',
  goal: '1000.00',
  multiplier: null,
  after: null,
  score: 10,
  sortOrder: 3,
  minimum: null,
  reward: { kind: 'cash', amount: '20.00' },
};

export const missionAdminExamples = {
  'missionsAdmin.list': {
    value: {
      currency: 'BDT',
      minimumStake: '5.00',
      missions: [{ missionId: 'daily-turnover', terms, fromDay: '2026-01-01', untilDay: null, claims: 120 }],
    },
  },
  'missionsAdmin.propose': {
    request: {
      changeId,
      brand: 'sundarban',
      kind: 'change',
      missionId: 'daily-turnover',
      terms,
      reason: 'More for the weekend',
    },
    value: proposalExample,
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
