/** What a bet can name, in order: `00` to `99`, `01` to `11`, `big` and `small`. */
export interface Outcomes {
  readonly size: number;
  /** The name of 0 to `size - 1`. */
  nameOf(outcome: number): string;
  /** The position of a name; -1 where there is no such outcome. */
  indexOf(name: string): number;
}

const ZERO = '0'.charCodeAt(0);

/** All numbers of a width, leading zeros included: `digitNumbers(2)` is `00` to `99`. */
export function digitNumbers(width: number): Outcomes {
  return {
    size: 10 ** width,
    nameOf: (outcome) => String(outcome).padStart(width, '0'),
    indexOf(name) {
      if (name.length !== width) return -1;
      let number = 0;
      for (let at = 0; at < width; at++) {
        const digit = name.charCodeAt(at) - ZERO;
        if (digit < 0 || digit > 9) return -1;
        number = 10 * number + digit;
      }
      return number;
    },
  };
}

export function namedOutcomes(names: readonly string[]): Outcomes {
  const positions = new Map(names.map((name, at) => [name, at]));
  return {
    size: names.length,
    nameOf: (outcome) => names[outcome] ?? '',
    indexOf: (name) => positions.get(name) ?? -1,
  };
}

/** Whole numbers from one to another, as wide as the widest: `ballNumbers(1, 11)` is `01` to `11`. */
export function ballNumbers(from: number, to: number): Outcomes {
  const width = String(to).length;
  return namedOutcomes(Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(width, '0')));
}

/** Names of all outcomes, in order. */
export const namesOf = (outcomes: Outcomes): string[] =>
  Array.from({ length: outcomes.size }, (_, outcome) => outcomes.nameOf(outcome));
