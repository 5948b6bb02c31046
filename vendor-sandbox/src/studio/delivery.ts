import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WalletCalls } from '../conformance/wallet-client';
import type { BetEnding, BetRecord } from './bet-record';
import type { StoredSession } from './play-session';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** The fields that every transaction of a bet's round has. */
export const transactionOf = (bet: BetRecord, { user, token, gameCode }: StoredSession, id: string) => ({
  user,
  token,
  request_uuid: randomUUID(),
  game_code: gameCode,
  transaction_uuid: id,
  supplier_transaction_id: id,
  round: bet.round,
});

/** What marks a free bet and its win. */
export const freeFields = ({ rewardId }: BetRecord) =>
  rewardId === undefined ? {} : { is_free: true, reward_uuid: rewardId };

/** Delivers closings of bets to the wallet, repeatedly until they are accepted. */
export interface Delivery {
  /** Starts to deliver a closing. Returns after the first attempt, successful or not. */
  send(bet: BetRecord, end: BetEnding, session: StoredSession): Promise<void>;
  close(): void;
}

interface DeliveryParts {
  readonly walletOf: (vendor: string) => WalletCalls;
  /** Called once the wallet has accepted a closing. */
  readonly onDelivered: (bet: BetRecord) => Promise<void>;
  readonly log: FastifyBaseLogger;
}

export function createDelivery({ walletOf, onDelivered, log }: DeliveryParts): Delivery {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  const attempt = async (bet: BetRecord, end: BetEnding, session: StoredSession, pauseMs: number): Promise<void> => {
    const status = await deliver(walletOf(session.vendor), bet, end, session).catch((error: unknown) => String(error));
    if (closed) return;
    if (status === 'RS_OK') return onDelivered(bet);
    log.warn({ bet: bet.id, status, pauseMs }, 'the wallet has not taken the end of a bet yet');
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(bet, end, session, Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
    }, pauseMs);
    timers.add(timer);
  };

  return {
    send: (bet, end, session) => attempt(bet, end, session, FIRST_PAUSE_MS),
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function deliver(wallet: WalletCalls, bet: BetRecord, end: BetEnding, session: StoredSession): Promise<string> {
  const fields = {
    ...transactionOf(bet, session, end.id),
    round_closed: true,
    reference_transaction_uuid: end.of,
    meta: bet.detail,
  };
  if (end.kind === 'win') {
    const meta = { ...bet.detail, ...(bet.jackpotWin && { jackpot_win: bet.jackpotWin }) };
    const win = { ...fields, ...freeFields(bet), meta, amount: end.amount, currency: session.currency };
    return (await wallet.call('win', win)).status;
  }
  const { status } = await wallet.call('rollback', fields);
  // The bet never arrived: there is nothing to refund, and the wallet's tombstone stops a late one.
  return status === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' ? 'RS_OK' : status;
}
