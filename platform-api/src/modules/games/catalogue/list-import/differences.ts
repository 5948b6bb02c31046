import type { GameImportRow, IMPORT_FIELDS } from '@marquee/contract/calls/game-import';
import { formatAmount } from '@marquee/contract/money';
import type { ListedGame } from '@marquee/contract/vendor-protocol';
import type { GameNames } from '../catalogue-game';
import { type CatalogueGameRow, namesOf } from './catalogue-games-repository';

type Field = (typeof IMPORT_FIELDS)[number];
export type Change = GameImportRow['changes'][number];

const percentOf = (basisPoints: number | null): string | null =>
  basisPoints === null ? null : (basisPoints / 100).toFixed(2);

/** A game's fields as the report words them. */
type Description = Readonly<Record<Field, string | null>>;

const describeNames = (names: GameNames) => ({
  name: names.en,
  nameBn: names.bn ?? null,
  nameVi: names.vi ?? null,
  nameZh: names.zh ?? null,
  nameTh: names.th ?? null,
  nameHi: names.hi ?? null,
  nameAr: names.ar ?? null,
});

const describeCatalogueGame = (game: CatalogueGameRow): Description => ({
  ...describeNames(game.names),
  gameType: game.game_type,
  minBet: formatAmount(game.min_bet_units),
  lines: game.lines === null ? null : String(game.lines),
  volatility: game.volatility,
  returnRate: percentOf(game.return_bp),
  jackpot: String(game.has_jackpot),
  demo: String(game.has_demo),
  listed: String(game.offered && !game.is_retired),
});

/** @param existing the catalogue's game: names that the vendor does not deliver are kept */
const describeListedGame = (game: ListedGame, existing: CatalogueGameRow | undefined): Description => ({
  ...describeNames({ ...existing?.names, ...namesOf(game) }),
  gameType: game.game_type,
  minBet: formatAmount(BigInt(game.min_bet)),
  lines: game.lines === null ? null : String(game.lines),
  volatility: game.volatility,
  returnRate: percentOf(game.return_bp),
  jackpot: String(game.jackpot),
  demo: String(game.demo),
  listed: 'true',
});

/** The fields that differ between a catalogue game and its listing. */
export function changesOf(existing: CatalogueGameRow, listed: ListedGame): Change[] {
  const [before, after] = [describeCatalogueGame(existing), describeListedGame(listed, existing)];
  const fields = Object.keys(before) as Field[];
  return fields.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );
}

/** The reported fields of a game that is new to the catalogue. */
export function newGameFields(listed: ListedGame): Change[] {
  const after = describeListedGame(listed, undefined);
  const reportedFields: readonly Field[] = ['gameType', 'minBet', 'returnRate'];
  return reportedFields.flatMap((field) =>
    after[field] === null ? [] : [{ field, before: null, after: after[field] }],
  );
}
