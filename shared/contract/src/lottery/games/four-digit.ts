import { definePrizeRules } from '../define-rules';
import type { DrawnNumbers, NumberReading } from '../number-reading';
import { countHits, endHits } from '../hits';
import type { PrizeResult } from '../result';
import { listKind } from '../selection/define-kind';
import type { Hits, KindDefinition } from '../selection/kind';
import { digitNumbers, namedOutcomes, namesOf } from '../selection/outcomes';
import { sortedDigits } from './thai-grammar';

const PRIZES = [
  { code: 'first', count: 1, digits: 4 },
  { code: 'second', count: 1, digits: 4 },
  { code: 'third', count: 1, digits: 4 },
  { code: 'special', count: 10, digits: 4 },
  { code: 'consolation', count: 10, digits: 4 },
] as const;

const NUMBERS = digitNumbers(4);

/** What a unit stake pays by prize. */
type Tiers = readonly number[];
const BIG: Tiers = [2_500, 1_000, 500, 180, 60];
const SMALL: Tiers = [3_500, 2_000, 1_000];
const SINGAPORE_BIG: Tiers = [2_000, 1_000, 490, 250, 60];

/** Orders of a number's digits, and what an iBox of that many pays: the printed table, which rounds up. */
const BOXES: readonly { readonly orders: number; readonly big: Tiers; readonly small: Tiers }[] = [
  { orders: 24, big: [105, 42, 21, 8, 3], small: [146, 84, 42] },
  { orders: 12, big: [209, 84, 42, 15, 5], small: [292, 167, 84] },
  { orders: 6, big: [417, 167, 84, 30, 10], small: [584, 334, 167] },
  { orders: 4, big: [625, 250, 125, 45, 15], small: [875, 500, 250] },
];

/** In how many orders four digits can stand. */
function ordersOf(number: string): number {
  const repeats = [...new Set(number)].map((digit) => number.split(digit).length - 1);
  return repeats.reduce((orders, times) => orders / [1, 1, 2, 6, 24][times]!, 24);
}

/** Numbers by their sorted digits, by how many orders these have. Four equal digits have no box. */
const boxOutcomes = new Map(
  BOXES.map(({ orders }) => [
    orders,
    namedOutcomes(namesOf(NUMBERS).filter((name) => name === sortedDigits(name) && ordersOf(name) === orders)),
  ]),
);
const outcomesOfBox = (orders: number) => boxOutcomes.get(orders) ?? NUMBERS;

const boxPool = (prize: string, orders: number) => `${prize}Box${orders}`;

/** Stakes of all prizes together that a number pays when each of them is it. */
const sumOf = (tiers: Tiers): number => tiers.reduce((sum, pay, row) => sum + pay * (PRIZES[row]?.count ?? 0), 0);

function tierKind(
  code: string,
  tiers: Tiers,
  outcomes: typeof NUMBERS,
  { orders, cost, pool }: { orders: number; cost: number; pool: (prize: string) => string },
): KindDefinition {
  const [first = 0] = tiers;
  return listKind(code, {
    pools: tiers.map((_, row) => pool(PRIZES[row]?.code ?? '')),
    outcomes,
    tiers,
    odds: 1_000 * first,
    cost,
    most: { each: sumOf(tiers), together: sumOf(tiers) },
    chance: { winning: (orders * sumOf(tiers)) / first, total: NUMBERS.size },
    ...(orders > 1 && { sortsDigits: true }),
  });
}

const straight = (code: string, tiers: Tiers) =>
  tierKind(code, tiers, NUMBERS, { orders: 1, cost: 1, pool: (prize) => prize });

/** A box buys each order of its digits; an iBox shares one unit among them. */
const boxKinds = BOXES.flatMap(({ orders, big, small }) => {
  const box = (code: string, tiers: Tiers, cost: number) =>
    tierKind(`${code}${orders}`, tiers, outcomesOfBox(orders), {
      orders,
      cost,
      pool: (prize) => boxPool(prize, orders),
    });
  return [
    box('boxBig', BIG, orders),
    box('boxSmall', SMALL, orders),
    box('iboxBig', big, 1),
    box('iboxSmall', small, 1),
  ];
});

function pools({ prizes }: PrizeResult): Record<string, Hits> {
  const rows = PRIZES.map(({ code }, row) => ({ code, numbers: prizes[row] ?? [] }));
  return Object.fromEntries<Hits>(
    rows.flatMap(({ code, numbers }) => [
      [code, endHits(4, numbers)] as const,
      ...BOXES.map(({ orders }) => {
        const outcomes = outcomesOfBox(orders);
        const hits = numbers.map((number) => outcomes.indexOf(sortedDigits(number))).filter((outcome) => outcome >= 0);
        return [boxPool(code, orders), countHits(outcomes.size, hits)] as const;
      }),
    ]),
  );
}

const boxReadings: readonly NumberReading[] = BOXES.map(() => ({
  width: 4,
  names: (digits) => [sortedDigits(digits)],
}));

/** Numbers of a prize, straight and by their boxes. */
const drawnNumbers: readonly DrawnNumbers[] = PRIZES.map(({ code, count }) => ({
  count,
  pools: Object.fromEntries<NumberReading>([
    [code, { width: 4 }],
    ...BOXES.map(({ orders }, at) => [boxPool(code, orders), boxReadings[at] ?? { width: 4 }] as const),
  ]),
}));

/** 4D: 23 numbers; one that comes in two prizes is paid by both. */
export const fourDigit = definePrizeRules({
  shape: 'four-digit',
  version: 1,
  form: { type: 'prizes', rows: PRIZES },
  kinds: [straight('big', BIG), straight('small', SMALL), ...boxKinds, straight('singaporeBig', SINGAPORE_BIG)],
  pools,
  numbers: drawnNumbers,
});
