import type { NumberReading } from '../number-reading';
import { countHits, endHits } from '../hits';
import { listKind } from '../selection/define-kind';
import type { Hits, KindDefinition } from '../selection/kind';
import { digitNumbers, namedOutcomes, namesOf } from '../selection/outcomes';

/** Digits of a number in ascending order: what a tod is known by. */
export const sortedDigits = (number: string): string => [...number].sort().join('');

const [ONE, TWO, THREE] = [digitNumbers(1), digitNumbers(2), digitNumbers(3)];

/** Three digits in any order, by how many of them differ. A triple has no other order, so no tod. */
const todOf = (different: number) =>
  namedOutcomes(namesOf(THREE).filter((name) => name === sortedDigits(name) && new Set(name).size === different));
const [TOD_DOUBLE, TOD_DIFFERENT] = [todOf(2), todOf(3)];

/** Bets on the last three digits of the first prize and on two bottom digits: Thailand's, and Laos' and Hanoi's too. */
export const thaiGrammar: readonly KindDefinition[] = [
  listKind('top3', { pools: 'top3', outcomes: THREE, odds: 900_000, chance: { winning: 1, total: 1_000 } }),
  // Six orders at 150, three at 300: one flat price would return a half and a sixth of it for numbers with repeats.
  listKind('tod3', {
    pools: 'tod3',
    outcomes: TOD_DIFFERENT,
    odds: 150_000,
    chance: { winning: 6, total: 1_000 },
    sortsDigits: true,
  }),
  listKind('tod2', {
    pools: 'tod2',
    outcomes: TOD_DOUBLE,
    odds: 300_000,
    chance: { winning: 3, total: 1_000 },
    sortsDigits: true,
  }),
  listKind('top2', { pools: 'top2', outcomes: TWO, odds: 90_000, chance: { winning: 1, total: 100 } }),
  listKind('bottom2', { pools: 'bottom2', outcomes: TWO, odds: 90_000, chance: { winning: 1, total: 100 } }),
  // A digit that comes twice is paid once.
  listKind('runTop', {
    pools: 'runTop',
    outcomes: ONE,
    odds: 3_200,
    most: { each: 1, together: 3 },
    chance: { winning: 271, total: 1_000 },
  }),
  listKind('runBottom', {
    pools: 'runBottom',
    outcomes: ONE,
    odds: 4_200,
    most: { each: 1, together: 2 },
    chance: { winning: 19, total: 100 },
  }),
];

/** @param top three digits @param bottom two */
export function thaiPools(top: string, bottom: string): Record<string, Hits> {
  const tod = sortedDigits(top);
  const todHits = (outcomes: typeof TOD_DOUBLE) => {
    const outcome = outcomes.indexOf(tod);
    return countHits(outcomes.size, outcome < 0 ? [] : [outcome]);
  };
  return {
    top3: endHits(3, [top]),
    tod3: todHits(TOD_DIFFERENT),
    tod2: todHits(TOD_DOUBLE),
    top2: endHits(2, [top]),
    bottom2: endHits(2, [bottom]),
    runTop: countHits(10, differentDigits(top)),
    runBottom: countHits(10, differentDigits(bottom)),
  };
}

const differentDigits = (number: string): number[] => [...new Set(number)].map(Number);

const sorted: NumberReading['names'] = (digits) => [sortedDigits(digits)];
const eachDigit: NumberReading['names'] = (digits) => [...new Set(digits)];

/** What looks at the last three digits of the top number. */
export const TOP_READINGS: Readonly<Record<string, NumberReading>> = {
  top3: { width: 3 },
  tod3: { width: 3, names: sorted },
  tod2: { width: 3, names: sorted },
  top2: { width: 2 },
  runTop: { width: 3, names: eachDigit },
};

/** What looks at the two bottom digits. */
export const BOTTOM_READINGS: Readonly<Record<string, NumberReading>> = {
  bottom2: { width: 2 },
  runBottom: { width: 2, names: eachDigit },
};
