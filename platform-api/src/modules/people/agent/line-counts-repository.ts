import type { TimeRange } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import type { LineFilter } from './line-figures-repository';

/** What a line has in a period that is no sum of days. */
export interface LineCountsRow {
  readonly registrations: number;
  readonly active: number;
}

/**
 * Registrations below a member in a period, and who had valid bets in it, each once; who stood in the line on the day.
 * @param time the period as moments
 */
export async function readLineCounts(
  db: Queryable,
  { brandId, memberId, from, to }: LineFilter,
  time: TimeRange,
): Promise<LineCountsRow> {
  const { rows } = await db.query<LineCountsRow>({
    name: 'line-counts',
    text: `select
             (select count(*)::int
              from member m join brand o on o.id = m.brand_id
              join member_line l on l.member_id = m.id and l.from_day <= brand_day(m.created_at, o.offset_minutes)
                and (l.to_day is null or l.to_day > brand_day(m.created_at, o.offset_minutes))
              where m.brand_id = $1 and m.created_at >= $5 and m.created_at < $6 and l.uplines @> array[$2::bigint]) as registrations,
             (select count(distinct l.member_id)::int
              from member_line l
              where (l.uplines @> array[$2::bigint] or l.member_id = $2)
                and exists (select from member_daily d
                            where d.member_id = l.member_id and d.brand_id = $1 and d.valid_bet > 0
                              and d.day between greatest($3::date, l.from_day) and least($4::date, coalesce(l.to_day - 1, $4::date)))) as active`,
    values: [brandId, memberId, from, to, time.start, time.end],
  });
  const [counts] = rows;
  if (!counts) throw new Error('counts without a row');
  return counts;
}

export interface FunnelRow {
  readonly registered: number;
  readonly deposited: number;
  readonly active: number;
}

/** What became, until now, of the members who registered below a member in a time: each step is of those of the step before. */
export async function readFunnel(
  db: Queryable,
  brandId: number,
  memberId: bigint,
  time: TimeRange,
): Promise<FunnelRow> {
  const { rows } = await db.query<FunnelRow>({
    name: 'line-funnel',
    text: `select count(*)::int as registered, count(*) filter (where deposited)::int as deposited,
             count(*) filter (where deposited and active)::int as active
           from (
             select exists (select from ledger_transaction t where t.member_id = m.id and t.kind = 'deposit') as deposited,
                    exists (select from member_daily d where d.member_id = m.id and d.valid_bet > 0) as active
             from member m join brand o on o.id = m.brand_id
             join member_line l on l.member_id = m.id and l.from_day <= brand_day(m.created_at, o.offset_minutes)
               and (l.to_day is null or l.to_day > brand_day(m.created_at, o.offset_minutes))
             where m.brand_id = $1 and m.created_at >= $3 and m.created_at < $4 and l.uplines @> array[$2::bigint]
           ) joined`,
    values: [brandId, memberId, time.start, time.end],
  });
  const [funnel] = rows;
  if (!funnel) throw new Error('a funnel without a row');
  return funnel;
}
