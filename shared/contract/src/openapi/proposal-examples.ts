import type { CallId, CallRequest, CallValue } from '../calls/index';

const proposalId = '5c2f0f4a-64a4-4c38-9d0a-5d3f6f0c7a20';

/** Rules of rebates that wait for a second operator. */
export const proposalExample: CallValue<'proposals.show'> = {
  proposalId,
  kind: 'rebate-rules',
  brand: 'sundarban',
  subject: '',
  state: 'open',
  reason: 'More for slots',
  proposedBy: 'Rina',
  proposedAt: '2026-03-01T10:20:14.000Z',
  expiresAt: '2026-03-15T10:20:14.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  fromDay: null,
  isOwn: false,
  mayDecide: true,
  isOutdated: false,
  rows: [
    {
      label: 'vip.wagering',
      of: [],
      before: { type: 'number', number: 1 },
      after: { type: 'number', number: 2 },
    },
  ],
  dryRun: null,
};
const decided = { ...proposalExample, decidedBy: 'Omar', decidedAt: '2026-03-02T08:00:00.000Z', mayDecide: false };
const request = { proposalId, reason: 'As agreed' };

/** Everything that needs two persons. */
export const proposalExamples = {
  'proposals.list': {
    value: { content: [proposalExample], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 },
  },
  'proposals.show': { value: proposalExample },
  'proposals.approve': {
    request,
    value: { ...decided, state: 'approved', decisionReason: request.reason, fromDay: '2026-03-03' },
  },
  'proposals.reject': { request, value: { ...decided, state: 'rejected', decisionReason: request.reason } },
  'proposals.withdraw': {
    request,
    value: { ...decided, state: 'withdrawn', decidedBy: 'Rina', decisionReason: request.reason, isOwn: true },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
