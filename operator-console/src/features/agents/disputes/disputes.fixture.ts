import type { AgentDispute } from '@marquee/contract/calls/agent-disputes';
import type { CallValue } from '@marquee/contract/calls/index';
import { bill, figures } from '../bill.fixture';

/** An open objection to a dividend bill of half a month. */
export const dispute: AgentDispute = {
  id: 'd1',
  brand: 'sundarban',
  currency: 'BDT',
  account: 'middle',
  type: 'dividend',
  period: 'semimonthly',
  from: '2026-10-31T18:00:00.000Z',
  to: '2026-11-15T18:00:00.000Z',
  due: '400.00',
  text: 'Two of my members are missing',
  state: 'open',
  createdAt: '2026-11-16T09:00:00.000Z',
  answer: null,
  answeredBy: null,
  answeredAt: null,
  proposal: null,
  revision: 3,
};

export const shown: CallValue<'agentDisputes.show'> = {
  dispute,
  statement: {
    bill: {
      ...bill,
      payer: { account: 'topper', nickname: 'Topper' },
      payee: { account: 'middle', nickname: 'Middle' },
      paid: '400.00',
      below: '0.00',
      net: '400.00',
      state: 'paid',
    },
    tiers: [],
    days: [{ day: '2026-11-01', validBet: '80000.00', result: '10000.00', reductions: '0.00' }],
    below: [],
    corrections: [],
    adjustments: [],
    payments: [{ at: '2026-11-15T20:00:00.000Z', kind: 'upline', amount: '400.00' }],
  },
  now: figures,
  corrected: '0.00',
  difference: '0.00',
};
