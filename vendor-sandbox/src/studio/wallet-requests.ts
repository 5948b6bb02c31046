import type { WalletAnswer, WalletStatus } from '@marquee/contract/wallet-protocol';
import type { WalletCalls } from '../conformance/wallet-client';
import type { BetAnswer, BetRecord, Detail, NewBet, StudioEntry } from './bet-record';
import type { BetBook } from './bet-book';
import { freeFields, transactionOf } from './delivery';
import { isPlayable } from './free-bets';
import type { StoredSession } from './play-session';
import { StudioRefusal } from './studio-refusal';

interface WalletRequestsParts {
  readonly book: BetBook;
  readonly write: (entry: StudioEntry) => Promise<void>;
  readonly walletOf: (vendor: string) => WalletCalls;
  readonly cancel: (betId: string, detail?: Detail) => Promise<void>;
}

/** Reasons for clients by the wallet's status; with any other status the result is unknown. */
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

/** Takes stakes from the wallet, or from a demo's balance, and reads balances. */
export function createWalletRequests({ book, write, walletOf, cancel }: WalletRequestsParts) {
  const pendingBets = new Map<string, Promise<BetAnswer>>();

  const takeFromDemo = async (id: string, stake: number, sessionId: string): Promise<BetAnswer> => {
    const remaining = book.demoBalance(sessionId) - stake;
    if (remaining < 0) {
      await write({ do: 'refused', id, reason: 'not_enough_money', balance: remaining + stake });
      return { accepted: false, reason: 'not_enough_money', balance: remaining + stake };
    }
    await write({ do: 'taken', id, balance: remaining });
    return { accepted: true, balance: remaining };
  };

  const takeFromWallet = async (bet: BetRecord, session: StoredSession): Promise<BetAnswer> => {
    const fields = {
      ...transactionOf(bet, session, bet.id),
      ...freeFields(bet),
      round_closed: false,
      amount: bet.stake,
      currency: session.currency,
      meta: { ...bet.detail, ...(bet.contribution && { jackpot_contribution: bet.contribution }) },
    };
    const answer: WalletAnswer | null = await walletOf(session.vendor)
      .call('bet', fields)
      .catch(() => null);
    const balance = answer?.balance ?? null;
    if (answer?.status === 'RS_OK' && book.bet(bet.id)?.state === 'asked') {
      await write({ do: 'taken', id: bet.id, balance: balance ?? 0 });
      return { accepted: true, balance: balance ?? 0 };
    }
    const reason = answer && REASONS[answer.status];
    if (!reason) {
      await cancel(bet.id);
      return { accepted: false, reason: 'wallet_unreachable', balance };
    }
    await write({ do: 'refused', id: bet.id, reason, balance });
    return { accepted: false, reason, balance };
  };

  const placeBet = async (session: StoredSession, { rewardId, ...bet }: NewBet): Promise<BetAnswer> => {
    const at = new Date().toISOString();
    const free = rewardId === undefined ? {} : { rewardId };
    await write({ do: 'bet', bet: { ...bet, ...free, kind: session.kind, sessionId: session.id, at } });
    const record = book.bet(bet.id);
    if (!record) throw new Error('a bet that was just written');
    return session.demo ? takeFromDemo(bet.id, bet.stake, session.id) : takeFromWallet(record, session);
  };

  return {
    async bet(session: StoredSession, bet: NewBet): Promise<BetAnswer> {
      if (!BET_ID.test(bet.id) || !Number.isSafeInteger(bet.stake) || bet.stake <= 0)
        throw new StudioRefusal(400, 'bet_malformed');
      const existingBet = book.bet(bet.id);
      const pendingAnswer = pendingBets.get(bet.id);
      if (existingBet && pendingAnswer && existingBet.sessionId === session.id && existingBet.stake === bet.stake)
        return pendingAnswer;
      if (existingBet) return repeatAnswer(existingBet, session, bet);
      if (bet.rewardId !== undefined && !mayPlayFree(book, session, bet)) throw new StudioRefusal(409, 'no_free_bet');
      const answer = placeBet(session, bet).finally(() => pendingBets.delete(bet.id));
      pendingBets.set(bet.id, answer);
      return answer;
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

function mayPlayFree(book: BetBook, session: StoredSession, { stake, rewardId }: NewBet): boolean {
  const reward = book.reward(rewardId ?? '');
  return reward !== undefined && reward.value === stake && isPlayable(reward, session, Date.now());
}

/** The answer to the repeat of a bet. */
function repeatAnswer(existingBet: BetRecord, session: StoredSession, { stake }: NewBet): BetAnswer {
  if (existingBet.sessionId !== session.id || existingBet.stake !== stake) throw new StudioRefusal(409, 'bet_id_taken');
  if (existingBet.state === 'refused')
    return { accepted: false, reason: existingBet.reason ?? 'refused', balance: existingBet.balance };
  if (existingBet.state === 'cancelled' && existingBet.balance === null)
    return { accepted: false, reason: 'wallet_unreachable', balance: null };
  return { accepted: true, balance: existingBet.balance ?? 0 };
}
