import type { Trigger } from '@marquee/contract/promotions/triggers';

/** How often a member may take part in a promotion. */
export type Cycle = 'once' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'each';

/** Triggers that can happen again, each time for something else, such as an invitation. */
const REPEATED: ReadonlySet<Trigger['kind']> = new Set(['invitation', 'mission', 'operator']);

export function cycleOf(trigger: Trigger): Cycle {
  if (trigger.kind === 'deposit') return trigger.frequency;
  if ('period' in trigger) return trigger.period;
  if (trigger.kind === 'birthday') return 'yearly';
  return REPEATED.has(trigger.kind) ? 'each' : 'once';
}

const DAY_MS = 86_400_000;
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The first business day of the period of a day; weeks begin on Monday.
 * @param day business day of the brand, as an ISO date
 */
export function periodStart(cycle: Exclude<Cycle, 'once' | 'each'>, day: string): string {
  if (cycle === 'daily') return day;
  if (cycle === 'weekly') return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  return cycle === 'monthly' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}

/** The first business day after the period. @param start its first */
export function periodEnd(cycle: 'daily' | 'weekly' | 'monthly', start: string): string {
  if (cycle !== 'monthly') return addDays(start, cycle === 'daily' ? 1 : 7);
  return `${addDays(start, 31).slice(0, 7)}-01`;
}

/** The key of the period in which a member takes part on a day; null: it depends on what happens. */
export function periodKey(cycle: Cycle, day: string): string | null {
  if (cycle === 'each') return null;
  return cycle === 'once' ? 'once' : periodStart(cycle, day);
}

/** The weekday of a business day, 1 is Monday. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** The moment at which a business day begins. */
export const startOfDay = (day: string, offsetMinutes: number): Date =>
  new Date(Date.parse(day) - offsetMinutes * 60_000);
