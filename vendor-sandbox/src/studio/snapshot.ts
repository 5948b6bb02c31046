import { type BetRecord, isDelivered, type StudioEntry } from './bet-record';
import type { FreeBetsLeft } from './free-bets';
import type { JackpotPool } from './jackpot-pool';
import type { StoredSession } from './play-session';

/** How long a session may be played. */
export const SESSION_LIFE_MS = 12 * 3_600_000;
/** How long closed bets are stored: longer than reconciliation and corrections reach back. */
const BET_LIFE_MS = 90 * 86_400_000;
/** How long the id of an expired reward is stored, so that a late repeat grants nothing. */
const REWARD_LIFE_MS = 90 * 86_400_000;

interface BookContents {
  readonly sessions: readonly StoredSession[];
  readonly bets: readonly BetRecord[];
  readonly rewards: readonly FreeBetsLeft[];
  /** What demo sessions have left. */
  readonly demoBalances: ReadonlyMap<string, number>;
  readonly pools: readonly JackpotPool[];
}

/**
 * The entries to store: every bet that is open or not delivered to the wallet; closed ones for 90 days, those of a demo as long as
 * its session; the sessions of both; rewards until 90 days after their end; every jackpot pool.
 */
export function snapshotOf(
  { sessions, bets, rewards, demoBalances, pools }: BookContents,
  nowMs: number,
): StudioEntry[] {
  const playableSessions = new Set(
    sessions.filter(({ openedAt }) => nowMs - Date.parse(openedAt) <= SESSION_LIFE_MS).map(({ id }) => id),
  );
  const demoSessions = new Set(sessions.filter(({ demo }) => demo).map(({ id }) => id));
  const mustKeep = (bet: BetRecord) => {
    if (bet.state === 'asked' || bet.state === 'open' || !isDelivered(bet)) return true;
    if (demoSessions.has(bet.sessionId)) return playableSessions.has(bet.sessionId);
    return nowMs - Date.parse(bet.endedAt ?? bet.at) <= BET_LIFE_MS;
  };
  const keptBets = bets.filter(mustKeep);
  const neededSessions = new Set([...playableSessions, ...keptBets.map(({ sessionId }) => sessionId)]);
  return [
    ...sessions.filter(({ id }) => neededSessions.has(id)).map((session) => ({ do: 'session', session }) as const),
    ...rewards
      .filter(({ endsAt }) => nowMs - Date.parse(endsAt) <= REWARD_LIFE_MS)
      .map((reward) => ({ do: 'reward', reward }) as const),
    ...keptBets.map((bet) => ({ do: 'kept', bet }) as const),
    ...[...demoBalances]
      .filter(([id]) => demoSessions.has(id) && neededSessions.has(id))
      .map(([sessionId, amount]) => ({ do: 'purse', sessionId, amount }) as const),
    ...pools.map((pool) => ({ do: 'pool', pool }) as const),
  ];
}
