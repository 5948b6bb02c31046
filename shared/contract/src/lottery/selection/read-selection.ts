import { countUnits } from './count-units';
import type { LotteryKind, Pick } from './kind';

/** Why a selection is not one of its kind; `too_few` outcomes make no unit. */
export type SelectionFault = 'unknown_outcome' | 'repeated_outcome' | 'wrong_columns' | 'too_few' | 'too_long';

export class SelectionError extends Error {
  override readonly name = 'SelectionError';
  /** @param outcome the name at fault, shortened */
  constructor(
    readonly code: SelectionFault,
    readonly outcome = '',
  ) {
    super(outcome ? `${code}: ${outcome}` : code);
  }
}

/** Longer than all ten thousand numbers of four digits. */
export const SELECTION_MAX_LENGTH = 60_000;
const NAME_MAX_LENGTH = 20;

const BETWEEN_OUTCOMES = '.';
const separatorOf = ({ family }: LotteryKind): string => (family === 'all' || family === 'cover' ? '-' : '/');

/**
 * Reads a selection: outcomes joined by `.`, columns by `/`, bankers before `-`; `05.12.99`, `0.1/2/3`, `05-12.33`.
 * @returns outcomes by column, ascending, at least one unit
 * @throws SelectionError
 */
export function readSelection(kind: LotteryKind, text: string): Pick {
  if (text.length > SELECTION_MAX_LENGTH) throw new SelectionError('too_long');
  const columns = text.split(separatorOf(kind));
  if (!isColumnCount(kind, columns.length)) throw new SelectionError('wrong_columns');
  const pick = columns.map((column) => readColumn(kind, column));
  if (kind.family === 'all' || kind.family === 'cover') refuseShared(kind, pick);
  if (countUnits(kind, pick) === 0) throw new SelectionError('too_few');
  return pick;
}

/** The canonical text: equal selections are equal texts. */
export const formatSelection = (kind: LotteryKind, pick: Pick): string =>
  pick
    .map((column) => column.map((outcome) => kind.outcomes.nameOf(outcome)).join(BETWEEN_OUTCOMES))
    .join(separatorOf(kind));

function isColumnCount(kind: LotteryKind, count: number): boolean {
  switch (kind.family) {
    case 'list':
    case 'none':
      return count === 1;
    case 'all':
    case 'cover':
      return count <= 2;
    case 'columns':
      return count === kind.pools.length;
    case 'group':
      return count === kind.pattern.length;
  }
}

function readColumn({ outcomes }: LotteryKind, text: string): number[] {
  const column = text.split(BETWEEN_OUTCOMES).map((name) => {
    const outcome = outcomes.indexOf(name);
    if (outcome < 0) throw new SelectionError('unknown_outcome', name.slice(0, NAME_MAX_LENGTH));
    return outcome;
  });
  column.sort((left, right) => left - right);
  for (let at = 1; at < column.length; at++) {
    const outcome = column[at] as number;
    if (outcome === column[at - 1]) throw new SelectionError('repeated_outcome', outcomes.nameOf(outcome));
  }
  return column;
}

/** A banker is not among the others. */
function refuseShared({ outcomes }: LotteryKind, [bankers = [], others = []]: Pick): void {
  const shared = others.find((outcome) => bankers.includes(outcome));
  if (shared !== undefined) throw new SelectionError('repeated_outcome', outcomes.nameOf(shared));
}
