import type { SicBoOutcome, Spot } from './outcome';
import type { RandomInt } from './shoe';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

/** What a total brings beside the stake; totals of one distance from the middle pay alike. */
const TOTAL_PAYS: Readonly<Record<number, number>> = { 4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 };
const PAYS = { even: 1, triple: 180, anyTriple: 31, double: 11, pair: 6, single: [1, 2, 3] } as const;

const factor = (pays: number): number => (pays + 1) * 100;
const singleFactor = (hits: number): number => (hits === 0 ? 0 : factor(PAYS.single[hits - 1] ?? 0));

type Dice = SicBoOutcome['dice'];
export const sumOf = (dice: Dice): number => dice[0] + dice[1] + dice[2];
export const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c;
/** Whether the total is 11 or more; on a triple, big loses all the same. */
export const isBig = (dice: Dice): boolean => sumOf(dice) >= 11;
const countOf = (dice: Dice, face: number): number => dice.filter((die) => die === face).length;

interface SicBoSpot extends Spot {
  pay(dice: Dice): number;
}

const fixed = (id: string, pays: number, wins: (dice: Dice) => boolean): SicBoSpot => ({
  id,
  topFactor: factor(pays),
  pay: (dice) => (wins(dice) ? factor(pays) : 0),
});

/** Wins, but never on a triple. */
const half = (id: string, wins: (sum: number) => boolean): SicBoSpot =>
  fixed(id, PAYS.even, (dice) => !isTriple(dice) && wins(sumOf(dice)));

export const SIC_BO_SPOTS: readonly SicBoSpot[] = [
  half('small', (sum) => sum <= 10),
  fixed('big', PAYS.even, (dice) => !isTriple(dice) && isBig(dice)),
  half('odd', (sum) => sum % 2 === 1),
  half('even', (sum) => sum % 2 === 0),
  ...FACES.map((face) => fixed(`triple-${face}`, PAYS.triple, (dice) => countOf(dice, face) === 3)),
  fixed('anyTriple', PAYS.anyTriple, isTriple),
  ...FACES.map((face) => fixed(`double-${face}`, PAYS.double, (dice) => countOf(dice, face) >= 2)),
  ...TOTALS.map((total) =>
    fixed(`total-${total}`, TOTAL_PAYS[Math.min(total, 21 - total)] ?? 0, (dice) => sumOf(dice) === total),
  ),
  ...FACES.flatMap((low) =>
    FACES.filter((high) => high > low).map((high) =>
      fixed(`pair-${low}-${high}`, PAYS.pair, (dice) => dice.includes(low) && dice.includes(high)),
    ),
  ),
  ...FACES.map((face) => ({
    id: `single-${face}`,
    topFactor: singleFactor(3),
    pay: (dice: Dice) => singleFactor(countOf(dice, face)),
  })),
];

const byId = new Map(SIC_BO_SPOTS.map((spot) => [spot.id, spot]));

export const shakeDice = (random: RandomInt): SicBoOutcome => ({
  game: 'sicBo',
  dice: [random(6) + 1, random(6) + 1, random(6) + 1],
});

export const paySicBo = (spot: string, { dice }: SicBoOutcome): number => byId.get(spot)?.pay(dice) ?? 0;

/** Every throw once. */
export const allThrows = (): SicBoOutcome[] =>
  FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): SicBoOutcome => ({ game: 'sicBo', dice: [a, b, c] }))));
