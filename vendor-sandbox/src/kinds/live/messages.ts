import type { Outcome, LiveGame } from './rules/outcome';
import type { Phase } from './table/table-machine';
import type { Step } from './table/deal-steps';

/** What stays the same while a player is at the table; event `table` of the stream. Amounts: 1/100,000. */
export interface TableMessage {
  readonly game: LiveGame;
  readonly limits: {
    readonly min: number;
    readonly max: number;
    readonly maxPayout: number;
    readonly chips: readonly number[];
  };
  readonly returns: Readonly<Record<string, number>>;
  readonly bettingMs: number;
}

export interface Seat {
  /** End of the player's id behind dots; whole names stay with the platform. */
  readonly name: string;
  readonly me: boolean;
  /** Null for a player in another currency, or in demo beside players for money: amounts would not compare. */
  readonly stake: number | null;
  readonly payout: number;
  /** Spots with a stake, the largest first. */
  readonly spots: readonly string[];
}

export interface MyBet {
  readonly id: string;
  readonly spots: readonly { readonly spot: string; readonly stake: number; readonly payout?: number }[];
}

/** The complete state of the round; event `round`, after every change. Times: milliseconds of the server. */
export interface RoundMessage {
  readonly sentMs: number;
  readonly id: string;
  readonly number: number;
  readonly phase: Phase;
  readonly dueMs: number;
  readonly shown: readonly { readonly step: Step; readonly atMs: number }[];
  /** Null until the result is called. */
  readonly outcome: Outcome | null;
  /** Stakes of players in the same currency, or in demo. */
  readonly totals: Readonly<Record<string, { readonly stake: number; readonly players: number }>>;
  readonly seats: readonly Seat[];
  /** All players at the table. */
  readonly watching: number;
  readonly mine: readonly MyBet[];
}

/** Event `history`: oldest first. */
export interface HistoryMessage {
  readonly outcomes: readonly Outcome[];
}

/** Event `balance`: after what the player had on the table is paid. */
export interface BalanceMessage {
  readonly balance: number;
}
