import type { LimitPeriod, MoneyLimitKind, PlayBar } from '@marquee/contract/calls/limits';
import type { Queryable } from '../../../platform/database';
import type { StoredLimit } from './limit-change';

export type LimitKind = MoneyLimitKind | 'session';

export interface LimitKey {
  readonly memberId: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** A limit in force, with what its period has used. Ledger units; seconds for `session`. */
export interface UsedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly used: bigint;
  readonly pending_amount: bigint | null;
  /** Null when no looser limit is pending. */
  readonly pending_from: Date | null;
}

/** Locks the member's bets and limit changes until the transaction ends. */
export async function lockLimits(db: Queryable, memberId: bigint): Promise<void> {
  await db.query({
    name: 'limits-lock',
    text: `select from wallet where member_id = $1 and kind = 'cash' for update`,
    values: [memberId],
  });
}

export async function readLimit(db: Queryable, { memberId, kind, period }: LimitKey): Promise<StoredLimit | null> {
  const { rows } = await db.query<{ amount: bigint; pending_amount: bigint | null; pending_from: Date | null }>({
    name: 'limit-read',
    text: `select amount, pending_amount, pending_from from member_limit
           where member_id = $1 and kind = $2::limit_kind and period = $3::limit_period`,
    values: [memberId, kind, period],
  });
  const row = rows[0];
  return row
    ? { amount: row.amount, pending: row.pending_from && { amount: row.pending_amount, from: row.pending_from } }
    : null;
}

export async function writeLimit(
  db: Queryable,
  { memberId, kind, period }: LimitKey,
  { amount, pending }: StoredLimit,
  now: Date,
): Promise<void> {
  if (amount === null) {
    await db.query({
      name: 'limit-delete',
      text: 'delete from member_limit where member_id = $1 and kind = $2::limit_kind and period = $3::limit_period',
      values: [memberId, kind, period],
    });
    return;
  }
  await db.query({
    name: 'limit-write',
    text: `insert into member_limit (member_id, kind, period, amount, set_at, pending_amount, pending_from)
           values ($1, $2::limit_kind, $3::limit_period, $4, $5, $6, $7)
           on conflict (member_id, kind, period) do update
             set amount = excluded.amount, set_at = excluded.set_at,
                 pending_amount = excluded.pending_amount, pending_from = excluded.pending_from`,
    values: [memberId, kind, period, amount, now, pending?.amount ?? null, pending?.from ?? null],
  });
}

/** The member's limits in force at a moment, in order. */
export async function readUsedLimits(db: Queryable, memberId: bigint, now: Date): Promise<UsedLimit[]> {
  const { rows } = await db.query<UsedLimit>({
    name: 'limits-used',
    text: `select u.kind, u.period, u.amount, u.used, l.pending_amount,
             case when l.pending_from > $2 then l.pending_from end as pending_from
           from limit_usage(array[$1::bigint], enum_range(null::limit_kind), $2) u
           join member_limit l using (member_id, kind, period) order by u.kind, u.period`,
    values: [memberId, now],
  });
  return rows;
}

/** The remaining deposit amount, null without a limit. Concurrent callers for one member are serialised. */
export async function depositAllowance(db: Queryable, memberId: bigint, now: Date): Promise<bigint | null> {
  await db.query({
    name: 'limits-lock-deposit',
    text: `select from member_limit where member_id = $1 and kind = 'deposit' order by period for update`,
    values: [memberId],
  });
  const { rows } = await db.query<{ allowance: bigint | null }>({
    name: 'limits-deposit-allowance',
    text: `select min(greatest(amount - used, 0)) as allowance from limit_usage(array[$1::bigint], array['deposit']::limit_kind[], $2)`,
    values: [memberId, now],
  });
  return rows[0]?.allowance ?? null;
}

/** The bar in force at a moment; of several the one that ends last. */
export async function readBar(db: Queryable, memberId: bigint, now: Date): Promise<PlayBar | null> {
  const { rows } = await db.query<{ kind: PlayBar['kind']; ends_at: Date | null }>({
    name: 'limits-bar',
    text: `select kind, ends_at from play_bar where member_id = $1 and starts_at <= $2 and (ends_at is null or ends_at > $2)
           order by ends_at desc nulls first limit 1`,
    values: [memberId, now],
  });
  const row = rows[0];
  return row ? { kind: row.kind, until: row.ends_at?.toISOString() ?? null } : null;
}

export async function insertBar(
  db: Queryable,
  memberId: bigint,
  kind: PlayBar['kind'],
  now: Date,
  until: Date | null,
): Promise<void> {
  await db.query({
    name: 'limits-bar-insert',
    text: 'insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, $2, $3, $4)',
    values: [memberId, kind, now, until],
  });
}

/** Switches the limit check for the member's bets on or off. */
export async function refreshLimited(db: Queryable, memberId: bigint, now: Date): Promise<void> {
  await db.query({ name: 'limits-refresh', text: 'select refresh_limited($1, $2)', values: [memberId, now] });
}

/** Counts recent play time from before the clock ran. */
export async function startPlayClock(db: Queryable, memberId: bigint, now: Date): Promise<void> {
  await db.query({ name: 'limits-clock', text: 'select start_play_clock($1, $2)', values: [memberId, now] });
}

export async function readRealityMinutes(db: Queryable, memberId: bigint): Promise<number | null> {
  const { rows } = await db.query<{ minutes: number }>({
    name: 'limits-reality-minutes',
    text: 'select minutes from reality_check where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.minutes ?? null;
}

export async function writeRealityMinutes(db: Queryable, memberId: bigint, minutes: number): Promise<void> {
  await db.query({
    name: 'limits-reality-write',
    text: `insert into reality_check (member_id, minutes) values ($1, $2)
           on conflict (member_id) do update set minutes = excluded.minutes`,
    values: [memberId, minutes],
  });
}

/** Stakes and payouts of the bets since a moment, in ledger units. */
export async function readResultSince(
  db: Queryable,
  memberId: bigint,
  since: Date,
): Promise<{ staked: bigint; won: bigint }> {
  const { rows } = await db.query<{ staked: bigint; won: bigint }>({
    name: 'limits-result',
    text: `select coalesce(sum(stake), 0)::int8 as staked, coalesce(sum(payout), 0)::int8 as won
           from bet where member_id = $1 and placed_at >= $2 and status <> 'rolled_back'`,
    values: [memberId, since],
  });
  return rows[0] ?? { staked: 0n, won: 0n };
}
