export const DICE = 3;
export const DIE_FACES = 6;
/** The three dice, in the order of their throw. */
export type Throw = readonly [number, number, number];

export interface SicBoOutcome {
  readonly dice: Throw;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
export type SicBoTotal = (typeof TOTALS)[number];
const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `${low}${high}` as const));

/** Everything that can be bet on, by its name on the wire. */
export const SIC_BO_SPOTS = [
  ...(['small', 'big', 'odd', 'even', 'anyTriple'] as const),
  ...TOTALS.map((total) => `total${total}` as const),
  ...FACES.map((face) => `single${face}` as const),
  ...FACES.map((face) => `double${face}` as const),
  ...FACES.map((face) => `triple${face}` as const),
  ...PAIRS.map((pair) => `pair${pair}` as const),
] as const;
export type SicBoSpot = (typeof SIC_BO_SPOTS)[number];

/** Hundredths of the stake that come back for a total, stake included; the same from below and from above. */
const TOTAL_PAYS: Readonly<Record<number, number>> = {
  4: 6_300,
  5: 3_200,
  6: 1_900,
  7: 1_300,
  8: 900,
  9: 800,
  10: 700,
};
/** By how many dice show the face. */
const SINGLE_PAYS = [0, 200, 300, 1_300] as const;
const EVEN_MONEY = 200;
const ANY_TRIPLE = 3_200;
const DOUBLE = 1_200;
const TRIPLE = 19_000;
const PAIR = 700;

/** Highest and lowest total together. */
const MIRROR = 21;

export const diceTotal = (dice: Throw): number => dice[0] + dice[1] + dice[2];

export const isTriple = ([first, second, third]: Throw): boolean => first === second && second === third;

/** The most a spot can bring back, hundredths of its stake, stake included. */
export function sicBoPays(spot: SicBoSpot): number {
  const { kind, number } = readSpot(spot);
  switch (kind) {
    case 'total':
      return TOTAL_PAYS[Math.min(number, MIRROR - number)] ?? 0;
    case 'single':
      return SINGLE_PAYS[DICE];
    case 'double':
      return DOUBLE;
    case 'triple':
      return TRIPLE;
    case 'pair':
      return PAIR;
    case 'anyTriple':
      return ANY_TRIPLE;
    default:
      return EVEN_MONEY;
  }
}

/** Hundredths of its stake that a spot brings back: 0 is lost. Small, big, odd and even lose to every triple. */
export function sicBoFactor(spot: SicBoSpot, dice: Throw): number {
  const { kind, number } = readSpot(spot);
  if (kind === 'single') return SINGLE_PAYS[count(dice, number)] ?? 0;
  return isHit(kind, number, dice) ? sicBoPays(spot) : 0;
}

function isHit(kind: SpotKind, number: number, dice: Throw): boolean {
  const total = diceTotal(dice);
  switch (kind) {
    case 'small':
      return total <= 10 && !isTriple(dice);
    case 'big':
      return total >= 11 && !isTriple(dice);
    case 'odd':
      return total % 2 === 1 && !isTriple(dice);
    case 'even':
      return total % 2 === 0 && !isTriple(dice);
    case 'anyTriple':
      return isTriple(dice);
    case 'total':
      return total === number;
    case 'double':
      return count(dice, number) >= 2;
    case 'triple':
      return count(dice, number) === DICE;
    case 'pair':
      return count(dice, Math.floor(number / 10)) > 0 && count(dice, number % 10) > 0;
    case 'single':
      return count(dice, number) > 0;
  }
}

type SpotKind = 'small' | 'big' | 'odd' | 'even' | 'anyTriple' | 'total' | 'single' | 'double' | 'triple' | 'pair';

/** `pair25` is the kind `pair` and the number 25; a spot without a number has 0. */
function readSpot(spot: SicBoSpot): { kind: SpotKind; number: number } {
  const digits = /\d+$/.exec(spot)?.[0] ?? '';
  return { kind: spot.slice(0, spot.length - digits.length) as SpotKind, number: Number(digits) };
}

const count = (dice: Throw, face: number): number => dice.filter((die) => die === face).length;

/** The part of a spot's stake that comes back on average, 0 to 1, counted over every throw. */
export function sicBoReturn(spot: SicBoSpot): number {
  let returned = 0;
  for (const first of FACES)
    for (const second of FACES) for (const third of FACES) returned += sicBoFactor(spot, [first, second, third]);
  return returned / 100 / DIE_FACES ** DICE;
}
