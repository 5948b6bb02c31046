import type { LotteryRules } from './rules';
import type { LotteryKind, LotteryMode } from './selection/kind';
import type { LotteryShape } from './shape';

/** One thing to select: an outcome of a kind, in one of its columns. */
export interface Cell {
  readonly kind: LotteryKind;
  readonly column: number;
  readonly outcome: number;
}

/** Message key below `row`, with its values. */
export interface RowLabel {
  readonly key: string;
  readonly values?: Readonly<Record<string, number>>;
}

export interface Row {
  readonly id: string;
  readonly label: RowLabel | null;
  readonly cells: readonly Cell[];
  /** Numbers, to select by size and parity. */
  readonly isNumeric: boolean;
}

/** What is bet on together: one kind, or several alike. */
export interface Board {
  readonly id: string;
  /** Message key below `play`. */
  readonly play: string;
  readonly kinds: readonly LotteryKind[];
  readonly rows: readonly Row[];
}

export interface BoardGroup {
  /** Message key below `group`. */
  readonly id: string;
  readonly boards: readonly Board[];
}

/** Codes of kinds, by play. */
type Plays = Readonly<Record<string, readonly string[]>>;

const upTo = (count: number, code: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => code(at + 1));
const sums = (from: number, to: number): string[] => upTo(to - from + 1, (at) => `sum${from + at - 1}`);

const fiveOf = (code: string): Plays => ({
  direct: [code],
  group120: [`${code}Group120`],
  group60: [`${code}Group60`],
  group30: [`${code}Group30`],
  group20: [`${code}Group20`],
  group10: [`${code}Group10`],
  group5: [`${code}Group5`],
});
const fourOf = (code: string): Plays => ({
  direct: [code],
  group24: [`${code}Group24`],
  group12: [`${code}Group12`],
  twoPairs: [`${code}Group6`],
  group4: [`${code}Group4`],
});
const threeOf = (code: string): Plays => ({
  direct: [code],
  group6: [`${code}Group6`],
  group3: [`${code}Group3`],
  any1: [`${code}Any1`],
  any2: [`${code}Any2`],
});
const twoOf = (code: string): Plays => ({ direct: [code], pairSides: [`${code}Sides`] });

/** The tree of bets by result shape: groups, plays, kinds. */
const TREES: Readonly<Partial<Record<LotteryShape, Readonly<Record<string, Plays>>>>> = {
  'five-digit': {
    positions: { position: upTo(5, (n) => `p${n}`) },
    sides: { sides: [...upTo(5, (n) => `p${n}Sides`), 'sumSides'] },
    dragonTiger: { dragonTiger: ['dragonTiger'], dragonTigerPush: ['dragonTigerPush'], tie: ['tie'] },
    all5: fiveOf('all5'),
    first4: fourOf('first4'),
    last4: fourOf('last4'),
    first3: threeOf('first3'),
    middle3: threeOf('middle3'),
    last3: threeOf('last3'),
    first2: twoOf('first2'),
    last2: twoOf('last2'),
    anywhere: {
      atLeast1: ['atLeast1'],
      atLeast2: ['atLeast2'],
      atLeast3: ['atLeast3'],
      atLeast4: ['atLeast4'],
    },
  },
  pk10: {
    positions: { position: upTo(10, (n) => `r${n}`) },
    sides: { sides: upTo(10, (n) => `r${n}Sides`) },
    sum2: { sum: sums(3, 19), sumSides: ['sumBig', 'sumSmall', 'sumOdd', 'sumEven'] },
    dragonTiger: { duel: upTo(5, (n) => `dragonTiger${n}`) },
    ordered: { ordered2: ['first2'], ordered3: ['first3'], ordered4: ['first4'], ordered5: ['first5'] },
  },
  k3: {
    sum: { sides: ['sides'], sum: sums(3, 18) },
    dice: { oneFace: ['oneFace'], twoFaces: ['twoFaces'] },
    pair: { exactPair: ['exactPair'], pair: ['pair'], pairAndOther: ['pairAndOther'] },
    triple: { triple: ['triple'], anyTriple: ['anyTriple'], straight: ['straight'] },
  },
  'eleven-five': {
    positions: { position: upTo(5, (n) => `p${n}`) },
    any: {
      ...Object.fromEntries(upTo(5, (n) => `any${n}`).map((code) => [`${code}Of5`, [code]])),
      ...Object.fromEntries([6, 7, 8].map((n) => [`cover${n}`, [`any${n}`]])),
    },
    first2: { ordered2: ['first2'], unordered2: ['first2Group'] },
    first3: { ordered3: ['first3'], unordered3: ['first3Group'] },
  },
  lucky28: {
    sum: { sides: ['sides'], sum: sums(0, 27) },
    features: {
      combined: ['smallOdd', 'smallEven', 'bigOdd', 'bigEven'],
      extremes: ['extremeSmall', 'extremeBig'],
      patterns: ['triple', 'pair', 'straight'],
    },
  },
  'mark-six': {
    specialBall: {
      specialBall: ['special'],
      specialSides: ['specialSides'],
      specialSidesPush: ['specialSidesPush'],
      colour: ['specialRed', 'specialBlue', 'specialGreen'],
      animal: ['specialYear', 'specialAnimal'],
    },
    sixBalls: { oneOf6: ['main1'], twoOf6: ['main2'], threeOf6: ['main3'] },
    sumOf7: { sumOf7: ['sumBig', 'sumSmall', 'sumOdd', 'sumEven'] },
    absent: Object.fromEntries([5, 6, 7, 8, 9, 10].map((n) => [`absent${n}`, [`absent${n}`]])),
  },
};

