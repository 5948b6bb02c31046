import type { CallValue } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { calendars } from '../calendar/calendars';
import { readGameRows } from './game-repository';

type Games = CallValue<'lotteryDraws.games'>;

/** All lotteries by area and code. @param brandIds whose offers are named; empty: of all brands */
export async function readGames(pool: pg.Pool, brandIds: readonly number[]): Promise<Games> {
  const rows = await readGameRows(pool, brandIds);
  return rows.map((row) => {
    const pattern = calendars[row.gameCode]?.pattern.kind ?? 'interval';
    return { ...row, hasDays: pattern !== 'interval', brands: [...row.brands] };
  });
}
