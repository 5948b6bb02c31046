import type { LotteryLine } from './line';
import type { PrizeResult } from './result';
import type { LotteryRules } from './rules';
import type { Hits, LotteryKind } from './selection/kind';
import { hitsOf, poolOf } from './selection/winning-units';

/** Which digits of each number of each prize row a ticket's lines have hit. */
export type PrizeHits = readonly (readonly (readonly boolean[])[])[];

/** Steps by which digits are changed: one alone could give the same set of digits. */
const STEPS = [1, 3, 5] as const;

/**
 * Marks the digits of a result on which the lines bet and which were drawn. The rules say which these are: a digit belongs to a bet
 * when another digit in its place changes the pool that the bet looks at. Of `none` they are the ones that lost.
 */
export function prizeHits(
  rules: LotteryRules,
  lines: readonly Pick<LotteryLine, 'kind' | 'pick'>[],
  result: PrizeResult,
): PrizeHits {
  const drawn = rules.compile(result);
  const kinds = new Map<LotteryKind, Set<number>>();
  for (const { kind, pick } of lines) {
    const selected = kinds.get(kind) ?? new Set();
    for (const outcome of pick.flat()) selected.add(outcome);
    kinds.set(kind, selected);
  }
  return result.prizes.map((numbers, row) =>
    numbers.map((number, at) => {
      const places = Array.from(number, (_, place) => place);
      const changed = (changedPlaces: readonly number[], step: number) =>
        rules.compile(withNumber(result, row, at, changeDigits(number, changedPlaces, step)));
      const without = changed(places, 1);
      const marks = places.map(() => false);
      for (const [kind, selected] of kinds)
        for (const name of kind.pools) {
          const pool = poolOf(drawn, name);
          if (!isHit(kind, selected, pool, poolOf(without, name))) continue;
          for (const place of places) {
            const isOwn = STEPS.some((step) => !isSamePool(pool, poolOf(changed([place], step), name)));
            if (isOwn && (!isDigit(kind) || selected.has(Number(number[place])))) marks[place] = true;
          }
        }
      return marks;
    }),
  );
}

/** Bets on single digits mark them for themselves, longer outcomes as a whole. */
const isDigit = ({ outcomes }: LotteryKind): boolean => outcomes.size === 10;

/** Whether the pool has hits of selected outcomes that it has not without the number; of single digits any that it may have. */
const isHit = (kind: LotteryKind, selected: ReadonlySet<number>, pool: Hits, without: Hits): boolean =>
  isDigit(kind)
    ? !isSamePool(pool, without)
    : [...selected].some((outcome) => hitsOf(pool, outcome) > hitsOf(without, outcome));

const withNumber = ({ prizes }: PrizeResult, row: number, at: number, number: string): PrizeResult => ({
  prizes: prizes.map((numbers, other) => (other === row ? numbers.with(at, number) : numbers)),
});

const changeDigits = (number: string, places: readonly number[], step: number): string =>
  [...number].map((digit, place) => (places.includes(place) ? String((Number(digit) + step) % 10) : digit)).join('');

function isSamePool(left: Hits, right: Hits): boolean {
  const [one, other] = [entriesOf(left), entriesOf(right)];
  return one.size === other.size && [...one].every(([outcome, hits]) => other.get(outcome) === hits);
}

/** Outcomes with their hits, without those that have none. */
const entriesOf = (hits: Hits): ReadonlyMap<number, number> =>
  hits instanceof Uint8Array ? new Map([...hits.entries()].filter(([, times]) => times > 0)) : hits;

interface DigitRun {
  readonly from: number;
  readonly digits: string;
  readonly isHit: boolean;
}

/** A number as neighbouring digits that are marked alike. */
export const digitRuns = (number: string, hits: readonly boolean[]): readonly DigitRun[] =>
  [...number].reduce<readonly DigitRun[]>((runs, digit, place) => {
    const isHit = hits[place] ?? false;
    const last = runs.at(-1);
    return last?.isHit === isHit
      ? [...runs.slice(0, -1), { ...last, digits: last.digits + digit }]
      : [...runs, { from: place, digits: digit, isHit }];
  }, []);
