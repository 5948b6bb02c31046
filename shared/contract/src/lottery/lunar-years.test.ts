import { expect, it } from 'vitest';
import { animalOfBall, animalOfYear, LUNAR_ANIMALS, LUNAR_YEARS_KNOWN_UNTIL } from './lunar-years';

const DAY_MS = 86_400_000;
const FIRST_DAY = '2024-02-10';
/**
 * The new moons of these days are within minutes of midnight in Beijing (2027-02-06 23:56, 2030-02-03 00:07): the calendar of the platform
 * computes them less exactly than the almanacs.
 */
const CLOSE_DAYS = ['2027-02-06', '2030-02-02'];
const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10);
const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', year: 'numeric' });

/** By the calendar of the platform: 2024 is a year of the dragon. */
function animalByCalendar(at: number) {
  const year = Number(chinese.formatToParts(at).find(({ type }) => String(type) === 'relatedYear')?.value);
  return LUNAR_ANIMALS[(year - 4) % LUNAR_ANIMALS.length];
}

it('knows the animal of every day up to its end, as the calendar of the platform does', () => {
  const until = Date.parse(LUNAR_YEARS_KNOWN_UNTIL);
  for (let at = Date.parse(FIRST_DAY); at <= until; at += DAY_MS)
    if (!CLOSE_DAYS.includes(isoDate(at)))
      expect([isoDate(at), animalOfYear(isoDate(at))]).toEqual([isoDate(at), animalByCalendar(at)]);
});

it('ends with the last day of a year', () => {
  const next = Date.parse(LUNAR_YEARS_KNOWN_UNTIL) + DAY_MS;
  expect(animalByCalendar(next)).not.toBe(animalByCalendar(next - DAY_MS));
  expect(animalOfYear(isoDate(next))).toBeNull();
  expect(animalOfYear('2024-02-09')).toBeNull();
});

it.each([
  ['2026-11-28', 1, 'horse'],
  ['2026-11-28', 2, 'snake'],
  ['2026-11-28', 13, 'horse'],
  ['2026-11-28', 8, 'pig'],
  ['2027-02-05', 49, 'horse'],
  ['2027-02-06', 49, 'goat'],
  ['2033-01-31', 1, null],
])('on %s ball %i is of the %s', (date, ball, animal) => {
  expect(animalOfBall(ball, date)).toBe(animal);
});
