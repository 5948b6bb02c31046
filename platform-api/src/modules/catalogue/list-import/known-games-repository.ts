import type { GameType } from '@marquee/contract/constants';
import type { ListedGame } from '@marquee/contract/vendor-protocol';
import type pg from 'pg';

type Connection = Pick<pg.PoolClient, 'query'>;

/** A game of a vendor as the catalogue has it. */
export interface KnownGame {
  readonly id: number;
  readonly code: string;
  readonly game_type: GameType;
  readonly name_en: string;
  readonly name_bn: string;
  readonly name_vi: string;
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
export async function readKnownGames(db: Connection, vendorId: number): Promise<KnownGame[]> {
  const { rows } = await db.query<KnownGame>({
    name: 'import-known-games',
    text: `select id, code, game_type, name_en, name_bn, name_vi, motif, min_bet_units, lines, volatility, return_bp,
                  has_jackpot, has_demo, offered, retired_at is not null as is_retired
           from game where vendor_id = $1 order by id`,
    values: [vendorId],
  });
  return rows;
}

/** A game to write: as the vendor lists it, with what the catalogue adds. */
export interface GameToWrite {
  readonly id: number;
  readonly motif: string;
  readonly sort_order: number;
  readonly listed: ListedGame;
}

const LISTED = `
  from json_to_recordset($1) as row (id integer, code text, game_type text, name_en text, name_bn text, name_vi text,
    motif text, min_bet_units bigint, lines smallint, volatility text, return_bp smallint, has_jackpot boolean,
    has_demo boolean, sort_order integer)`;

/** As the statements below read them; a name that the vendor does not give is null. */
const recordOf = ({ id, motif, sort_order, listed }: GameToWrite) => ({
  id,
  motif,
  sort_order,
  code: listed.game_code,
  game_type: listed.game_type,
  name_en: listed.name,
  name_bn: listed.names?.bn ?? null,
  name_vi: listed.names?.vi ?? null,
  min_bet_units: listed.min_bet,
  lines: listed.lines,
  volatility: listed.volatility,
  return_bp: listed.return_bp,
  has_jackpot: listed.jackpot,
  has_demo: listed.demo,
});

/** New games are marked as new, and open like all of their vendor. */
export async function insertGames(db: Connection, vendorId: number, games: readonly GameToWrite[]): Promise<void> {
  await db.query({
    name: 'import-insert',
    text: `insert into game (id, vendor_id, code, game_type, name_en, name_bn, name_vi, motif, min_bet_units, lines, volatility,
             return_bp, has_jackpot, has_demo, is_new, sort_order)
           select row.id, $2, row.code, row.game_type, row.name_en, coalesce(row.name_bn, row.name_en),
             coalesce(row.name_vi, row.name_en), row.motif, row.min_bet_units, row.lines, row.volatility, row.return_bp,
             row.has_jackpot, row.has_demo, true, row.sort_order ${LISTED}`,
    values: [JSON.stringify(games.map(recordOf)), vendorId],
  });
}

/** Operators' choices, pictures and places stay. */
export async function updateGames(db: Connection, games: readonly Pick<GameToWrite, 'id' | 'listed'>[]): Promise<void> {
  await db.query({
    name: 'import-update',
    text: `update game set game_type = row.game_type, name_en = row.name_en, name_bn = coalesce(row.name_bn, game.name_bn),
             name_vi = coalesce(row.name_vi, game.name_vi), min_bet_units = row.min_bet_units, lines = row.lines,
             volatility = row.volatility, return_bp = row.return_bp, has_jackpot = row.has_jackpot,
             has_demo = row.has_demo, offered = true, retired_at = null ${LISTED}
           where game.id = row.id`,
    values: [JSON.stringify(games.map((game) => recordOf({ ...game, motif: '', sort_order: 0 })))],
  });
}

export async function retireGames(db: Connection, gameIds: readonly number[], at: Date): Promise<void> {
  await db.query({
    name: 'import-retire',
    text: 'update game set retired_at = $2 where id = any($1) and retired_at is null',
    values: [gameIds, at],
  });
}
