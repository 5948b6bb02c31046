import type { BetChange } from './bet-changes';
import type { BetRecord, StudioEntry } from './bet-record';
import type { JackpotPool } from './jackpot-pool';
import type { PlaySession } from './play-session';
import { StudioRefusal } from './studio-refusal';

type PoolPlayer = Pick<PlaySession, 'jackpotPool'>;

/** The jackpot pools of the sessions, built from the journal's entries. */
export function createPoolBook() {
  const pools = new Map<string, JackpotPool>();
  return {
    /** A pool begins as it is at the first launch that names it. */
    addOf({ jackpotPool: pool }: PoolPlayer): void {
      if (pool && !pools.has(pool.id)) pools.set(pool.id, { ...pool, hitBet: null });
    },
    restore: (pool: JackpotPool) => void pools.set(pool.id, pool),
    /** @param bet before the change */
    apply(session: PoolPlayer | undefined, bet: BetRecord, entry: BetChange): void {
      const pool = pools.get(session?.jackpotPool?.id ?? '');
      if (pool) pools.set(pool.id, poolAfter(pool, bet, entry));
    },
    of: ({ jackpotPool }: PoolPlayer): JackpotPool | undefined => pools.get(jackpotPool?.id ?? ''),
    all: () => [...pools.values()],
  };
}

/** A pool after a change of a bet that plays for it. */
function poolAfter(pool: JackpotPool, bet: BetRecord, entry: BetChange): JackpotPool {
  const { contribution = 0, jackpotWin = 0 } = bet;
  switch (entry.do) {
    case 'taken':
      return { ...pool, amount: pool.amount + contribution };
    case 'hit':
      return { ...pool, amount: Math.max(pool.seed, pool.amount - entry.amount), hitBet: bet.id };
    case 'cancel': {
      // Of a stake that was never taken, nothing was counted. A hit that was not settled is in the pool again, without its seed.
      if (bet.state !== 'open') return pool;
      const unhit = jackpotWin > 0 ? pool.amount - pool.seed + jackpotWin : pool.amount;
      return {
        ...pool,
        amount: Math.max(0, unhit - contribution),
        hitBet: pool.hitBet === bet.id ? null : pool.hitBet,
      };
    }
    case 'delivered':
      return pool.hitBet === bet.id ? { ...pool, hitBet: null } : pool;
    default:
      return pool;
  }
}

interface PoolPlayParts {
  readonly book: {
    bet(id: string): BetRecord | undefined;
    session(id: string): PlaySession | undefined;
    pool(session: PlaySession): JackpotPool | undefined;
  };
  readonly write: (entry: StudioEntry) => Promise<void>;
}

/** What kinds of games do with the jackpot pools of their sessions. */
export const createPoolPlay = ({ book, write }: PoolPlayParts) => ({
  poolAmount({ id }: PlaySession): number | null {
    const session = book.session(id);
    if (!session) throw new StudioRefusal(401, 'session_ended');
    return book.pool(session)?.amount ?? null;
  },
  async hitPool(betId: string): Promise<number> {
    const bet = book.bet(betId);
    const session = bet && book.session(bet.sessionId);
    const pool = session && book.pool(session);
    if (bet?.state !== 'open' || !pool || pool.hitBet !== null) return 0;
    await write({ do: 'hit', id: betId, amount: pool.amount });
    return pool.amount;
  },
});
