import { type AmountBounds, type AmountFault, amountFault, isMore } from '@marquee/contract/amount';

export type TransferFault = AmountFault | 'short';

/** What a transfer of the brand may be, and what there is to send. Decimal strings. */
interface TransferBounds extends AmountBounds {
  readonly available: string;
}

/** What is wrong with an amount to send, null when nothing is. The server checks again. */
export function transferFault(amount: string, { available, ...bounds }: TransferBounds): TransferFault | null {
  return amountFault(amount, bounds) ?? (isMore(amount, available) ? 'short' : null);
}
