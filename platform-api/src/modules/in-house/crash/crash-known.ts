import type pg from 'pg';
import {
  type CrashRoundRow,
  readCrashHistory,
  readNewestRound,
  readShownRoundBets,
  type ShownBet,
} from './crash-repository';
import { frameOf, historyOf } from './crash-table';

const HISTORY_ROUNDS = 20;
/** What was read longer ago is read again for a page that connects. */
const FRESH_MS = 1_000;

/** The newest round with its bets, and the last rounds as a message of the stream. */
export interface KnownRound {
  readonly round: CrashRoundRow;
  readonly bets: Map<string, ShownBet>;
  readonly history: string;
}

/** What this process knows of the newest round, so that pages and changes cost no reading each. */
export interface CrashKnown {
  /** Pages that connect together share one reading. Null before the first round. */
  now(): Promise<KnownRound | null>;
  readAnew(): Promise<KnownRound | null>;
  /** Takes changed bets over; reads anew when they are of another round. */
  merge(rows: readonly ShownBet[]): Promise<KnownRound | null>;
}

interface Reading extends KnownRound {
  readonly readMs: number;
  /** Which reading it is from. */
  readonly order: number;
}

export function createCrashKnown(pool: pg.Pool, onRead: (round: CrashRoundRow) => void): CrashKnown {
  let known: Reading | null = null;
  let reading: Promise<KnownRound | null> | null = null;
  let readings = 0;

  const readAnew = async (): Promise<KnownRound | null> => {
    const readMs = Date.now();
    const order = ++readings;
    const round = await readNewestRound(pool);
    if (!round) return null;
    const bets = new Map((await readShownRoundBets(pool, round.id)).map((bet) => [bet.id, bet]));
    const history = frameOf('history', historyOf(await readCrashHistory(pool, HISTORY_ROUNDS)));
    // Readings may overtake each other.
    if (known && known.order > order) return known;
    known = { round, bets, history, readMs, order };
    onRead(round);
    return known;
  };

  return {
    readAnew,
    async now() {
      if (known && Date.now() - known.readMs < FRESH_MS) return known;
      reading ??= readAnew().finally(() => {
        reading = null;
      });
      return reading;
    },
    async merge(rows) {
      const { round } = known ?? {};
      if (!round || rows.some((bet) => bet.round_id !== round.id)) await readAnew();
      for (const bet of rows) if (bet.round_id === known?.round.id) known.bets.set(bet.id, bet);
      return known;
    },
  };
}
