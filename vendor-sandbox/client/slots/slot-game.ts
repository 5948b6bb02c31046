import type { PoolTerms } from '../../src/kinds/slots/pool-draw';
import type { FreeBetsView, SlotRoundView } from '../../src/kinds/slots/slot-rounds';

/** A slot as `/game` answers it. */
export interface SlotGame {
  readonly rows: number;
  /** Row of each reel, by line; null where any row counts. */
  readonly lines: readonly (readonly number[])[] | null;
  readonly coins: number;
  readonly pays: readonly (readonly [number, number, number])[];
  readonly scatterPays: readonly number[];
  readonly freeSpins: readonly number[];
  readonly multiplier: number;
  /** Of five symbols, times the stake. */
  readonly jackpot: number | null;
  /** The shared jackpot of the site; null: the session plays for none. */
  readonly pool: PoolTerms | null;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly returnBp: number;
  /** Whether wins may be doubled or lost. */
  readonly hasGamble: boolean;
  readonly stakes: readonly number[];
  readonly round: SlotRoundView | null;
  readonly freeBets: readonly FreeBetsView[];
}

export const WILD = 9;
export const SCATTER = 10;
export const JACKPOT = 11;
export const REELS = 5;

/** Address of a symbol's drawing. */
export const symbolUrl = (vendor: string, game: string, symbol: number): string =>
  `/play/slots/api/symbol?${new URLSearchParams({ vendor, game, symbol: String(symbol) })}`;

/** What the latest spin of a round has won; the shared jackpot comes with the paid one. */
export const latestWin = ({ spins, jackpot }: Pick<SlotRoundView, 'spins' | 'jackpot'>): number =>
  (spins.at(-1)?.won ?? 0) + (spins.length === 1 ? (jackpot ?? 0) : 0);
