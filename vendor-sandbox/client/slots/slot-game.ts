/** What the studio says of a slot. */
export interface SlotGame {
  readonly rows: number;
  /** Row of each reel, by line; null where any row counts. */
  readonly lines: readonly (readonly number[])[] | null;
  readonly coins: number;
  readonly pays: readonly (readonly [number, number, number])[];
  readonly scatterPays: readonly number[];
  readonly freeSpins: readonly number[];
  readonly multiplier: number;
  readonly jackpot: number | null;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly returnBp: number;
  readonly stakes: readonly number[];
  readonly round: SlotRound | null;
  readonly freeBets: readonly FreeBets[];
}

/** Free bets of the player in this game. */
export interface FreeBets {
  readonly reward: string;
  readonly left: number;
  /** The stake of each. */
  readonly value: number;
  readonly endsAt: string;
}

export interface SpinWin {
  readonly kind: 'line' | 'ways' | 'scatter' | 'jackpot';
  readonly symbol: number;
  readonly count: number;
  readonly line: number | null;
  readonly pay: number;
  readonly cells: readonly (readonly [number, number])[];
}

export interface Spin {
  readonly grid: readonly (readonly number[])[];
  readonly wins: readonly SpinWin[];
  readonly multiplier: number;
  readonly won: number;
  readonly freeSpins: number;
}

export type Colour = 'red' | 'black';

export interface PlayedRound {
  readonly stake: number;
  readonly spins: readonly Spin[];
  readonly freeLeft: number;
  readonly gambles: readonly { readonly pick: Colour; readonly drawn: Colour }[];
  readonly won: number;
}

export interface SlotRound extends PlayedRound {
  readonly bet: string;
  readonly open: boolean;
  readonly mayGamble: boolean;
}

export const WILD = 9;
export const SCATTER = 10;
export const JACKPOT = 11;
export const REELS = 5;

/** Address of a symbol's drawing. */
export const symbolUrl = (vendor: string, game: string, symbol: number): string =>
  `/play/slots/api/symbol?${new URLSearchParams({ vendor, game, symbol: String(symbol) })}`;
