import type { GameType } from '@marquee/contract/constants';
import type { Queryable } from '../../../platform/database';

export interface RebateRow {
  /** Of the run, as an ISO date. */
  readonly day: string;
  readonly state: 'paid' | 'claimable' | 'claimed';
  /** Ledger units, like all amounts. */
  readonly payable: bigint;
  /** How much of it is for corrections of earlier days. */
  readonly corrected: bigint;
  readonly wagering: bigint;
  readonly countedAt: Date;
  readonly expiresAt: Date | null;
  readonly lines: readonly { readonly gameType: GameType; readonly validBet: string; readonly amount: string }[];
}

/** A member's rebates with something to pay, latest first. */
export async function readRebates(db: Queryable, memberId: bigint, limit: number): Promise<readonly RebateRow[]> {
  const { rows } = await db.query<RebateRow>({
    name: 'rebates-of-member',
    text: `select b.day::text, b.state, b.payable, b.wagering, b.counted_at as "countedAt", b.expires_at as "expiresAt",
                  (b.carried_in + coalesce((select sum(d.amount) from rebate_day d
                                            where d.member_id = b.member_id and d.run_day = b.day and d.day < b.day), 0))::bigint as corrected,
                  coalesce((select json_agg(l) from (
                    select game_type as "gameType", sum(valid_bet)::text as "validBet", sum(amount)::text as amount
                    from rebate_line where member_id = b.member_id and run_day = b.day and day = b.day
                    group by game_type order by sum(amount) desc, game_type
                  ) l), '[]') as lines
           from rebate b
           where b.member_id = $1 and b.state in ('paid', 'claimable', 'claimed') order by b.day desc limit $2`,
    values: [memberId, limit],
  });
  return rows;
}

export interface ClaimRow {
  readonly day: string;
  readonly state: string;
  readonly payable: bigint;
  readonly wagering: bigint;
  readonly expiresAt: Date | null;
}

/** What a member could claim, locked until the caller's transaction ends. @param day null: all that is claimable */
export async function lockClaims(tx: Queryable, memberId: bigint, day: string | null): Promise<readonly ClaimRow[]> {
  const { rows } = await tx.query<ClaimRow>({
    name: 'rebate-claims',
    text: `select day::text, state, payable, wagering, expires_at as "expiresAt" from rebate
           where member_id = $1 and case when $2::date is null then state = 'claimable' else day = $2 and state in ('claimable', 'claimed', 'paid') end
           order by day for update`,
    values: [memberId, day],
  });
  return rows;
}

export async function markClaimed(tx: Queryable, memberId: bigint, day: string, at: Date): Promise<void> {
  await tx.query({
    name: 'rebate-claimed',
    text: `update rebate set state = 'claimed', claimed_at = $3 where member_id = $1 and day = $2`,
    values: [memberId, day, at],
  });
}

export interface RunRow {
  readonly brandId: number;
  readonly day: string;
  readonly isManual: boolean | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly members: number;
  readonly open: number;
  /** Sums in ledger units. */
  readonly paid: bigint;
  readonly claimable: bigint;
  readonly lapsed: bigint;
  readonly withheld: bigint;
  readonly corrected: bigint;
}

/** One page of runs, latest first. @param brandIds null: of all brands */
export async function readRuns(
  db: Queryable,
  brandIds: readonly number[] | null,
  at: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly RunRow[]; readonly total: number }> {
  const { rows } = await db.query<RunRow & { total: number }>({
    name: 'rebate-runs',
    text: `with page as (
             select *, count(*) over ()::int as total from rebate_run where $1::int[] is null or brand_id = any($1)
             order by day desc, brand_id limit $3 offset $4
           )
           select r.brand_id as "brandId", r.day::text, r.started_at as "startedAt", r.finished_at as "finishedAt", r.total, s.*,
                  coalesce((select sum(d.amount) from rebate_day d join rebate e on e.member_id = d.member_id and e.day = d.run_day
                            where e.brand_id = r.brand_id and e.day = r.day and d.run_day = r.day and d.day < r.day), 0)::bigint as corrected
           from page r
           cross join lateral (
             select count(*)::int as members, (count(*) filter (where b.state = 'open'))::int as open,
                    bool_or(b.state in ('claimable', 'claimed')) filter (where b.state in ('paid', 'claimable', 'claimed')) as "isManual",
                    coalesce(sum(b.payable) filter (where b.state in ('paid', 'claimed')), 0)::bigint as paid,
                    coalesce(sum(b.payable) filter (where b.state = 'claimable' and b.expires_at > $2), 0)::bigint as claimable,
                    coalesce(sum(b.payable) filter (where b.state = 'claimable' and b.expires_at <= $2), 0)::bigint as lapsed,
                    coalesce(sum(b.payable) filter (where b.state = 'withheld'), 0)::bigint as withheld
             from rebate b where b.brand_id = r.brand_id and b.day = r.day
           ) s
           order by r.day desc, r.brand_id`,
    values: [brandIds, at, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}
