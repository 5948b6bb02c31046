import type { GameType } from '@marquee/contract/constants';
import type { ListedGame } from '@marquee/contract/vendor-protocol';
import type { Queryable } from '../../../../platform/database';
import type { GameNames } from '../catalogue-game';

/** A vendor's game in the catalogue. */
export interface CatalogueGameRow {
  readonly id: number;
  readonly code: string;
  readonly game_type: GameType;
  readonly names: GameNames;
  readonly motif: string;
  readonly min_bet_units: bigint;
  readonly lines: number | null;
  readonly volatility: 'low' | 'medium' | 'high' | null;
  readonly return_bp: number | null;
  readonly has_jackpot: boolean;
  readonly has_demo: boolean;
  readonly offered: boolean;
  readonly is_retired: boolean;
}

/** Every game of a vendor, retired ones too. */
export async function readCatalogueGames(db: Queryable, vendorId: number): Promise<CatalogueGameRow[]> {
  const { rows } = await db.query<CatalogueGameRow>({
    name: 'import-known-games',
    text: `select id, code, game_type, names, motif, min_bet_units, lines, volatility, return_bp,
                  has_jackpot, has_demo, offered, retired_at is not null as is_retired
           from game where vendor_id = $1 order by id`,
    values: [vendorId],
  });
  return rows;
}

/** A game to write: the vendor's listing with the catalogue's own fields. */
export interface GameToWrite {
  readonly id: number;
  readonly motif: string;
  readonly sort_order: number;
  readonly listed: ListedGame;
}

const LISTED = `
  from json_to_recordset($1) as row (id integer, code text, game_type text, names jsonb, motif text,
    min_bet_units bigint, lines smallint, volatility text, return_bp smallint, has_jackpot boolean,
    has_demo boolean, sort_order integer)`;

/** The names delivered by the vendor. */
export const namesOf = ({ name, names }: ListedGame): GameNames => ({ ...names, en: name });

/** In the form read by the statements below. */
const recordOf = ({ id, motif, sort_order, listed }: GameToWrite) => ({
  id,
  motif,
  sort_order,
  code: listed.game_code,
  game_type: listed.game_type,
  names: namesOf(listed),
  min_bet_units: listed.min_bet,
  lines: listed.lines,
  volatility: listed.volatility,
  return_bp: listed.return_bp,
  has_jackpot: listed.jackpot,
  has_demo: listed.demo,
});

/** New games are marked as new, and open if their vendor is. */
export async function insertGames(db: Queryable, vendorId: number, games: readonly GameToWrite[]): Promise<void> {
  await db.query({
    name: 'import-insert',
    text: `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, lines, volatility, return_bp,
             has_jackpot, has_demo, is_new, sort_order)
           select row.id, $2, row.code, row.game_type, row.names, row.motif, row.min_bet_units, row.lines, row.volatility,
             row.return_bp, row.has_jackpot, row.has_demo, true, row.sort_order ${LISTED}`,
    values: [JSON.stringify(games.map(recordOf)), vendorId],
  });
}

/** Operators' settings, pictures, positions, and names that the vendor does not deliver stay. */
export async function updateGames(db: Queryable, games: readonly Pick<GameToWrite, 'id' | 'listed'>[]): Promise<void> {
  await db.query({
    name: 'import-update',
    text: `update game set game_type = row.game_type, names = game.names || row.names,
             min_bet_units = row.min_bet_units, lines = row.lines, volatility = row.volatility, return_bp = row.return_bp, has_jackpot = row.has_jackpot,
             has_demo = row.has_demo, offered = true, retired_at = null ${LISTED}
           where game.id = row.id`,
    values: [JSON.stringify(games.map((game) => recordOf({ ...game, motif: '', sort_order: 0 })))],
  });
}

export async function retireGames(db: Queryable, gameIds: readonly number[], at: Date): Promise<void> {
  await db.query({
    name: 'import-retire',
    text: 'update game set retired_at = $2 where id = any($1) and retired_at is null',
    values: [gameIds, at],
  });
}
