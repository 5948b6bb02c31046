import type { Queryable } from '../../../platform/database';
import type { Comparison, Day, Difference, OwnTransaction } from './compare';

/** A vendor's transactions in the ledger, and its wins that wait for an operator: those of the day, and others that it listed. */
export async function readOwnTransactions(
  db: Queryable,
  vendorCode: string,
  { from, to }: Day,
  keys: readonly string[],
): Promise<OwnTransaction[]> {
  const { rows } = await db.query<OwnTransaction>({
    name: 'reconciliation-own',
    text: `select t.key, t.kind::text as kind, abs(t.cash_change) as amount, coalesce(b.is_free, false) as "isFree", b.round_id as round,
             t.brand_id as "brandId", t.member_id as "memberId", t.created_at as at
           from ledger_transaction t left join bet b on b.id = t.id and b.placed_at = t.created_at
           where t.source = $1 and (t.key = any($2) or (t.created_at >= $3 and t.created_at < $4))
           union all
           select x.key, 'win', x.amount, false, null, x.brand_id, x.member_id, x.created_at
           from withheld_win x
           where x.state = 'waiting' and x.source = $1 and (x.key = any($2) or (x.created_at >= $3 and x.created_at < $4))`,
    values: [`vendor:${vendorCode}`, keys, from, to],
  });
  return rows;
}

/** Writes the day's report, replacing an earlier run's. */
export async function writeRun(db: Queryable, vendorId: number, day: string, result: Comparison): Promise<void> {
  await db.query({
    name: 'reconciliation-run-write',
    text: `insert into reconciliation_run (vendor_id, day, transactions, matched, differing, our_bets, their_bets, our_wins, their_wins)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (vendor_id, day) do update set transactions = excluded.transactions, matched = excluded.matched,
             differing = excluded.differing, our_bets = excluded.our_bets, their_bets = excluded.their_bets,
             our_wins = excluded.our_wins, their_wins = excluded.their_wins, finished_at = now()`,
    values: [
      vendorId,
      day,
      result.transactions,
      result.matched,
      result.differences.length,
      result.ourBets,
      result.theirBets,
      result.ourWins,
      result.theirWins,
    ],
  });
}

/** Queues differences, once each; what an operator resolved stays resolved. */
export async function queueDifferences(
  db: Queryable,
  vendorId: number,
  day: string,
  differences: readonly Difference[],
): Promise<void> {
  const items = differences.map(({ reason, key, ours, theirs }) => ({
    reason,
    key,
    round: theirs?.round ?? ours?.round ?? null,
    brand_id: ours?.brandId ?? null,
    member_id: ours ? String(ours.memberId) : null,
    wallet_user: theirs?.user ?? null,
    ours: ours && { kind: ours.kind, amount: String(ours.amount), at: ours.at },
    theirs: theirs && {
      kind: theirs.kind,
      amount: theirs.amount === null ? null : String(theirs.amount),
      at: theirs.at,
    },
  }));
  await db.query({
    name: 'reconciliation-queue',
    text: `insert into reconciliation_item (vendor_id, day, vendor_transaction, reason, round_id, brand_id, member_id, ours, theirs)
           select $1, $2, i.key, i.reason, i.round, coalesce(i.brand_id, m.brand_id), coalesce(i.member_id, m.id), i.ours, i.theirs
           from json_to_recordset($3) as i(reason text, key text, round text, brand_id smallint, member_id bigint, wallet_user text, ours jsonb, theirs jsonb)
           left join member m on m.wallet_user = i.wallet_user
           on conflict (vendor_id, vendor_transaction, reason) where vendor_transaction is not null
             do update set ours = excluded.ours, theirs = excluded.theirs, day = excluded.day
             where reconciliation_item.resolved_at is null`,
    values: [vendorId, day, JSON.stringify(items)],
  });
}

/**
 * Closes items that an earlier run of the day found and this one did not.
 * @returns how many
 */
export async function closeMended(
  db: Queryable,
  vendorId: number,
  day: string,
  differences: readonly Difference[],
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'reconciliation-mended',
    text: `update reconciliation_item i set resolved_at = now()
           where i.vendor_id = $1 and i.day = $2 and i.resolved_at is null and i.vendor_transaction is not null
             and not exists (select from unnest($3::text[], $4::text[]) d(key, reason)
                             where d.key = i.vendor_transaction and d.reason = i.reason)`,
    values: [vendorId, day, differences.map(({ key }) => key), differences.map(({ reason }) => reason)],
  });
  return rowCount ?? 0;
}

/** The vendor's id; null when there is none. Locks it, so that runs of a vendor are serialised. */
export async function lockVendorForRun(db: Queryable, code: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>({
    name: 'reconciliation-lock',
    text: `select id from vendor where code = $1 and pg_advisory_xact_lock(4611002, id) is not null`,
    values: [code],
  });
  return rows[0]?.id ?? null;
}

/** The vendors without a report of the day. */
export async function withoutRun(db: Queryable, codes: readonly string[], day: string): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>({
    name: 'reconciliation-due',
    text: `select v.code from vendor v where v.code = any($1)
             and not exists (select from reconciliation_run r where r.vendor_id = v.id and r.day = $2) order by v.code`,
    values: [codes, day],
  });
  return rows.map(({ code }) => code);
}
