import type { WalletRequest, WalletStatus } from '@marquee/contract/wallet-protocol';
import type pg from 'pg';
import type { Jobs } from '../../../platform/jobs';
import { derivedUuid } from '../derived-uuid';
import type { Player } from '../player';
import type { Delivery, Purse, Refusal, Settlement, StakeOutcome } from './purse';
import type { VendorClient } from './vendor-client';

/** The job that tells the wallet the end of a bet. */
export const WALLET_CALL_TASK = 'in-house-wallet-call';
/** The queue steps in after this when the direct delivery did not succeed. */
const SAFETY_DELAY_MS = 3_000;

type WalletResult =
  | { readonly name: 'win'; readonly body: Omit<WalletRequest<'win'>, 'request_uuid'> }
  | { readonly name: 'rollback'; readonly body: Omit<WalletRequest<'rollback'>, 'request_uuid'> };

const REFUSALS: Partial<Record<WalletStatus, Refusal>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'insufficient_balance',
  RS_ERROR_TOKEN_EXPIRED: 'launch_expired',
  RS_ERROR_INVALID_TOKEN: 'launch_expired',
  RS_ERROR_LIMIT_REACHED: 'bet_limit_reached',
  RS_ERROR_USER_DISABLED: 'play_barred',
};
/** Answers after which repeating a result changes nothing. */
const FINAL: readonly WalletStatus[] = [
  'RS_OK',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_DUPLICATE_TRANSACTION',
];

/** The member's real money, reached by the five calls of the wallet protocol like any vendor's. */
export function createWalletPurse(client: VendorClient, jobs: Jobs, pool: pg.Pool): Purse {
  const send = async (result: WalletResult): Promise<void> => {
    const { status } = await client.call(result.name, result.body);
    if (!FINAL.includes(status)) throw new Error(`wallet answered ${status} to ${result.name}`);
  };
  jobs.handle(WALLET_CALL_TASK, send);

  const queue = async (db: pg.ClientBase, result: WalletResult): Promise<Delivery> => {
    const key = result.body.transaction_uuid;
    await jobs.add(db, WALLET_CALL_TASK, result, { key, delayMs: SAFETY_DELAY_MS });
    return async () => {
      await send(result);
      await jobs.remove(pool, key);
    };
  };

  return {
    async balance(player) {
      const { balance } = await client.call('balance', {
        user: player.key,
        token: player.token,
        game_code: player.game,
      });
      return BigInt(balance ?? 0);
    },

    async stake(player, { id, round, amount, snapshot }): Promise<StakeOutcome> {
      const body = {
        ...transactionOf(player, id, round),
        amount: Number(amount),
        currency: player.currency,
        round_closed: false,
        meta: snapshot,
      };
      const answer = await client.call('bet', body).catch(() => null);
      if (!answer || answer.status === 'RS_ERROR_UNKNOWN') return { kind: 'unknown' };
      if (answer.status === 'RS_OK') return { kind: 'taken', balance: BigInt(answer.balance ?? 0) };
      return { kind: 'refused', reason: REFUSALS[answer.status] ?? 'wallet_refused' };
    },

    settle: (db, settlement) => queue(db, { name: 'win', body: winOf(settlement) }),

    refund(db, player, { id, round }) {
      const transaction = transactionOf(player, derivedUuid(id, 'rollback'), round);
      return queue(db, {
        name: 'rollback',
        body: { ...transaction, reference_transaction_uuid: id, round_closed: true },
      });
    },
  };
}

function transactionOf(player: Player, uuid: string, round: string) {
  return {
    user: player.key,
    token: player.token,
    game_code: player.game,
    transaction_uuid: uuid,
    supplier_transaction_id: uuid,
    round,
  };
}

function winOf({ betId, round, player, payout, detail }: Settlement): Omit<WalletRequest<'win'>, 'request_uuid'> {
  return {
    ...transactionOf(player, derivedUuid(betId, 'win'), round),
    reference_transaction_uuid: betId,
    amount: Number(payout),
    currency: player.currency,
    round_closed: true,
    meta: detail,
  };
}
