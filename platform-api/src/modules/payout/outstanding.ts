import type { WithdrawalRow } from './withdrawal-repository';

/**
 * What another disbursement would pay, in ledger units: the failed order once more, or what the member misses.
 * @param lastOrder amount of the latest order, null before there is one
 */
export function outstandingOf(
  { state, amount, received_amount: received }: Pick<WithdrawalRow, 'state' | 'amount' | 'received_amount'>,
  lastOrder: bigint | null,
): bigint {
  if (state === 'failed') return lastOrder ?? amount;
  return state === 'not_received' || state === 'partially_received' ? amount - (received ?? 0n) : 0n;
}
