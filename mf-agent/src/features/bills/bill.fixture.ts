import type { AgentBill } from '@marquee/contract/calls/settlement';

/** A dividend bill of half a month: 4 % of 10,000, of which a downline gets 150. */
export const bill: AgentBill = {
  id: 'b1',
  type: 'dividend',
  period: 'semimonthly',
  from: '2026-10-31T18:00:00.000Z',
  to: '2026-11-15T18:00:00.000Z',
  payer: { account: 'topper', nickname: 'Topper' },
  payee: { account: 'middle', nickname: 'Middle' },
  validBet: '80000.00',
  result: '11000.00',
  reductions: '1000.00',
  activeMembers: 12,
  carriedIn: '0.00',
  base: '10000.00',
  tier: 2,
  rate: 400,
  gross: '400.00',
  adjustment: '-5.00',
  due: '395.00',
  paid: '200.00',
  below: '150.00',
  net: '245.00',
  state: 'part',
  settledAt: '2026-11-15T19:00:00.000Z',
};
