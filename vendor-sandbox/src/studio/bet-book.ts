import { type BetChange, applyChange, newBet, demoBalanceChange } from './bet-changes';
import type { BetRecord, StudioEntry } from './bet-record';
import { type FreeBetsLeft, isPlayable } from './free-bets';
import type { JackpotPool } from './jackpot-pool';
import { createPoolBook } from './pool-book';
import type { StoredSession } from './play-session';
import { snapshotOf } from './snapshot';

/** Balance of a new demo: 10,000 units. */
export const DEMO_OPENING_BALANCE = 1_000_000_000;

/** Sessions, bets and rewards, built from the journal's entries. */
export interface BetBook {
  apply(entry: StudioEntry): void;
  session(id: string): StoredSession | undefined;
  bet(id: string): BetRecord | undefined;
  /** Oldest first. */
  bets(): Iterable<BetRecord>;
  /** Newest first: of a player at a vendor's game, over all sessions. */
  betsOf(session: StoredSession, limit: number): BetRecord[];
  /** The fewest entries that give the same book. @param nowMs since the epoch */
  snapshot(nowMs: number): StudioEntry[];
  reward(id: string): FreeBetsLeft | undefined;
  /** Free bets of a session's player, soonest to expire first. @param nowMs since the epoch */
  playableRewards(session: StoredSession, nowMs: number): FreeBetsLeft[];
  /** Balance of a demo session. */
  demoBalance(sessionId: string): number;
  /** The jackpot pool that a session plays for. */
  pool(session: StoredSession): JackpotPool | undefined;
}

const playerKey = ({ vendor, user, gameCode }: StoredSession) => `${vendor} ${user} ${gameCode}`;

/** Ids of bets by player and game. */
function createPlayerIndex() {
  const idsByPlayer = new Map<string, string[]>();
  return {
    add(session: StoredSession | undefined, betId: string): void {
      if (!session) return;
      const ids = idsByPlayer.get(playerKey(session)) ?? [];
      ids.push(betId);
      idsByPlayer.set(playerKey(session), ids);
    },
    /** Newest first. */
    latest: (session: StoredSession, limit: number): string[] =>
      (idsByPlayer.get(playerKey(session)) ?? []).slice(-limit).reverse(),
  };
}

export function createBetBook(): BetBook {
  const sessions = new Map<string, StoredSession>();
  const bets = new Map<string, BetRecord>();
  const betIds = createPlayerIndex();
  const demoBalances = new Map<string, number>();
  const rewards = new Map<string, FreeBetsLeft>();
  const pools = createPoolBook();

  const add = (bet: BetRecord) => {
    bets.set(bet.id, bet);
    betIds.add(sessions.get(bet.sessionId), bet.id);
  };
  const adjustReward = (rewardId: string | undefined, by: 1 | -1) => {
    const reward = rewardId === undefined ? undefined : rewards.get(rewardId);
    if (reward) rewards.set(reward.id, { ...reward, left: reward.left + by });
  };
  const change = (entry: BetChange) => {
    const bet = bets.get(entry.id);
    if (!bet) throw new Error(`the journal has no bet ${entry.id}`);
    bets.set(bet.id, applyChange(bet, entry));
    pools.apply(sessions.get(bet.sessionId), bet, entry);
    // A free bet that was not played can be used again.
    if (entry.do === 'refused' || entry.do === 'cancel') adjustReward(bet.rewardId, 1);
    // A reversed win may be spent already: the balance never goes below 0.
    const balance = (demoBalances.get(bet.sessionId) ?? DEMO_OPENING_BALANCE) + demoBalanceChange(bet, entry);
    demoBalances.set(bet.sessionId, Math.max(0, balance));
  };
  const apply = (entry: StudioEntry): void => {
    switch (entry.do) {
      case 'session':
        sessions.set(entry.session.id, entry.session);
        return pools.addOf(entry.session);
      case 'reward':
        return void rewards.set(entry.reward.id, entry.reward);
      case 'bet':
        adjustReward(entry.bet.rewardId, -1);
        return add(newBet(entry.bet));
      case 'kept':
        return add(entry.bet);
      case 'purse':
        return void demoBalances.set(entry.sessionId, entry.amount);
      case 'pool':
        return pools.restore(entry.pool);
      default:
        change(entry);
    }
  };

  return {
    apply,
    snapshot: (nowMs) =>
      snapshotOf(
        {
          sessions: [...sessions.values()],
          bets: [...bets.values()],
          rewards: [...rewards.values()],
          demoBalances,
          pools: pools.all(),
        },
        nowMs,
      ),
    session: (id) => sessions.get(id),
    bet: (id) => bets.get(id),
    bets: () => bets.values(),
    betsOf: (session, limit) => betIds.latest(session, limit).flatMap((id) => bets.get(id) ?? []),
    reward: (id) => rewards.get(id),
    playableRewards: (session, nowMs) =>
      [...rewards.values()]
        .filter((reward) => isPlayable(reward, session, nowMs))
        .sort((one, other) => one.endsAt.localeCompare(other.endsAt)),
    pool: pools.of,
    demoBalance: (sessionId) => demoBalances.get(sessionId) ?? DEMO_OPENING_BALANCE,
  };
}
