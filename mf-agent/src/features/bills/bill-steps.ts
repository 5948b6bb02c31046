import type { AgentBill } from '@marquee/contract/calls/settlement';
import type { CallValue } from '@marquee/contract/calls/index';

type PaymentKind = CallValue<'agent.bill'>['payments'][number]['kind'];

/** The text that names who made a payment of a bill: what the upline owes is paid by the brand where a line begins. */
export const payerText = ({ payer }: Pick<AgentBill, 'payer'>, kind: PaymentKind) =>
  kind === 'upline' && payer === null ? ('contracts.brand' as const) : (`bills.kind.${kind}` as const);

/** How the sum of a bill comes about, step by step, by the type of its contract. */
export const BILL_STEPS = {
  dividend: ['result', 'reductions', 'carriedIn', 'base', 'gross', 'adjustment', 'due', 'below', 'net', 'paid'],
  dailySalary: ['validBet', 'gross', 'adjustment', 'due', 'below', 'net', 'paid'],
  hourlySalary: ['validBet', 'gross', 'adjustment', 'due', 'below', 'net', 'paid'],
  realTimeSalary: ['gross', 'adjustment', 'due', 'below', 'net', 'paid'],
  acquisition: ['gross', 'adjustment', 'due', 'below', 'net', 'paid'],
} as const;
