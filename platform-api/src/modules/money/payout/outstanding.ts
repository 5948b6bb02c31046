import type { WithdrawalRow } from './withdrawal-repository';

/**
 * The amount of another disbursement, in ledger units: the failed order again, or the missing part.
 * @param lastOrder amount of the latest order, null without one
 */
export function outstandingOf(
  { state, amount, received_amount: received }: Pick<WithdrawalRow, 'state' | 'amount' | 'received_amount'>,
  lastOrder: bigint | null,
): bigint {
  if (state === 'failed') return lastOrder ?? amount;
  return state === 'not_received' || state === 'partially_received' ? amount - (received ?? 0n) : 0n;
}
