import type { GameImportRow, IMPORT_FIELDS } from '@marquee/contract/calls/game-import';
import { formatAmount } from '@marquee/contract/money';
import type { ListedGame } from '@marquee/contract/vendor-protocol';
import type { GameNames } from '../catalogue-game';
import { type KnownGame, namesOf } from './known-games-repository';

type Field = (typeof IMPORT_FIELDS)[number];
export type Change = GameImportRow['changes'][number];

const percentOf = (basisPoints: number | null): string | null =>
  basisPoints === null ? null : (basisPoints / 100).toFixed(2);

/** A game's fields as the report words them. */
type Worded = Readonly<Record<Field, string | null>>;

const wordedNames = (names: GameNames) => ({
  name: names.en,
  nameBn: names.bn ?? null,
  nameVi: names.vi ?? null,
  nameZh: names.zh ?? null,
  nameTh: names.th ?? null,
  nameHi: names.hi ?? null,
  nameAr: names.ar ?? null,
});

const wordedKnown = (game: KnownGame): Worded => ({
  ...wordedNames(game.names),
  gameType: game.game_type,
  minBet: formatAmount(game.min_bet_units),
  lines: game.lines === null ? null : String(game.lines),
  volatility: game.volatility,
  returnRate: percentOf(game.return_bp),
  jackpot: String(game.has_jackpot),
  demo: String(game.has_demo),
  listed: String(game.offered && !game.is_retired),
});

/** @param known the game as the catalogue has it: names that the vendor does not give stay as they are */
const wordedListed = (game: ListedGame, known: KnownGame | undefined): Worded => ({
  ...wordedNames({ ...known?.names, ...namesOf(game) }),
  gameType: game.game_type,
  minBet: formatAmount(BigInt(game.min_bet)),
  lines: game.lines === null ? null : String(game.lines),
  volatility: game.volatility,
  returnRate: percentOf(game.return_bp),
  jackpot: String(game.jackpot),
  demo: String(game.demo),
  listed: 'true',
});

/** What would change in a game that the catalogue has; nothing when both agree. */
export function changesOf(known: KnownGame, listed: ListedGame): Change[] {
  const [before, after] = [wordedKnown(known), wordedListed(listed, known)];
  const fields = Object.keys(before) as Field[];
  return fields.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );
}

/** A game that the catalogue does not have, in the words of the report. */
export function firstFacts(listed: ListedGame): Change[] {
  const after = wordedListed(listed, undefined);
  const told: readonly Field[] = ['gameType', 'minBet', 'returnRate'];
  return told.flatMap((field) => (after[field] === null ? [] : [{ field, before: null, after: after[field] }]));
}
