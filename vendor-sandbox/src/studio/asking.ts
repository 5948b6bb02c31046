import type { WalletAnswer, WalletStatus } from '@marquee/contract/wallet-protocol';
import type { WalletClient } from '../conformance/wallet-client';
import type { BetRecord, Detail, StoredSession, StudioEntry } from './bet-record';
import type { StudioBook } from './book';
import { freeFields, transactionOf } from './delivery';
import { isPlayable } from './free-bets';
import { StudioRefusal } from './refusal';
import type { BetAnswer, NewBet } from './studio';

interface AskingParts {
  readonly book: StudioBook;
  readonly write: (entry: StudioEntry) => Promise<void>;
  readonly walletOf: (vendor: string) => WalletClient;
  readonly cancel: (betId: string, detail?: Detail) => Promise<void>;
}

/** Refusals of the wallet as clients know them; any other status leaves open what has happened. */
const REASONS: Partial<Record<WalletStatus, string>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'not_enough_money',
  RS_ERROR_LIMIT_REACHED: 'limit_reached',
  RS_ERROR_TOKEN_EXPIRED: 'session_ended',
  RS_ERROR_INVALID_TOKEN: 'session_ended',
  RS_ERROR_USER_DISABLED: 'player_blocked',
  RS_ERROR_INVALID_GAME: 'refused',
  RS_ERROR_WRONG_CURRENCY: 'refused',
  RS_ERROR_INVALID_PARTNER: 'refused',
  RS_ERROR_INVALID_SIGNATURE: 'refused',
  RS_ERROR_WRONG_SYNTAX: 'refused',
  RS_ERROR_WRONG_TYPES: 'refused',
};

const BET_ID = /^[\w-]{8,64}$/;

/** Asks the wallet for stakes and balances. */
export function createAsking({ book, write, walletOf, cancel }: AskingParts) {
  const underWay = new Map<string, Promise<BetAnswer>>();

  const fromPurse = async (id: string, stake: number, sessionId: string): Promise<BetAnswer> => {
    const left = book.purse(sessionId) - stake;
    if (left < 0) {
      await write({ do: 'refused', id, reason: 'not_enough_money', balance: left + stake });
      return { taken: false, reason: 'not_enough_money', balance: left + stake };
    }
    await write({ do: 'taken', id, balance: left });
    return { taken: true, balance: left };
  };

  const fromWallet = async (bet: BetRecord, session: StoredSession): Promise<BetAnswer> => {
    const fields = {
      ...transactionOf(bet, session, bet.id),
      ...freeFields(bet),
      round_closed: false,
      amount: bet.stake,
      currency: session.currency,
      meta: bet.detail,
    };
    const answer: WalletAnswer | null = await walletOf(session.vendor)
      .call('bet', fields)
      .catch(() => null);
    const balance = answer?.balance ?? null;
    if (answer?.status === 'RS_OK' && book.bet(bet.id)?.state === 'asked') {
      await write({ do: 'taken', id: bet.id, balance: balance ?? 0 });
      return { taken: true, balance: balance ?? 0 };
    }
    const reason = answer && REASONS[answer.status];
    if (!reason) {
      await cancel(bet.id);
      return { taken: false, reason: 'wallet_unreachable', balance };
    }
    await write({ do: 'refused', id: bet.id, reason, balance });
    return { taken: false, reason, balance };
  };

  const place = async (session: StoredSession, { rewardId, ...bet }: NewBet): Promise<BetAnswer> => {
    const at = new Date().toISOString();
    const free = rewardId === undefined ? {} : { rewardId };
    await write({ do: 'bet', bet: { ...bet, ...free, kind: session.kind, sessionId: session.id, at } });
    const written = book.bet(bet.id);
    if (!written) throw new Error('a bet that was just written');
    return session.demo ? fromPurse(bet.id, bet.stake, session.id) : fromWallet(written, session);
  };

  return {
    async bet(session: StoredSession, bet: NewBet): Promise<BetAnswer> {
      if (!BET_ID.test(bet.id) || !Number.isSafeInteger(bet.stake) || bet.stake <= 0)
        throw new StudioRefusal(400, 'bet_malformed');
      const known = book.bet(bet.id);
      const waiting = underWay.get(bet.id);
      if (known && waiting && known.sessionId === session.id && known.stake === bet.stake) return waiting;
      if (known) return repeat(known, session, bet);
      if (bet.rewardId !== undefined && !mayPlayFree(book, session, bet)) throw new StudioRefusal(409, 'no_free_bet');
      const placing = place(session, bet).finally(() => underWay.delete(bet.id));
      underWay.set(bet.id, placing);
      return placing;
    },
    async balance({ vendor, user, token, gameCode }: StoredSession): Promise<number> {
      const answer = await walletOf(vendor)
        .call('balance', { user, token, game_code: gameCode, request_uuid: crypto.randomUUID() })
        .catch(() => null);
      if (answer?.status === 'RS_OK' && answer.balance !== undefined) return answer.balance;
      throw answer && REASONS[answer.status] === 'session_ended'
        ? new StudioRefusal(401, 'session_ended')
        : new StudioRefusal(503, 'wallet_unreachable');
    },
  };
}

function mayPlayFree(book: StudioBook, session: StoredSession, { stake, rewardId }: NewBet): boolean {
  const reward = book.reward(rewardId ?? '');
  return reward !== undefined && reward.value === stake && isPlayable(reward, session, Date.now());
}

/** The answer of a bet that is known already. */
function repeat(known: BetRecord, session: StoredSession, { stake }: NewBet): BetAnswer {
  if (known.sessionId !== session.id || known.stake !== stake) throw new StudioRefusal(409, 'bet_id_taken');
  if (known.state === 'refused') return { taken: false, reason: known.reason ?? 'refused', balance: known.balance };
  if (known.state === 'cancelled' && known.balance === null)
    return { taken: false, reason: 'wallet_unreachable', balance: null };
  return { taken: true, balance: known.balance ?? 0 };
}
