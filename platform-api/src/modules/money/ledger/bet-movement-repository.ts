import type { Queryable } from '../../../platform/database';
import type {
  BetOutcome,
  BetRequest,
  Moved,
  RollbackOutcome,
  RollbackRequest,
  WinOutcome,
  WinRequest,
} from './bet-movements';

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

/** Creates the partitions of the bets of this month and the next two where they are missing. */
export async function ensureBetPartitions(db: Queryable): Promise<void> {
  await db.query('select ensure_bet_partitions()');
}
