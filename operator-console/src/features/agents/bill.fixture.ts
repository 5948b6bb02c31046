import type { AgentBill } from '@marquee/contract/calls/settlement';

/** What a dividend of half a month was computed from. */
export const figures = {
  validBet: '80000.00',
  result: '10000.00',
  reductions: '0.00',
  activeMembers: 12,
  carriedIn: '0.00',
  base: '10000.00',
  tier: 2,
  rate: 400,
  gross: '400.00',
};

/** A bill of the brand's that waits to be paid. */
export const bill: AgentBill = {
  ...figures,
  id: 'b1',
  type: 'dividend',
  period: 'semimonthly',
  from: '2026-10-31T18:00:00.000Z',
  to: '2026-11-15T18:00:00.000Z',
  payer: null,
  payee: { account: 'topper', nickname: 'Topper' },
  adjustment: '0.00',
  due: '400.00',
  paid: '0.00',
  below: '100.00',
  net: '300.00',
  state: 'due',
  settledAt: '2026-11-15T20:00:00.000Z',
};
