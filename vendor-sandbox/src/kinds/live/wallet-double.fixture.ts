import type { WalletAnswer, WalletCallName } from '@marquee/contract/wallet-protocol';
import type { WalletClient } from '../../conformance/wallet-client';

interface Fields {
  readonly user: string;
  readonly transaction_uuid: string;
  readonly amount?: number;
  readonly reference_transaction_uuid?: string;
}

/** An operator's wallet in memory: every transaction once, however often it is sent. */
export function createWalletDouble(opening: number) {
  const balances = new Map<string, number>();
  const seen = new Map<string, Fields & { readonly name: WalletCallName }>();
  let down = false;

  const balanceOf = (user: string) => balances.get(user) ?? opening;
  const apply = (name: WalletCallName, fields: Fields): WalletAnswer['status'] => {
    if (name === 'balance' || seen.has(fields.transaction_uuid)) return 'RS_OK';
    const referred = seen.get(fields.reference_transaction_uuid ?? '');
    const movedBy = (one: WalletCallName, amount = 0) => (one === 'bet' ? -amount : amount);
    const change =
      name === 'rollback' ? -movedBy(referred?.name ?? 'bet', referred?.amount) : movedBy(name, fields.amount);
    if (balanceOf(fields.user) + change < 0) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    seen.set(fields.transaction_uuid, { ...fields, name });
    balances.set(fields.user, balanceOf(fields.user) + change);
    return 'RS_OK';
  };
  const call = async (name: WalletCallName, fields: object) => {
    if (down) throw new Error('no answer');
    const given = fields as Fields;
    const status = apply(name, given);
    return { httpStatus: 200, ms: 1, status, balance: balanceOf(given.user) };
  };

  return {
    client: { call } as unknown as WalletClient,
    balanceOf,
    /** Transactions that it has booked. */
    booked: (name: WalletCallName, betId: string) =>
      [...seen.values()].filter((one) => one.name === name && one.reference_transaction_uuid === betId),
    set down(isDown: boolean) {
      down = isDown;
    },
  };
}
