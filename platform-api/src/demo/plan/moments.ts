import { seededRandom } from '@marquee/contract/seeded-random';

const DAY_MS = 86_400_000;
/** The history ends so long before its first start. */
const QUIET_MS = 5 * 60_000;
/** Hours (UTC) at which people in the brands' countries are awake, the evening more than once. */
const HOURS = [2, 4, 6, 8, 10, 11.5, 12.5, 13.5, 14.5, 15.5, 16.5] as const;

/** A moment of the history. */
export interface Moment {
  readonly at: Date;
  /** Days since the first, counted from 0. */
  readonly day: number;
  /** On the day (UTC) of the start, which vendors' records do not cover yet. */
  readonly isToday: boolean;
}

/**
 * The moments at which things happen, in order, for whole days (UTC) before the day of the start, and that day until the start.
 * @param now the first start
 */
export function planMoments(now: Date, days: number, momentsPerDay: number, seed: string): Moment[] {
  const random = seededRandom(`${seed} moments`);
  const midnightMs = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: days + 1 }, (_, day) => {
    const startMs = midnightMs - (days - day) * DAY_MS;
    const times = Array.from({ length: momentsPerDay }, (_, index) => {
      const hour = HOURS[Math.floor((index * HOURS.length) / momentsPerDay)] ?? 12;
      return startMs + Math.floor((hour + random.next()) * 3_600_000);
    });
    return times.sort((one, other) => one - other).map((ms) => ({ at: new Date(ms), day, isToday: day === days }));
  })
    .flat()
    .filter(({ at }) => at.getTime() < now.getTime() - QUIET_MS);
}
