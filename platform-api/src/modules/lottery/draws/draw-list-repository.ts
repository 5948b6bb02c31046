import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

/** A draw as operators see it. */
export interface DrawRow {
  readonly id: bigint;
  readonly game_code: string;
  readonly area: AdminDraw['area'];
  readonly shape: LotteryShape;
  readonly source: AdminDraw['source'];
  readonly issue: string;
  readonly station: string | null;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  readonly state: AdminDraw['state'];
  readonly revision: number;
  readonly result: LotteryResult | null;
  readonly void_reason: string | null;
  readonly void_by: string | null;
}

const DRAWS = `
  select d.id, g.code as game_code, g.area, g.shape, g.source, d.issue, d.station, d.opens_at, d.closes_at, d.draws_at, d.state,
    d.revision, r.result, v.reason as void_reason, o.name as void_by
  from lottery_draw d join lottery_game g on g.id = d.lottery_id
  left join lottery_result r on r.draw_id = d.id and r.revision = d.revision
  left join lottery_void v on v.draw_id = d.id left join operator o on o.id = v.requested_by`;

/** A draw by its id. */
export async function readDrawRow(db: Queryable, drawId: string): Promise<DrawRow | null> {
  const { rows } = await db.query<DrawRow>({
    name: 'admin-lottery-draw',
    text: `${DRAWS} where d.id = $1`,
    values: [drawId],
  });
  return rows[0] ?? null;
}

/** Which draws; null: of any. */
export interface DrawFilter {
  readonly gameCode: string | null;
  readonly state: AdminDraw['state'] | null;
  /** `YYYY-MM-DD` in the zone of the lottery. */
  readonly date: string | null;
  readonly source: AdminDraw['source'] | null;
}

const FILTER = `($1::text is null or g.code = $1) and ($2::text is null or d.state = $2::draw_state)
  and ($3::date is null or d.draws_at >= ($3::date)::timestamp at time zone g.zone
                       and d.draws_at < ($3::date + 1)::timestamp at time zone g.zone)
  and ($4::text is null or g.source = $4)`;

const filterValues = ({ gameCode, state, date, source }: DrawFilter) => [gameCode, state, date, source];

/** How many draws the filter accepts. */
export async function countDraws(db: Queryable, filter: DrawFilter): Promise<number> {
  const { rows } = await db.query<{ total: bigint }>({
    name: 'count-admin-lottery-draws',
    text: `select count(*) as total from lottery_draw d join lottery_game g on g.id = d.lottery_id where ${FILTER}`,
    values: filterValues(filter),
  });
  return Number(rows[0]?.total ?? 0);
}

/** One page of the draws that the filter accepts: those that wait for a result first, then the nearest to now. */
export async function readDrawRows(
  db: Queryable,
  filter: DrawFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<DrawRow[]> {
  const { rows } = await db.query<DrawRow>({
    name: 'admin-lottery-draws',
    text: `${DRAWS}
           where ${FILTER}
           order by (d.state = 'closed' and d.chain_id is null) desc,
             abs(extract(epoch from d.draws_at - now())), d.id
           limit $5 offset $6`,
    values: [...filterValues(filter), page.limit, page.offset],
  });
  return rows;
}
