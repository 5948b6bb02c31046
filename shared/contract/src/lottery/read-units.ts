import { collectLeftOut, type LeftOut, typedText } from './entry-report';
import { countUnits } from './selection/count-units';
import type { ColumnsKind, CombinationKind, Pick } from './selection/kind';
import { formatSelection } from './selection/read-selection';

/** What became of a pasted text of units. */
export interface UnitReport {
  /** One unit each, in the order written. */
  readonly picks: readonly Pick[];
  readonly repeated: LeftOut;
  readonly refused: LeftOut;
}

const BETWEEN_UNITS = /[,;|\n，、؛،；]+/u;
const WITHIN_UNITS = /[\s./_-]+/u;

/**
 * Reads single units that somebody types or pastes, for kinds whose unit names several numbers: `123 456` or `1 2 3, 4 5 6`
 * of three digits, `01 02, 0304` of pairs. Outcomes have one width, as digits and balls do.
 */
export function readUnits(kind: ColumnsKind | CombinationKind, text: string): UnitReport {
  const seen = new Set<string>();
  const picks: Pick[] = [];
  const [repeated, refused] = [collectLeftOut(), collectLeftOut()];
  for (const entry of entriesOf(typedText(text), unitLength(kind))) {
    const pick = readUnit(kind, entry);
    if (!pick) {
      refused.add(entry);
      continue;
    }
    const canonical = formatSelection(kind, pick);
    if (seen.has(canonical)) repeated.add(entry);
    else {
      seen.add(canonical);
      picks.push(pick);
    }
  }
  return { picks, repeated: repeated.report(), refused: refused.report() };
}

const unitSize = (kind: ColumnsKind | CombinationKind) => (kind.family === 'columns' ? kind.pools.length : kind.k);
const outcomeWidth = ({ outcomes }: ColumnsKind | CombinationKind) => outcomes.nameOf(0).length;
const unitLength = (kind: ColumnsKind | CombinationKind) => unitSize(kind) * outcomeWidth(kind);

/** Units are separated by commas or lines, or by blanks where each is written in one. */
function entriesOf(text: string, length: number): string[] {
  return text.split(BETWEEN_UNITS).flatMap((piece) => {
    const words = piece.split(WITHIN_UNITS).filter((word) => word !== '');
    if (words.length === 0) return [];
    return words.every((word) => word.length === length) ? words : [words.join('')];
  });
}

function readUnit(kind: ColumnsKind | CombinationKind, entry: string): Pick | undefined {
  if (entry.length !== unitLength(kind)) return undefined;
  const width = outcomeWidth(kind);
  const outcomes = Array.from({ length: unitSize(kind) }, (_, at) =>
    kind.outcomes.indexOf(entry.slice(at * width, (at + 1) * width)),
  );
  if (outcomes.some((outcome) => outcome < 0)) return undefined;
  if (kind.family !== 'columns')
    return new Set(outcomes).size === outcomes.length ? [outcomes.sort((left, right) => left - right)] : undefined;
  const pick = outcomes.map((outcome) => [outcome]);
  return countUnits(kind, pick) > 0 ? pick : undefined;
}
