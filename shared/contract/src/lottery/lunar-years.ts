/** The twelve animals of the Chinese lunar years, the rat first. */
export const LUNAR_ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type LunarAnimal = (typeof LUNAR_ANIMALS)[number];

/** ISO date of the first day of each year. */
const YEARS: readonly (readonly [firstDay: string, animal: LunarAnimal])[] = [
  ['2024-02-10', 'dragon'],
  ['2025-01-29', 'snake'],
  ['2026-02-17', 'horse'],
  ['2027-02-06', 'goat'],
  ['2028-01-26', 'monkey'],
  ['2029-02-13', 'rooster'],
  ['2030-02-03', 'dog'],
  ['2031-01-23', 'pig'],
  ['2032-02-11', 'rat'],
];

/** The last ISO date of which the table knows the year: operators are warned a year before. */
export const LUNAR_YEARS_KNOWN_UNTIL = '2033-01-30';

/** The animal of the lunar year of an ISO date; null outside of the table. */
export function animalOfYear(date: string): LunarAnimal | null {
  if (date > LUNAR_YEARS_KNOWN_UNTIL) return null;
  return YEARS.findLast(([firstDay]) => firstDay <= date)?.[1] ?? null;
}

/**
 * The animal of a ball of Mark Six: 1 is the animal of the year, each next ball the animal of the year before.
 * @param ball from 1
 * @param date ISO
 */
export function animalOfBall(ball: number, date: string): LunarAnimal | null {
  const year = animalOfYear(date);
  if (!year) return null;
  const place = LUNAR_ANIMALS.indexOf(year) - ((ball - 1) % LUNAR_ANIMALS.length);
  return LUNAR_ANIMALS.at(place) ?? null;
}
