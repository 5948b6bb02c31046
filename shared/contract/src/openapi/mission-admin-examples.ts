import type { CallId, CallRequest, CallValue } from '../calls/index';

const changeId = '2f5f0f4a-64a4-4c38-9d0a-5d3f6f0c7a11';
const terms: CallValue<'missionsAdmin.list'>['missions'][number]['terms'] = {
  ...{ period: 'daily', task: 'turnover', goal: '1000.00', multiplier: null, after: null, score: 10, sortOrder: 3 },
  minimum: null,
  reward: { kind: 'cash', amount: '20.00' },
};
const change: CallValue<'missionsAdmin.propose'> = {
  ...{ changeId, brand: 'sundarban', kind: 'change', missionId: 'daily-turnover', terms, minimumStake: null },
  ...{ state: 'waiting', reason: 'More for the weekend', proposedBy: 'Rina', proposedAt: '2026-03-01T10:20:14.000Z' },
  ...{ decidedBy: null, fromDay: null },
};

export const missionAdminExamples = {
  'missionsAdmin.list': {
    value: {
      ...{ currency: 'BDT', minimumStake: '5.00', changes: [change] },
      missions: [{ missionId: 'daily-turnover', terms, fromDay: '2026-01-01', untilDay: null, claims: 120 }],
    },
  },
  'missionsAdmin.propose': {
    request: {
      ...{ changeId, brand: 'sundarban', kind: 'change', missionId: 'daily-turnover', terms },
      reason: 'More for the weekend',
    },
    value: change,
  },
  'missionsAdmin.decide': {
    request: { changeId, approve: true },
    value: { ...change, state: 'approved', decidedBy: 'Amal', fromDay: '2026-03-02' },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
