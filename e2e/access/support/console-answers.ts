import type { CallValue } from '../../../shared/contract/src/calls/index';
import { listOf } from './answers';

const AT = '2026-01-02T03:04:05.000Z';
export const ID = '01234567-89ab-4cde-8f01-23456789abcd';

export const feedback: CallValue<'feedback.list'> = listOf({
  feedbackId: '1',
  brand: 'sundarban',
  type: 1,
  sender: 'amina',
  isMember: true,
  language: 'bn',
  status: 'open',
  content: 'My deposit has not arrived.',
  answer: null,
  answeredBy: null,
  answeredAt: null,
  createdAt: AT,
});

export const conversation: CallValue<'chatAdmin.conversation'> = {
  conversationId: ID,
  brand: 'sundarban',
  account: 'amina',
  nickname: 'Amina',
  memberType: 0,
  language: 'bn',
  status: 'active',
  operator: 'Anika',
  mine: true,
  lastSeq: 1,
  lastText: 'Hello',
  unread: 1,
  seenByMember: 0,
  waitingSince: null,
  updatedAt: AT,
};
export const conversations: CallValue<'chatAdmin.queue'> = { ...listOf(conversation), waiting: 0, unread: 1 };
export const messages: CallValue<'chatAdmin.messages'> = {
  messages: [
    {
      messageId: ID,
      seq: 1,
      clientId: null,
      from: 'member',
      operator: null,
      text: 'Hello',
      images: [],
      sentAt: AT,
    },
  ],
  hasMore: false,
};

const FINDINGS = [{ signal: 'threw', stable: 0.001, candidate: 0.02 }] as const;

/** The last hour, whenever the page is opened. */
export const loadHistory: CallValue<'remotes.history'> = [
  {
    version: '1.1.0',
    good: 196,
    bad: 4,
    error: 10,
    blocked: 1,
    hour: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString(),
  },
];

export const rollOuts: CallValue<'rollOuts.list'> = listOf({
  rollOutId: '1',
  brand: 'sundarban',
  remote: 'mf-games',
  version: '1.1.0',
  baseline: '1.0.0',
  state: 'running',
  steps: [1, 10, 50, 100].map((percent) => ({ percent, minMinutes: 30, minLoads: 200 })),
  step: 1,
  startsAt: AT,
  stepStartedAt: AT,
  loadsInStep: 120,
  haltsByItself: false,
  findings: [...FINDINGS],
  startedBy: 'Anika',
  reason: 'New lobby',
  endedAt: null,
});

export const alerts: CallValue<'alerts.list'> = listOf({
  alertId: '1',
  brand: 'sundarban',
  kind: 'roll-out-findings',
  remote: 'mf-games',
  version: '1.1.0',
  findings: [...FINDINGS],
  raisedAt: AT,
  acknowledgedAt: null,
  acknowledgedBy: null,
});

export const differences: CallValue<'reconciliation.items'> = listOf({
  itemId: '1',
  vendor: 'PG',
  brand: 'sundarban',
  member: 'amina',
  reason: 'amount_differs',
  round: 'r-1',
  transactionId: 't-1',
  currency: 'BDT',
  createdAt: AT,
  resolvedAt: null,
  resolvedBy: null,
  resolution: null,
  ours: { kind: 'bet', amount: '10.00', at: AT },
  theirs: { kind: 'bet', amount: '12.00', at: AT },
});

export const rounds: CallValue<'incompleteRounds.list'> = listOf({
  betId: ID,
  vendor: 'PG',
  brand: 'sundarban',
  member: 'amina',
  round: 'r-1',
  stake: '10.00',
  currency: 'BDT',
  placedAt: AT,
  resumes: false,
});

export const payouts: CallValue<'payoutReview.list'> = listOf({
  payoutId: '1',
  state: 'waiting',
  vendor: 'PG',
  brand: 'sundarban',
  member: 'amina',
  game: 'golden-delta',
  round: 'r-1',
  transactionId: 't-1',
  stake: '10.00',
  amount: '12000000.00',
  currency: 'BDT',
  receivedAt: AT,
  decidedAt: null,
  decidedBy: null,
  reason: null,
});

export const deposits: CallValue<'depositAdmin.list'> = listOf({
  depositId: ID,
  channelCode: 'bank',
  channelName: 'Bank transfer',
  method: 'transfer',
  currency: 'BDT',
  amount: '500.00',
  received: null,
  fee: '0.00',
  bonus: '0.00',
  offerName: null,
  credited: '500.00',
  wagering: '500.00',
  state: 'review',
  reason: null,
  redirectUrl: null,
  proofImageIds: [],
  finishedAt: null,
  transfer: { bank: 'City Bank', holder: 'Sundarban', number: '0011223344', reference: 'SB-1' },
  createdAt: AT,
  brand: 'sundarban',
  account: 'amina',
  proofNote: 'Paid at noon',
  proofAt: AT,
  decidedBy: null,
  approvedBy: [],
  transactionId: null,
});

const withdrawalSummary = { withdrawalId: ID, amount: '1250.00', currency: 'BDT', state: 'review' } as const;
export const withdrawal: CallValue<'withdrawalAdmin.detail'> = {
  ...withdrawalSummary,
  institutionName: 'City Bank',
  payeeNumber: '•••• 1234',
  holder: 'A•••',
  receipt: null,
  autoReceiptAt: null,
  receivedAmount: null,
  remainingAmount: null,
  reason: null,
  createdAt: AT,
  finishedAt: null,
  brand: 'sundarban',
  account: 'amina',
  score: 40,
  approvals: 0,
  approvalsNeeded: 1,
  outstanding: '0.00',
  actions: ['approve', 'reject'],
  hits: [{ rule: 'new_payee', score: 40 }],
  timeline: [{ at: AT, step: 'requested', amount: '1250.00', note: null, images: [], actor: null }],
  disbursements: [
    { at: AT, amount: '1250.00', state: 'failed', payerReference: 'p-1', failure: 'account closed', finishedAt: AT },
  ],
  member: {
    memberId: 'm-1',
    registeredAt: AT,
    deposited: '2000.00',
    promotions: '0.00',
    play: '-660.00',
    others: '0.00',
    withdrawn: '0.00',
    total: '1340.00',
    cash: '90.00',
    held: '1250.00',
    bonus: '0.00',
    atVendors: '0.00',
    owed: '0.00',
    movements: [{ at: AT, kind: 'deposit', change: '2000.00', balanceAfter: '2000.00' }],
  },
};
