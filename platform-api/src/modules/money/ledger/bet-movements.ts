/**
 * A stake to take. Field names are those of the SQL type `bet_request`; int8 is passed as text, digests as `\x` hex.
 */
export interface BetRequest {
  readonly source: string;
  readonly key: string;
  readonly request_uuid: string;
  readonly fingerprint: string;
  readonly brand_id: number;
  readonly member_id: string;
  readonly vendor_id: number;
  readonly game_id: number;
  readonly game_type: string;
  readonly round_id: string;
  readonly round_closed: boolean;
  readonly is_free: boolean;
  /** Ledger units. */
  readonly stake: number;
  /** What it is paid at most, hundredths; null: the game has no odds, or the player decides them by cashing out. */
  readonly odds?: number | null;
  readonly terms: Readonly<Record<string, unknown>> | null;
  /** The stake comes from the member's wallet at the vendor, not from the cash. */
  readonly own_wallet?: boolean;
  /** What the stake contributes to a jackpot pool, in ledger units; both or neither. */
  readonly pool_id?: number;
  readonly contribution?: number;
}

/** A payout to make, 0 for a lost bet. Field names are those of the SQL type `win_request`. */
export interface WinRequest {
  readonly source: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly bet_key: string;
  readonly member_id: string;
  readonly round_closed: boolean;
  /** Ledger units. */
  readonly payout: number;
  readonly valid_bet: number | null;
  /** At which the player cashed out, hundredths; what the bet was placed at goes first. */
  readonly odds?: number | null;
  readonly detail: Readonly<Record<string, unknown>> | null;
  /** A win that lifts what its bet pays to this sum, in ledger units, is set aside for an operator; absent: none is. */
  readonly review_from?: number;
  /** The part of the payout that a jackpot pool pays, in ledger units; both or neither. */
  readonly pool_id?: number;
  readonly jackpot_win?: number;
}

export interface RollbackRequest {
  readonly source: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly reference: string;
  readonly memberId: bigint;
}

/** Outcomes as the SQL functions define them (sql/functions). */
export type BetOutcome =
  | 'ok'
  | 'repeat'
  | 'conflict'
  | 'tombstone'
  | 'insufficient'
  | 'single'
  | 'no_wallet'
  | 'limit'
  | 'excluded'
  | 'debt'
  | 'bonus_max_bet'
  | 'bonus_excluded_game';
export type WinOutcome = 'ok' | 'repeat' | 'conflict' | 'tombstone' | 'unknown' | 'single' | 'withheld' | 'empty_pool';
export type RollbackOutcome = 'ok' | 'repeat' | 'conflict' | 'unknown';

export interface Moved<Outcome> {
  readonly outcome: Outcome;
  readonly transactionId: bigint | null;
  /** The balance of the stake's wallet afterwards, in ledger units; null when the member has no account. */
  readonly balance: bigint | null;
  /** The vendor of that wallet; null for the member's cash. */
  readonly walletVendor: number | null;
  /** Of a win that was paid now: all that its bet has paid so far, less the stake, in ledger units. */
  readonly net: bigint | null;
  /** A bonus may hold a part of what the member plays with: read the balance instead of taking this one. */
  readonly hasBonus: boolean;
}
