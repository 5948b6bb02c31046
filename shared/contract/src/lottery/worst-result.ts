import type { LotteryResult, ResultForm } from './result';

/** What is looked for, and how long. */
export interface WorstResultSearch {
  readonly form: ResultForm;
  /** What all lines are paid at a result, by their settlement. */
  readonly paidAt: (result: LotteryResult) => bigint;
  /** No result pays less: the search ends where it is reached. */
  readonly floor: bigint;
  /** Results that may be settled. */
  readonly limit: number;
}

/**
 * The least that lines are paid at a result that a search finds: it starts where all numbers are alike, or at any, and changes number by
 * number what is paid less by it. Each result is settled as if it were drawn, so that no less than this can be lost. The same lines
 * always find the same.
 * @returns ledger units
 */
export function leastFound({ form, paidAt, floor, limit }: WorstResultSearch): bigint {
  const places = placesOf(form);
  const next = generator();
  let left = limit;
  let least: bigint | null = null;
  const isOver = () => left <= 0 || (least !== null && least <= floor);
  const weigh = (numbers: readonly number[]): Weighed => {
    left--;
    const paid = paidAt(resultOf(form, places, numbers));
    if (least === null || paid < least) least = paid;
    return { numbers, paid };
  };
  for (let tried = 0; tried === 0 || (tried < STARTS && !isOver()); tried++) {
    const starts = startsOf(form, places, next);
    let best = weigh(starts.next().value ?? []);
    for (const numbers of starts) {
      if (isOver()) break;
      const weighed = weigh(numbers);
      if (weighed.paid < best.paid) best = weighed;
    }
    descend(best, { places, isDistinct: form.type === 'balls' && form.isDistinct, next, weigh, isOver });
  }
  return least ?? 0n;
}

/** Searches from different results: one alone may end where no single number makes it worse. */
const STARTS = 3;
/** Balls that start a search. */
const RANDOM_STARTS = 30;
/** Of a longer number, each end of two digits is tried behind any digits. */
const ENDS = 100;

interface Weighed {
  readonly numbers: readonly number[];
  readonly paid: bigint;
}

/** Where a number of a result is drawn. */
interface Place {
  /** Places of a row are drawn alike: it does not matter which of them has a number. */
  readonly row: number;
  readonly from: number;
  readonly size: number;
}

function placesOf(form: ResultForm): readonly Place[] {
  if (form.type === 'prizes')
    return form.rows.flatMap(({ count, digits }, row) =>
      Array.from({ length: count }, () => ({ row, from: 0, size: 10 ** digits })),
    );
  const { count, from, to } = form;
  return Array.from({ length: count }, (_, row) => ({ row, from, size: to - from + 1 }));
}

function resultOf(form: ResultForm, places: readonly Place[], numbers: readonly number[]): LotteryResult {
  if (form.type === 'balls') return { balls: numbers };
  const rows: string[][] = form.rows.map(() => []);
  for (const [at, { row }] of places.entries())
    rows[row]?.push(String(numbers[at]).padStart(form.rows[row]?.digits ?? 0, '0'));
  return { prizes: rows };
}

type Next = (limit: number) => number;

/** Results that search begins with: numbers with one end all over, and any. */
function* startsOf(form: ResultForm, places: readonly Place[], next: Next): Generator<readonly number[], undefined> {
  if (form.type === 'balls' && form.isDistinct) {
    const [{ from = 0, size = 0 } = {}] = places;
    for (let start = 0; start < RANDOM_STARTS; start++) yield shuffled(from, size, next).slice(0, places.length);
    return;
  }
  const [{ from = 0 } = {}] = places;
  const alike = form.type === 'balls' ? form.to - from + 1 : ENDS;
  for (const end of shuffled(0, alike, next)) {
    const number = end + ENDS * next(ENDS * ENDS);
    yield places.map(({ size }) => (form.type === 'balls' ? from + end : number % size));
  }
}

interface Descent {
  readonly places: readonly Place[];
  readonly isDistinct: boolean;
  readonly next: Next;
  readonly weigh: (numbers: readonly number[]) => Weighed;
  readonly isOver: () => boolean;
}

/** Goes through the places, as long as another number at one of them is paid less. */
function descend(start: Weighed, descent: Descent): void {
  const { places, isOver } = descent;
  let best = start;
  const settled = new Set<string>();
  for (let isLess = true; isLess && !isOver(); ) {
    isLess = false;
    for (const [at, { row }] of places.entries()) {
      const key = `${row} ${best.numbers[at]}`;
      if (settled.has(key)) continue;
      const less = lessAt(at, best, descent);
      if (less.paid < best.paid) {
        best = less;
        isLess = true;
        settled.clear();
      } else settled.add(key);
      if (isOver()) return;
    }
  }
}

/** The number at a place that is paid least; a ball that is drawn at another place changes with it. */
function lessAt(at: number, start: Weighed, { places, isDistinct, next, weigh, isOver }: Descent): Weighed {
  const { numbers } = start;
  const { from, size } = places[at] as Place;
  let best = start;
  const count = Math.min(size, ENDS);
  for (let step = 0; step < count && !isOver(); step++) {
    const number = from + step + (size > ENDS ? ENDS * next(size / ENDS) : 0);
    if (number === numbers[at]) continue;
    const changed = [...numbers];
    const other = isDistinct ? numbers.indexOf(number) : -1;
    if (other >= 0) changed[other] = numbers[at] as number;
    changed[at] = number;
    const weighed = weigh(changed);
    if (weighed.paid < best.paid) best = weighed;
  }
  return best;
}

function shuffled(from: number, size: number, next: Next): number[] {
  const numbers = Array.from({ length: size }, (_, at) => from + at);
  for (let at = size - 1; at > 0; at--) {
    const other = next(at + 1);
    [numbers[at], numbers[other]] = [numbers[other] as number, numbers[at] as number];
  }
  return numbers;
}

/** Whole numbers below a limit, always the same. */
function generator(): Next {
  let state = 7_932;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
