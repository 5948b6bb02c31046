import type { Queryable } from '../../../platform/database';

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

interface MovedRow<Outcome> {
  ord: number;
  outcome: Outcome;
  transaction_id: bigint | null;
  balance: bigint | null;
  wallet_vendor: number | null;
  net?: bigint | null;
  has_bonus: boolean | null;
}

/** Takes many stakes in one transaction; results in the order of the requests. Keys must be distinct. */
export function placeBets(db: Queryable, bets: readonly BetRequest[]): Promise<Moved<BetOutcome>[]> {
  return callBatch(
    db,
    'place-bets',
    `select ord, outcome, transaction_id, balance, has_bonus from place_bets($1)`,
    bets,
    (index) => (bets[index]?.own_wallet ? bets[index].vendor_id : null),
  );
}

/** Pays many wins in one transaction; results in the order of the requests. Keys must be distinct. */
export function settleBets(db: Queryable, wins: readonly WinRequest[]): Promise<Moved<WinOutcome>[]> {
  const text = 'select ord, outcome, transaction_id, balance, wallet_vendor, net, has_bonus from settle_bets($1)';
  return callBatch(db, 'settle-bets', text, wins);
}

async function callBatch<Outcome>(
  db: Queryable,
  name: string,
  text: string,
  requests: readonly object[],
  walletOf?: (index: number) => number | null,
): Promise<Moved<Outcome>[]> {
  const list = JSON.stringify(requests.map((request, index) => ({ ord: index, ...request })));
  const { rows } = await db.query<MovedRow<Outcome>>({ name, text, values: [list] });
  const results: Moved<Outcome>[] = [];
  for (const { ord, outcome, transaction_id, balance, wallet_vendor, net, has_bonus } of rows)
    results[ord] = {
      outcome,
      transactionId: transaction_id,
      balance,
      walletVendor: walletOf ? walletOf(ord) : wallet_vendor,
      net: net ?? null,
      hasBonus: has_bonus ?? false,
    };
  return results;
}

/** Reverses a bet or a win, or leaves a tombstone when the original has not arrived yet. */
export async function rollBack(db: Queryable, request: RollbackRequest): Promise<Moved<RollbackOutcome>> {
  const { rows } = await db.query<Omit<MovedRow<RollbackOutcome>, 'ord'>>({
    name: 'roll-back',
    text: 'select outcome, transaction_id, balance, wallet_vendor, has_bonus from roll_back($1, $2, $3, $4, $5)',
    values: [request.source, request.key, request.fingerprint, request.reference, request.memberId],
  });
  const row = rows[0];
  if (!row) throw new Error('roll_back returned no row');
  return {
    outcome: row.outcome,
    transactionId: row.transaction_id,
    balance: row.balance,
    walletVendor: row.wallet_vendor,
    net: null,
    hasBonus: row.has_bonus ?? false,
  };
}
