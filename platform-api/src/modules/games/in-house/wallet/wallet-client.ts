import type pg from 'pg';
import type { Player } from '../player';

/** A stake to take; `id` is the bet's transaction key. */
export interface Stake {
  readonly id: string;
  readonly round: string;
  readonly amount: bigint;
  /** What it is paid at most, hundredths; absent: there are no odds, or the player decides them by cashing out. */
  readonly odds?: number | undefined;
  /** Odds and rule version, stored with the bet. */
  readonly snapshot: Readonly<Record<string, unknown>>;
}

/** The result of a bet; written in the transaction that closes it. */
export interface Settlement {
  /** The bet's transaction key. */
  readonly betId: string;
  readonly round: string;
  readonly player: Player;
  /** Ledger units; 0 for a loss. */
  readonly payout: bigint;
  /** Ledger units that were at risk; null: the stake. */
  readonly validBet?: bigint | null;
  /** At which the player cashed out, hundredths. */
  readonly odds?: number | undefined;
  /** Details of the round for the betting record. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Why a stake was not taken; a code of the error catalogue. */
export type Refusal =
  | 'insufficient_balance'
  | 'launch_expired'
  | 'bet_limit_reached'
  | 'play_barred'
  | 'wallet_refused';

export type StakeOutcome =
  | { readonly kind: 'taken'; readonly balance: bigint }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  /** No answer: it may or may not have been taken; roll it back. */
  | { readonly kind: 'unknown' };

/** Delivers a queued result now, after the commit; when it fails, the queue repeats it. */
export type Delivery = () => Promise<void>;

/** A game's only access to a player's money: stakes and results. */
export interface WalletClient {
  balance(player: Player): Promise<bigint>;
  stake(player: Player, stake: Stake): Promise<StakeOutcome>;
  /** Queues the result of a bet in the caller's transaction. */
  settle(client: pg.ClientBase, settlement: Settlement): Promise<Delivery>;
  /** The same for many bets at once. */
  settleAll(client: pg.ClientBase, settlements: readonly Settlement[]): Promise<Delivery>;
  /** Queues the return of a stake that was or may have been taken. */
  refund(client: pg.ClientBase, player: Player, stake: Pick<Stake, 'id' | 'round' | 'amount'>): Promise<Delivery>;
}
