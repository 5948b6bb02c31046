import type { CallValue } from '@marquee/contract/calls/index';
import type pg from 'pg';
import type { Lottery } from '../draws/lottery';
import { calendars } from '../calendar/calendars';
import type { BrandGame } from './brand-games';

type Games = CallValue<'lotteryDraws.games'>;

interface GameRow {
  readonly gameCode: string;
  readonly gameName: string;
  readonly area: BrandGame['area'];
  readonly shape: BrandGame['shape'];
  readonly source: Lottery['source'];
  readonly zone: string;
  readonly brands: readonly string[];
}

/** All lotteries by area and code. @param brandIds whose offers are named; empty: of all brands */
export async function readGames(pool: pg.Pool, brandIds: readonly number[]): Promise<Games> {
  const { rows } = await pool.query<GameRow>({
    name: 'admin-lotteries',
    text: `select l.code as "gameCode", g.names ->> 'en' as "gameName", l.area, l.shape, l.source, l.zone,
             array(select b.code from lottery_brand_game s join brand b on b.id = s.brand_id
                   where s.lottery_id = l.id and (cardinality($1::int[]) = 0 or b.id = any($1)) order by b.code) as brands
           from lottery_game l join game g on g.id = l.game_id
           order by array_position(array['VN', 'SEA', 'LOTT', 'FAST'], l.area), l.code`,
    values: [brandIds],
  });
  return rows.map((row) => {
    const pattern = calendars[row.gameCode]?.pattern.kind ?? 'interval';
    return { ...row, hasDays: pattern !== 'interval', brands: [...row.brands] };
  });
}
