import type { CallValue } from '../../../shared/contract/src/calls/index';

const side = { account: 'topper', nickname: 'Topper' };
const bill = {
  id: 'b1',
  type: 'dividend',
  period: 'semimonthly',
  from: '2026-10-31T18:00:00.000Z',
  to: '2026-11-15T18:00:00.000Z',
  payer: null,
  payee: side,
  validBet: '80000.00',
  result: '11000.00',
  reductions: '1000.00',
  activeMembers: 12,
  carriedIn: '0.00',
  base: '10000.00',
  tier: 1,
  rate: 400,
  gross: '400.00',
  adjustment: '-5.00',
  due: '395.00',
  paid: '200.00',
  below: '150.00',
  net: '245.00',
  state: 'part',
  dispute: 'rejected',
  settledAt: '2026-11-15T19:00:00.000Z',
} as const satisfies CallValue<'agent.bills'>['content'][number];
const tier = { validBet: '0.00', loss: '1000.00', activeMembers: 5, rate: 400, lossRate: null };
const paging = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
const { gross, due, paid, below, net } = bill;

export const bills: CallValue<'agent.bills'> = {
  content: [bill],
  ...paging,
  totals: { gross, due, paid, below, net },
};

const opened: CallValue<'agentDisputes.show'>['statement'] = {
  bill,
  tiers: [tier],
  days: [{ day: '2026-11-01', validBet: '80000.00', result: '11000.00', reductions: '1000.00' }],
  below: [{ ...bill, id: 'b2', payer: side, payee: { account: 'middle', nickname: 'Middle' } }],
  corrections: [{ from: '2026-10-15T18:00:00.000Z', to: '2026-10-31T18:00:00.000Z', amount: '-5.00' }],
  adjustments: [{ at: '2026-11-16T08:00:00.000Z', reason: 'Two bets counted twice', amount: '-7.00' }],
  payments: [{ at: '2026-11-15T19:00:00.000Z', kind: 'brand', amount: '200.00' }],
};
const objection = {
  id: 'd1',
  text: 'Two of my members are missing',
  state: 'rejected',
  createdAt: '2026-11-16T09:00:00.000Z',
  answer: 'Both are in another line since November 1.',
  answeredAt: '2026-11-16T10:00:00.000Z',
  revision: 2,
} as const;

export const statement: CallValue<'agent.bill'> = {
  ...opened,
  disputes: [{ ...objection, isBeingDecided: false }],
  disputeUntil: '2026-12-15T19:00:00.000Z',
};

export const objections: CallValue<'agentDisputes.show'> = {
  dispute: {
    ...objection,
    brand: 'sundarban',
    currency: 'BDT',
    account: 'middle',
    type: 'dividend',
    period: 'semimonthly',
    from: bill.from,
    to: bill.to,
    due,
    answeredBy: 'Operator',
    proposal: null,
  },
  statement: opened,
  now: {
    validBet: bill.validBet,
    result: bill.result,
    reductions: bill.reductions,
    activeMembers: bill.activeMembers,
    carriedIn: bill.carriedIn,
    base: bill.base,
    tier: bill.tier,
    rate: bill.rate,
    gross: '410.00',
  },
  corrected: '0.00',
  difference: '10.00',
};

export const debt: CallValue<'agent.debt'> = {
  open: '120.00',
  bills: 2,
  float: '20.00',
  cash: '10.00',
  bound: '0.00',
  hold: {
    since: '2026-11-16T08:00:00.000Z',
    cause: { en: 'we are checking accounts of your line' },
    notice: 'Your registrations of November',
    amount: '20.00',
  },
};

export const holds: CallValue<'agentHolds.list'> = {
  content: [
    {
      id: 'h1',
      brand: 'sundarban',
      currency: 'BDT',
      account: 'demosub',
      reason: 'Same device as its upline',
      cause: 'accounts',
      notice: 'Your registrations of November',
      placedBy: 'Operator',
      placedAt: '2026-11-16T08:00:00.000Z',
      releasedBy: null,
      releasedAt: null,
      amount: '20.00',
      bills: 2,
      proposalId: null,
    },
  ],
  ...paging,
};

export const adjustments: CallValue<'agentAdjustments.list'> = {
  content: [
    {
      id: 'a1',
      brand: 'sundarban',
      currency: 'BDT',
      agentAccount: 'demosub',
      payerAccount: null,
      type: 'dividend',
      version: 2,
      amount: '-7.00',
      reason: 'Two bets counted twice',
      proposedBy: 'Operator',
      decidedBy: 'Second',
      decidedAt: '2026-11-16T08:00:00.000Z',
      bill: null,
    },
  ],
  ...paging,
};

export const income: CallValue<'agent.income'> = {
  types: [{ type: 'dividend', gross, due, paid, below, net }],
  running: [
    {
      type: 'dividend',
      period: 'semimonthly',
      from: '2026-11-15T18:00:00.000Z',
      to: '2026-11-30T18:00:00.000Z',
      validBet: '90000.00',
      result: '5000.00',
      activeMembers: 4,
      base: '5000.00',
      tier: null,
      rate: 0,
      estimate: '0.00',
      next: tier,
    },
  ],
};

export const run: CallValue<'agentRuns.show'> = {
  run: {
    id: 'r1',
    brand: 'sundarban',
    currency: 'BDT',
    type: 'dividend',
    period: 'semimonthly',
    from: bill.from,
    to: bill.to,
    state: 'waiting',
    computedAt: bill.settledAt,
    paidAt: null,
    bills: 1,
    due,
    topDue: due,
    paid: '0.00',
    open: '0.00',
    proposalId: null,
  },
  before: null,
  bills: { content: [bill], ...paging },
};
