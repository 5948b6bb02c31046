import { readNumbers } from '@marquee/contract/lottery/read-numbers';
import { readUnits } from '@marquee/contract/lottery/read-units';
import type { LeftOut } from '@marquee/contract/lottery/entry-report';
import type { ColumnsKind, CombinationKind, ListKind, LotteryKind } from '@marquee/contract/lottery/selection/kind';
import type { Board } from '@marquee/contract/lottery/boards';
import type { KindPick } from './selection';

/** Kinds whose bets people write as numbers. */
type TypedKind = ListKind | ColumnsKind | CombinationKind;

/** The kind that a board takes as text; undefined where bets are words, or of several kinds. */
export function typedKind({ kinds }: Board): TypedKind | undefined {
  const [kind] = kinds;
  if (!kind || kinds.length > 1 || !/^\d+$/.test(kind.outcomes.nameOf(0))) return undefined;
  return isTyped(kind) ? kind : undefined;
}

const isTyped = (kind: LotteryKind): kind is TypedKind =>
  kind.family === 'list' || kind.family === 'columns' || kind.family === 'all' || kind.family === 'cover';

/** What became of a typed text. */
export interface TypedBets {
  readonly picks: readonly KindPick[];
  /** Numbers of a list, else bets. */
  readonly read: number;
  readonly repeated: LeftOut;
  readonly refused: LeftOut;
}

/** Reads bets that somebody types or pastes. Numbers of a list are one bet together; a stake written after them is not used. */
export function readTyped(kind: TypedKind, text: string): TypedBets {
  if (kind.family === 'list') {
    const { groups, ...report } = readNumbers(kind, text);
    const outcomes = groups.flatMap((group) => group.outcomes).toSorted((left, right) => left - right);
    return { ...report, picks: outcomes.length > 0 ? [{ kind, pick: [outcomes] }] : [] };
  }
  const { picks, ...report } = readUnits(kind, text);
  return { ...report, read: picks.length, picks: picks.map((pick) => ({ kind, pick })) };
}

/** Two bets of a kind as somebody would write them. */
export function typedExample(kind: TypedKind): string {
  const size = kind.family === 'columns' ? kind.pools.length : kind.family === 'list' ? 1 : kind.k;
  const names = (from: number) =>
    Array.from({ length: size }, (_, at) => kind.outcomes.nameOf((from + at) % kind.outcomes.size));
  const separator = kind.outcomes.nameOf(0).length > 1 ? ' ' : '';
  return [names(1), names(2)].map((unit) => unit.join(separator)).join(', ');
}
