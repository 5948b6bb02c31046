import type pg from 'pg';
import {
  type CrashRoundRow,
  readCrashHistory,
  readNewestRound,
  readListedRoundBets,
  type ListedBet,
} from './crash-repository';
import { frameOf, historyOf } from './crash-table';

const HISTORY_ROUNDS = 20;
/** A page that connects refreshes a cached round older than this. */
const FRESH_MS = 1_000;

/** The newest round with its bets, and the recent rounds as a message of the stream. */
export interface CachedRound {
  readonly round: CrashRoundRow;
  readonly bets: Map<string, ListedBet>;
  readonly history: string;
}

/** Caches the newest round in the process, so that pages and changes cost no query each. */
export interface CrashRoundCache {
  /** Pages that connect together share one read. Null before the first round. */
  now(): Promise<CachedRound | null>;
  refresh(): Promise<CachedRound | null>;
  /** Merges changed bets; refreshes when they belong to another round. */
  merge(rows: readonly ListedBet[]): Promise<CachedRound | null>;
}

interface Reading extends CachedRound {
  readonly readMs: number;
  /** Sequence number of the read. */
  readonly order: number;
}

export function createCrashRoundCache(pool: pg.Pool, onRead: (round: CrashRoundRow) => void): CrashRoundCache {
  let cached: Reading | null = null;
  let reading: Promise<CachedRound | null> | null = null;
  let readings = 0;

  const refresh = async (): Promise<CachedRound | null> => {
    const readMs = Date.now();
    const order = ++readings;
    const round = await readNewestRound(pool);
    if (!round) return null;
    const bets = new Map((await readListedRoundBets(pool, round.id)).map((bet) => [bet.id, bet]));
    const history = frameOf('history', historyOf(await readCrashHistory(pool, HISTORY_ROUNDS)));
    // Reads may finish out of order.
    if (cached && cached.order > order) return cached;
    cached = { round, bets, history, readMs, order };
    onRead(round);
    return cached;
  };

  return {
    refresh,
    async now() {
      if (cached && Date.now() - cached.readMs < FRESH_MS) return cached;
      reading ??= refresh().finally(() => {
        reading = null;
      });
      return reading;
    },
    async merge(rows) {
      const { round } = cached ?? {};
      if (!round || rows.some((bet) => bet.round_id !== round.id)) await refresh();
      for (const bet of rows) if (bet.round_id === cached?.round.id) cached.bets.set(bet.id, bet);
      return cached;
    },
  };
}
