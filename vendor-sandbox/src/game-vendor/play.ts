import { randomUUID } from 'node:crypto';
import type { WalletAnswer } from '@marquee/contract/wallet-protocol';
import type { WalletClient } from '../conformance/wallet-client';
import type { Book, TransactionRecord } from './book';

/** A round to play: player, game and result. */
export interface Wager {
  readonly user: string;
  readonly token: string;
  readonly game_code: string;
  readonly currency: string;
  readonly stake: number;
  /** Null leaves the round open, as when the player's line breaks. */
  readonly payout: number | null;
  /** A free bet of this reward: takes nothing. */
  readonly reward_uuid: string | null;
}

export interface PlayedRound {
  readonly round: string;
  readonly bet: string;
  readonly status: string;
  readonly balance: number | null;
}

/** Plays rounds against the platform's wallet: a bet and its win; a bet without an answer is rolled back. */
export function createPlay(wallet: WalletClient, book: Book) {
  return async ({ user, token, game_code, currency, stake, payout, reward_uuid }: Wager): Promise<PlayedRound> => {
    const round = randomUUID();
    const transaction = () => {
      const id = randomUUID();
      return {
        user,
        token,
        request_uuid: randomUUID(),
        game_code,
        transaction_uuid: id,
        supplier_transaction_id: id,
        round,
      };
    };
    const write = (kind: TransactionRecord['kind'], id: string, reference: string | null, amount: number | null) =>
      book.add({
        transaction_uuid: id,
        kind,
        reference_transaction_uuid: reference,
        user,
        round,
        amount,
        at: new Date().toISOString(),
      });
    const roundOf = (id: string, { status, balance }: Pick<WalletAnswer, 'status' | 'balance'>): PlayedRound => ({
      round,
      bet: id,
      status,
      balance: balance ?? null,
    });

    const free = reward_uuid === null ? {} : { is_free: true, reward_uuid };
    const bet = { ...transaction(), round_closed: false, amount: stake, currency, ...free };
    const answer = await wallet.call('bet', bet).catch(() => null);
    if (answer && answer.status !== 'RS_OK') return roundOf(bet.transaction_uuid, answer);
    write('bet', bet.transaction_uuid, null, stake);
    if (!answer) {
      const rollback = { ...transaction(), round_closed: true, reference_transaction_uuid: bet.transaction_uuid };
      write('rollback', rollback.transaction_uuid, bet.transaction_uuid, null);
      return roundOf(bet.transaction_uuid, await wallet.call('rollback', rollback));
    }
    if (payout === null) return roundOf(bet.transaction_uuid, answer);
    const win = {
      ...transaction(),
      round_closed: true,
      amount: payout,
      currency,
      reference_transaction_uuid: bet.transaction_uuid,
    };
    write('win', win.transaction_uuid, bet.transaction_uuid, payout);
    return roundOf(bet.transaction_uuid, await wallet.call('win', win));
  };
}
