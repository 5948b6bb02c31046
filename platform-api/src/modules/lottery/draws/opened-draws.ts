import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { OpenedDraw, UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import type pg from 'pg';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';

/** What visitors of a brand see of its lotteries. Times by the clock of the database, as bets close by it. */
export interface OpenedDraws {
  /** @throws Failure `not_found` for a game that the brand does not offer */
  opened(
    brandId: number,
    request: ParsedCallRequest<'lottery.openedNumber'>,
  ): Promise<CallValue<'lottery.openedNumber'>>;
  recent(brandId: number, request: ParsedCallRequest<'lottery.recentResults'>): Promise<OpenedDraw[]>;
  schedule(brandId: number, request: ParsedCallRequest<'lottery.schedule'>): Promise<CallValue<'lottery.schedule'>>;
}

interface OpenedRow extends Omit<OpenedDraw, 'drawsAt'> {
  readonly drawsAt: Date;
}
interface UpcomingRow extends Omit<UpcomingDraw, 'opensAt' | 'closesAt' | 'drawsAt'> {
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
export function createOpenedDraws(pool: pg.Pool): OpenedDraws {
  return {
    async opened(brandId, request) {
      const { rows: games } = await pool.query<{ id: number; zone: string }>({
        name: 'offered-lottery',
        text: `select g.id, g.zone from ${OFFERED} where g.code = $2`,
        values: [brandId, request.gameCode],
      });
      const game = games[0];
      if (!game) throw new Failure('not_found');
      const days = `($2::date is null or d.draws_at >= ($2::date)::timestamp at time zone $3
                     and d.draws_at < ($2::date + 1)::timestamp at time zone $3)`;
      const values = [game.id, request.date ?? null, game.zone];
      const { rows: counts } = await pool.query<{ total: bigint }>({
        name: 'count-opened-lottery-draws',
        text: `select count(*) as total from lottery_draw d where d.lottery_id = $1 and ${HAS_ENDED} and ${days}`,
        values,
      });
      const { rows } = await pool.query<OpenedRow>({
        name: 'opened-lottery-draws',
        text: `select ${OPENED} from ${ENDED} join lottery_game g on g.id = d.lottery_id
               where d.lottery_id = $1 and ${HAS_ENDED} and ${days} order by d.draws_at desc, d.id desc limit $4 offset $5`,
        values: [...values, request.pageSize, offsetOf({ pageNo: request.page, pageSize: request.pageSize })],
      });
      const page = { pageNo: request.page, pageSize: request.pageSize };
      return pageOf(rows.map(presentOpened), Number(counts[0]?.total ?? 0), page);
    },

    async recent(brandId, { area, pageSize }) {
      const { rows } = await pool.query<OpenedRow>({
        name: 'recent-lottery-results',
        text: `select e.* from ${OFFERED} cross join lateral (
                 select ${OPENED}, d.id from ${ENDED} where d.lottery_id = g.id and ${HAS_ENDED} and d.draws_at <= now()
                 order by d.draws_at desc, d.id desc limit $3
               ) e where $2::text is null or g.area = $2 order by e."drawsAt" desc, e.id desc limit $3`,
        values: [brandId, area ?? null, pageSize],
      });
      return rows.map(presentOpened);
    },

    async schedule(brandId, { gameCode, area, pageSize }) {
      const { rows } = await pool.query<UpcomingRow>({
        name: 'lottery-schedule',
        text: `select u.* from ${OFFERED} cross join lateral (
                 select ${UPCOMING} from lottery_draw d
                 where d.lottery_id = g.id and d.state in ('scheduled', 'open') and d.closes_at > clock_timestamp() and d.draws_at > now()
                 order by d.draws_at, d.id limit $4
               ) u where ($2::text is null or g.code = $2) and ($3::text is null or g.area = $3)
               order by u."closesAt", u."gameCode", u.issue limit $4`,
        values: [brandId, gameCode ?? null, area ?? null, pageSize],
      });
      return { serverTime: await readTime(pool), draws: rows.map(presentUpcoming) };
    },
  };
}

export async function readTime(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ now: Date }>({ name: 'clock', text: 'select clock_timestamp() as now' });
  return (rows[0] as { now: Date }).now.toISOString();
}

const presentOpened = ({ gameCode, issue, station, drawsAt, result, voidReason, corrected, simulated }: OpenedRow) => ({
  gameCode,
  issue,
  station,
  drawsAt: drawsAt.toISOString(),
  result,
  voidReason,
  corrected,
  simulated,
});

const presentUpcoming = (row: UpcomingRow): UpcomingDraw => ({
  gameCode: row.gameCode,
  issue: row.issue,
  station: row.station,
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  drawsAt: row.drawsAt.toISOString(),
});
