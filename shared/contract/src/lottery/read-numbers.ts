import { collectLeftOut, type LeftOut, typedText } from './entry-report';
import { sortedDigits } from './games/thai-grammar';
import type { ListKind } from './selection/kind';

/** Numbers that were entered together, with the stake written after them. */
export interface NumberGroup {
  /** Outcomes in the order written, none of them in an earlier group. */
  readonly outcomes: readonly number[];
  /** As written: `50`, `0.5`; undefined where there is none. */
  readonly stake: string | undefined;
}

/** What became of a pasted text. */
export interface NumberReport {
  readonly groups: readonly NumberGroup[];
  /** Numbers in all groups. */
  readonly read: number;
  readonly repeated: LeftOut;
  readonly refused: LeftOut;
}

/** A stake after its numbers: `x50`, `*0.5`. */
const STAKE = /[x×*] ?(\d{1,12}(?:\.\d{1,5})?)(?![\p{L}\d.])/giu;
const BETWEEN_NUMBERS = /[\s,;.|/_，、؛،。-]+/u;

/**
 * Reads numbers that somebody types or pastes: `12,21x50`, `00 05 99`, one a line, in the digits of any script. Numbers
 * have all their digits, leading zeros too; a kind that is known by ascending digits takes them in any order.
 */
export function readNumbers(kind: ListKind, text: string): NumberReport {
  const seen = new Set<number>();
  const [repeated, refused] = [collectLeftOut(), collectLeftOut()];
  const groups = groupsOf(typedText(text)).map(({ numbers, stake }) => {
    const outcomes: number[] = [];
    for (const number of numbers) {
      const outcome = kind.outcomes.indexOf(kind.sortsDigits ? sortedDigits(number) : number);
      if (outcome < 0) refused.add(number);
      else if (seen.has(outcome)) repeated.add(number);
      else {
        seen.add(outcome);
        outcomes.push(outcome);
      }
    }
    return { outcomes, stake };
  });
  return {
    groups: groups.filter(({ outcomes }) => outcomes.length > 0),
    read: seen.size,
    repeated: repeated.report(),
    refused: refused.report(),
  };
}

/** Splits a text after each stake; numbers after the last one have none, and a stake without numbers is no number. */
function groupsOf(text: string): { numbers: readonly string[]; stake: string | undefined }[] {
  // Pieces and the stakes between them, in turn.
  const pieces = text.split(STAKE);
  return pieces.flatMap((piece, at) => {
    if (at % 2 === 1) return [];
    const stake = pieces[at + 1];
    const numbers = piece.split(BETWEEN_NUMBERS).filter((number) => number !== '');
    if (numbers.length > 0) return [{ numbers, stake }];
    return stake === undefined ? [] : [{ numbers: [`x${stake}`], stake: undefined }];
  });
}
