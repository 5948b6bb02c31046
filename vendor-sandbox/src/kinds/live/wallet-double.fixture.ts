import type { WalletAnswer, WalletCallName } from '@marquee/contract/wallet-protocol';
import type { WalletCalls } from '../../conformance/wallet-client';

interface Fields {
  readonly user: string;
  readonly transaction_uuid: string;
  readonly amount?: number;
  readonly reference_transaction_uuid?: string;
}

/** An operator's wallet in memory: idempotent by transaction. */
export function createWalletDouble(openingBalance: number) {
  const balances = new Map<string, number>();
  const transactions = new Map<string, Fields & { readonly name: WalletCallName }>();
  let isDown = false;

  const balanceOf = (user: string) => balances.get(user) ?? openingBalance;
  const apply = (name: WalletCallName, fields: Fields): WalletAnswer['status'] => {
    if (name === 'balance' || transactions.has(fields.transaction_uuid)) return 'RS_OK';
    const reference = transactions.get(fields.reference_transaction_uuid ?? '');
    const changeBy = (entry: WalletCallName, amount = 0) => (entry === 'bet' ? -amount : amount);
    const change =
      name === 'rollback' ? -changeBy(reference?.name ?? 'bet', reference?.amount) : changeBy(name, fields.amount);
    if (balanceOf(fields.user) + change < 0) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    transactions.set(fields.transaction_uuid, { ...fields, name });
    balances.set(fields.user, balanceOf(fields.user) + change);
    return 'RS_OK';
  };
  const client: WalletCalls = {
    async call(name, fields) {
      if (isDown) throw new Error('no answer');
      const transaction = fields as Fields;
      const status = apply(name, transaction);
      return { httpStatus: 200, ms: 1, status, balance: balanceOf(transaction.user) };
    },
  };

  return {
    client,
    balanceOf,
    /** Booked transactions. */
    booked: (name: WalletCallName, betId: string) =>
      [...transactions.values()].filter(
        (candidate) => candidate.name === name && candidate.reference_transaction_uuid === betId,
      ),
    set down(value: boolean) {
      isDown = value;
    },
  };
}
