/** What swims, from the smallest prize to the largest. */
export const SPECIES_IDS = [
  'minnow',
  'clownfish',
  'tang',
  'butterfly',
  'puffer',
  'lionfish',
  'jelly',
  'turtle',
  'ray',
  'sword',
  'shark',
  'arowana',
  'angler',
  'dragon',
] as const;
export type SpeciesId = (typeof SPECIES_IDS)[number];

/** A prize of a boss; the weights of a boss are parts of their sum. */
export interface Prize {
  readonly multiplier: number;
  readonly weight: number;
}

export interface Species {
  readonly id: SpeciesId;
  /** What a catch pays on average, in prices of the shot. Whole: the chance of a catch is computed from it without rounding. */
  readonly multiplier: number;
  /** Bosses draw their prize when caught; its mean is `multiplier`. */
  readonly prizes: readonly Prize[] | null;
  /** A body is a rod with round ends: half its length and its radius, in units of the sea. */
  readonly halfLength: number;
  readonly radius: number;
  /** How lively it moves; it swims at the speed of its lane (`sea.ts`). */
  readonly speed: number;
  /** How frequent it is among the species of its lane. */
  readonly perWave: number;
  readonly school: number;
}

const fish = (
  id: SpeciesId,
  multiplier: number,
  [halfLength, radius]: readonly [number, number],
  speed: number,
  [perWave, school]: readonly [number, number],
): Species => ({ id, multiplier, prizes: null, halfLength, radius, speed, perWave, school });

export const SPECIES: readonly Species[] = [
  fish('minnow', 2, [12, 10], 105, [0.9, 6]),
  fish('clownfish', 3, [16, 15], 95, [0.8, 4]),
  fish('tang', 4, [18, 18], 100, [0.8, 3]),
  fish('butterfly', 6, [16, 22], 85, [1, 2]),
  fish('puffer', 8, [16, 24], 70, [0.8, 1]),
  fish('lionfish', 12, [26, 24], 75, [0.7, 1]),
  fish('jelly', 15, [12, 28], 62, [0.5, 2]),
  fish('turtle', 20, [34, 28], 66, [0.6, 1]),
  fish('ray', 30, [38, 30], 90, [0.5, 1]),
  fish('sword', 40, [70, 20], 140, [0.4, 1]),
  fish('shark', 60, [84, 32], 110, [0.35, 1]),
  fish('arowana', 100, [64, 26], 85, [0.2, 1]),
  {
    ...fish('angler', 150, [78, 64], 52, [0, 1]),
    prizes: [
      { multiplier: 80, weight: 50 },
      { multiplier: 150, weight: 30 },
      { multiplier: 300, weight: 15 },
      { multiplier: 400, weight: 5 },
    ],
  },
  {
    ...fish('dragon', 250, [140, 40], 60, [0, 1]),
    prizes: [
      { multiplier: 120, weight: 50 },
      { multiplier: 250, weight: 30 },
      { multiplier: 500, weight: 15 },
      { multiplier: 800, weight: 5 },
    ],
  },
];

export const BOSSES: readonly SpeciesId[] = ['angler', 'dragon'];

const byId = new Map(SPECIES.map((species) => [species.id, species]));

export function speciesOf(id: SpeciesId): Species {
  const species = byId.get(id);
  if (!species) throw new RangeError(`no species ${id}`);
  return species;
}