/** The tree of bets of a mode; empty for shapes that have a board of their own. */
export function boardGroups(rules: LotteryRules, mode: LotteryMode): readonly BoardGroup[] {
  return Object.entries(TREES[rules.shape] ?? {}).flatMap(([id, plays]) => {
    const boards = Object.entries(plays).flatMap(([play, codes]): Board[] => {
      const kinds = codes.flatMap((code) => rules.kind(code) ?? []).filter(({ modes }) => modes.includes(mode));
      return kinds.length > 0 ? [{ id: `${id}.${play}`, play, kinds, rows: rowsOf(kinds) }] : [];
    });
    return boards.length > 0 ? [{ id, boards }] : [];
  });
}

function rowsOf(kinds: readonly LotteryKind[]): readonly Row[] {
  const [first] = kinds;
  if (kinds.length === 1 && first) return rowsOfKind(first);
  // Kinds of a single outcome differ in price only: they share a row.
  if (kinds.every(({ outcomes }) => outcomes.size === 1))
    return [{ id: 'all', label: null, cells: kinds.flatMap((kind) => cellsOf(kind, 0)), isNumeric: false }];
  return kinds.map((kind) => rowOf(kind, 0, labelOfName(kind.code)));
}

function rowsOfKind(kind: LotteryKind): readonly Row[] {
  switch (kind.family) {
    case 'list':
    case 'none':
      return [rowOf(kind, 0, null)];
    case 'all':
    case 'cover':
      return kind.k < 2
        ? [rowOf(kind, OTHERS, null)]
        : ['bankers', 'others'].map((key, at) => rowOf(kind, at, { key }));
    case 'columns':
      return kind.pools.map((pool, at) => rowOf(kind, at, labelOfName(pool)));
    case 'group':
      return kind.pattern.map(({ times }, at) => rowOf(kind, at, { key: `times${times}` }));
  }
}

/** Columns of combinations on the board; bankers come first. */
export const BANKERS = 0;
export const OTHERS = 1;

const rowOf = (kind: LotteryKind, column: number, label: RowLabel | null): Row => ({
  id: `${kind.code}.${column}`,
  label,
  cells: cellsOf(kind, column),
  isNumeric: kind.outcomes.size > 5 && /^\d+$/.test(kind.outcomes.nameOf(0)),
});

const cellsOf = (kind: LotteryKind, column: number): Cell[] =>
  Array.from({ length: kind.outcomes.size }, (_, outcome) => ({ kind, column, outcome }));

function labelOfName(name: string): RowLabel {
  const place = /^[pr](\d+)/.exec(name)?.[1];
  if (place) return { key: 'position', values: { position: Number(place) } };
  const duel = /^dragonTiger(\d)$/.exec(name)?.[1];
  if (duel) return { key: 'duel', values: { first: Number(duel), second: 11 - Number(duel) } };
  return { key: name };
}
