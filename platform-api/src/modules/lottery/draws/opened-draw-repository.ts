import type { OpenedDraw, UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import type { Queryable } from '../../../platform/database';

/** A draw with its public end. */
export interface OpenedRow extends Omit<OpenedDraw, 'drawsAt'> {
  readonly drawsAt: Date;
}

/** A draw that takes bets or will. */
export interface UpcomingRow extends Omit<UpcomingDraw, 'opensAt' | 'closesAt' | 'drawsAt'> {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

const OPENED = `g.code as "gameCode", d.issue, d.station, d.draws_at as "drawsAt", r.result, v.reason as "voidReason",
  d.revision > 1 as corrected, coalesce(r.simulated, false) as simulated`;

/** Draws with a public end: a void that waits for its second person is not public. */
const ENDED = `lottery_draw d
  left join lottery_result r on r.draw_id = d.id and r.revision = d.revision and d.state <> 'void'
  left join lottery_void v on v.draw_id = d.id and d.state = 'void'`;

const HAS_ENDED = `d.state in ('drawn', 'settling', 'settled', 'void')`;

const UPCOMING = `g.code as "gameCode", d.issue, d.station, d.opens_at as "opensAt", d.closes_at as "closesAt", d.draws_at as "drawsAt"`;

/** Lotteries of brand $1. */
export const OFFERED = `lottery_game g join lottery_brand_game s on s.lottery_id = g.id and s.brand_id = $1 and s.enabled`;

/** On a day, `$2`, of the lottery's zone, `$3`; or on any. */
const ON_DAY = `($2::date is null or d.draws_at >= ($2::date)::timestamp at time zone $3
                 and d.draws_at < ($2::date + 1)::timestamp at time zone $3)`;

export interface OfferedLottery {
  readonly id: number;
  /** IANA name. */
  readonly zone: string;
}

/** A lottery that the brand offers, by its code. */
export async function readOfferedLottery(
  db: Queryable,
  brandId: number,
  gameCode: string,
): Promise<OfferedLottery | null> {
  const { rows } = await db.query<OfferedLottery>({
    name: 'offered-lottery',
    text: `select g.id, g.zone from ${OFFERED} where g.code = $2`,
    values: [brandId, gameCode],
  });
  return rows[0] ?? null;
}

/** Which draws of a lottery: of a day in its zone, or of any. */
export interface OpenedFilter {
  readonly lotteryId: number;
  /** `YYYY-MM-DD` */
  readonly date: string | null;
  readonly zone: string;
}

/** How many draws with a public end the filter accepts. */
export async function countOpenedDraws(db: Queryable, { lotteryId, date, zone }: OpenedFilter): Promise<number> {
  const { rows } = await db.query<{ total: bigint }>({
    name: 'count-opened-lottery-draws',
    text: `select count(*) as total from lottery_draw d where d.lottery_id = $1 and ${HAS_ENDED} and ${ON_DAY}`,
    values: [lotteryId, date, zone],
  });
  return Number(rows[0]?.total ?? 0);
}

/** One page of the draws with a public end that the filter accepts, the latest first. */
export async function readOpenedDraws(
  db: Queryable,
  { lotteryId, date, zone }: OpenedFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<OpenedRow[]> {
  const { rows } = await db.query<OpenedRow>({
    name: 'opened-lottery-draws',
    text: `select ${OPENED} from ${ENDED} join lottery_game g on g.id = d.lottery_id
           where d.lottery_id = $1 and ${HAS_ENDED} and ${ON_DAY} order by d.draws_at desc, d.id desc limit $4 offset $5`,
    values: [lotteryId, date, zone, page.limit, page.offset],
  });
  return rows;
}

/** The last draws with a public end of all lotteries of a brand, the latest first. @param area null: of any */
export async function readRecentDraws(
  db: Queryable,
  brandId: number,
  area: string | null,
  limit: number,
): Promise<OpenedRow[]> {
  const { rows } = await db.query<OpenedRow>({
    name: 'recent-lottery-results',
    text: `select e.* from ${OFFERED} cross join lateral (
             select ${OPENED}, d.id from ${ENDED} where d.lottery_id = g.id and ${HAS_ENDED} and d.draws_at <= now()
             order by d.draws_at desc, d.id desc limit $3
           ) e where $2::text is null or g.area = $2 order by e."drawsAt" desc, e.id desc limit $3`,
    values: [brandId, area, limit],
  });
  return rows;
}

/** The next draws of the lotteries of a brand, the next to close first; null: of any. */
export async function readUpcomingDraws(
  db: Queryable,
  brandId: number,
  { gameCode, area }: { readonly gameCode: string | null; readonly area: string | null },
  limit: number,
): Promise<UpcomingRow[]> {
  const { rows } = await db.query<UpcomingRow>({
    name: 'lottery-schedule',
    text: `select u.* from ${OFFERED} cross join lateral (
             select ${UPCOMING} from lottery_draw d
             where d.lottery_id = g.id and d.state in ('scheduled', 'open') and d.closes_at > clock_timestamp() and d.draws_at > now()
             order by d.draws_at, d.id limit $4
           ) u where ($2::text is null or g.code = $2) and ($3::text is null or g.area = $3)
           order by u."closesAt", u."gameCode", u.issue limit $4`,
    values: [brandId, gameCode, area, limit],
  });
  return rows;
}
