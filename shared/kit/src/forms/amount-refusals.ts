import type { AMOUNT_FAULT_CODES } from '@marquee/contract/amount';

type AmountRefusal = (typeof AMOUNT_FAULT_CODES)[keyof typeof AMOUNT_FAULT_CODES];

/** For `useFormSubmit`: refusals of an amount are shown beside the field `amount`. */
export const AMOUNT_REFUSALS = {
  amount_invalid: 'amount',
  amount_below_minimum: 'amount',
  amount_above_maximum: 'amount',
} as const satisfies Readonly<Record<AmountRefusal, 'amount'>>;
