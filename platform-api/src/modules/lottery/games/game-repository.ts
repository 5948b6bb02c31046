import type { Queryable } from '../../../platform/database';
import type { Lottery } from '../draws/lottery-repository';
import type { BrandGame } from './brand-game-repository';

/** A lottery as operators see it. */
export interface GameRow {
  readonly gameCode: string;
  /** English. */
  readonly gameName: string;
  readonly area: BrandGame['area'];
  readonly shape: BrandGame['shape'];
  readonly source: Lottery['source'];
  /** IANA name. */
  readonly zone: string;
  /** Codes of the brands that have settings for it. */
  readonly brands: readonly string[];
}

/** All lotteries by area and code. @param brandIds which brands are named; empty: all */
export async function readGameRows(db: Queryable, brandIds: readonly number[]): Promise<GameRow[]> {
  const { rows } = await db.query<GameRow>({
    name: 'admin-lotteries',
    text: `select l.code as "gameCode", g.names ->> 'en' as "gameName", l.area, l.shape, l.source, l.zone,
             array(select b.code from lottery_brand_game s join brand b on b.id = s.brand_id
                   where s.lottery_id = l.id and (cardinality($1::int[]) = 0 or b.id = any($1)) order by b.code) as brands
           from lottery_game l join game g on g.id = l.game_id
           order by array_position(array['VN', 'SEA', 'LOTT', 'FAST'], l.area), l.code`,
    values: [brandIds],
  });
  return rows;
}
