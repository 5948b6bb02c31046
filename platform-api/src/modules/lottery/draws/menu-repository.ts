import type { LotteryMenuEntry, OpenedDraw, UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';
import { OFFERED } from './opened-draw-repository';

/** A lottery of a brand with its next issue and its last result. */
export interface MenuRow {
  readonly gameCode: string;
  readonly nodeId: number;
  readonly area: LotteryMenuEntry['area'];
  readonly shape: LotteryShape;
  readonly next: UpcomingDraw | null;
  readonly last: OpenedDraw | null;
}

/** ISO time in JSON that the database makes. */
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Games with their next issue and their last result. */
const MENU = `select g.code as "gameCode", g.game_id as "nodeId", g.area, g.shape, n.next, l.last
  from ${OFFERED}
  left join lateral (
    select json_build_object('gameCode', g.code, 'issue', d.issue, 'station', d.station, 'opensAt', ${iso('d.opens_at')},
             'closesAt', ${iso('d.closes_at')}, 'drawsAt', ${iso('d.draws_at')}) as next
    from lottery_draw d
    where d.lottery_id = g.id and d.state in ('scheduled', 'open') and d.draws_at > now() and d.closes_at > clock_timestamp()
    order by d.draws_at, d.id limit 1
  ) n on true
  left join lateral (
    select json_build_object('gameCode', g.code, 'issue', d.issue, 'station', d.station, 'drawsAt', ${iso('d.draws_at')},
             'result', r.result, 'voidReason', null, 'corrected', d.revision > 1, 'simulated', r.simulated) as last
    from lottery_draw d join lottery_result r on r.draw_id = d.id and r.revision = d.revision
    where d.lottery_id = g.id and d.draws_at <= now() and d.state <> 'void'
    order by d.draws_at desc, d.id desc limit 1
  ) l on true`;

/** The lotteries of a brand. @param area null: of any */
export async function readMenu(
  db: Queryable,
  brandId: number,
  area: LotteryMenuEntry['area'] | null,
): Promise<MenuRow[]> {
  const { rows } = await db.query<MenuRow>({
    name: 'lottery-menu',
    text: `${MENU} where $2::text is null or g.area = $2 order by g.id`,
    values: [brandId, area],
  });
  return rows;
}

/** The lotteries of a brand, the most played of the last week first. @param area null: of any */
export async function readPopular(
  db: Queryable,
  brandId: number,
  area: LotteryMenuEntry['area'] | null,
): Promise<MenuRow[]> {
  const { rows } = await db.query<MenuRow>({
    name: 'popular-lotteries',
    text: `${MENU} left join lateral (
             select count(*) as tickets from lottery_ticket t join lottery_draw d on d.id = t.draw_id
             where d.lottery_id = g.id and t.placed_at > now() - interval '7 days' and d.draws_at > now() - interval '7 days'
           ) t on true
           where $2::text is null or g.area = $2 order by t.tickets desc, g.id`,
    values: [brandId, area],
  });
  return rows;
}

/** The lotteries of a brand that a member played within 30 days, the last played first. */
export async function readPlayed(db: Queryable, brandId: number, memberId: bigint): Promise<MenuRow[]> {
  const { rows } = await db.query<MenuRow>({
    name: 'played-lotteries',
    text: `${MENU} join (
             select d.lottery_id, max(t.placed_at) as placed_at from lottery_ticket t join lottery_draw d on d.id = t.draw_id
             where t.member_id = $2 and t.placed_at > now() - interval '30 days' group by d.lottery_id
           ) t on t.lottery_id = g.id order by t.placed_at desc`,
    values: [brandId, memberId],
  });
  return rows;
}
