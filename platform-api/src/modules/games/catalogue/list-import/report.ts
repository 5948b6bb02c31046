import type { ListedGame } from '@marquee/contract/vendor-protocol';
import { changesOf, newGameFields } from './differences';
import type { ReportRow } from './import-repository';
import type { CatalogueGameRow } from './catalogue-games-repository';
import { type ReadRow, readRow } from './listed-row';

/** Ids that a vendor's games may have, from `vendor id * room + 1` on. */
export const IDS_PER_VENDOR = 10_000;

/** Compares a vendor's list with the catalogue; `games` are all catalogue games of the vendor. */
export interface Reporter {
  /** The report rows for the next rows of the list; none for unchanged games. */
  read(rows: readonly unknown[]): ReportRow[];
  /** Whether any row was valid. */
  hasGames(): boolean;
  /** Games missing from the list. A refused row still names its game, which stays unchanged. */
  missing(): ReportRow[];
}

export function createReporter(games: readonly CatalogueGameRow[]): Reporter {
  const gamesByCode = new Map(games.map((game) => [game.code, game]));
  const seenCodes = new Set<string>();
  const listedCodes = new Set<string>();
  let position = 0;
  let room = IDS_PER_VENDOR - 1 - games.length;
  let validRows = 0;

  const lineOf = (read: ReadRow): ReportRow | null => {
    position += 1;
    if (!read.listed) {
      if (read.gameCode !== null) listedCodes.add(read.gameCode);
      return refusedRow(position, read);
    }
    validRows += 1;
    const { listed } = read;
    listedCodes.add(listed.game_code);
    const game = gamesByCode.get(listed.game_code);
    if (!game && room === 0)
      return refusedRow(position, { fault: 'no_room', gameCode: listed.game_code, name: listed.name });
    if (!game) room -= 1;
    return game ? changedRow(position, game, listed) : newRow(position, listed);
  };

  return {
    read: (rows) => rows.flatMap((row) => lineOf(readRow(row, seenCodes)) ?? []),
    hasGames: () => validRows > 0,
    missing: () =>
      games
        .filter(({ code, is_retired }) => !is_retired && !listedCodes.has(code))
        .map((game, index) => missingRow(position + index + 1, game)),
  };
}

const refusedRow = (
  position: number,
  { fault, gameCode, name }: Pick<Extract<ReadRow, { listed: null }>, 'fault' | 'gameCode' | 'name'>,
): ReportRow => ({ position, kind: 'refused', gameCode, name, fault, changes: [], listed: null });

const newRow = (position: number, listed: ListedGame): ReportRow => ({
  position,
  kind: 'new',
  gameCode: listed.game_code,
  name: listed.name,
  fault: null,
  changes: newGameFields(listed),
  listed,
});

function changedRow(position: number, game: CatalogueGameRow, listed: ListedGame): ReportRow | null {
  const changes = changesOf(game, listed);
  if (changes.length === 0) return null;
  return { position, kind: 'changed', gameCode: game.code, name: game.names.en, fault: null, changes, listed };
}

const missingRow = (position: number, game: CatalogueGameRow): ReportRow => ({
  position,
  kind: 'missing',
  gameCode: game.code,
  name: game.names.en,
  fault: null,
  changes: [],
  listed: null,
});
