import { dayOf } from '../format/date-time';

export const DAY_PRESETS = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type DayPresetId = (typeof DAY_PRESETS)[number];

/** Calendar days of the brand, `YYYY-MM-DD`; both ends belong to the range. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** A calendar day some days later; no clock and no zone are involved. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The days that each preset stands for.
 * @param offsetMinutes minutes east of GMT: the brand's clock, whatever the visitor's is
 */
export function dayPresets(now: Date, offsetMinutes: number): Readonly<Record<DayPresetId, DayRange>> {
  const today = dayOf(now, offsetMinutes);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfPrevious = addDays(firstOfMonth, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: firstOfMonth, to: today },
    lastMonth: { from: `${lastOfPrevious.slice(0, 7)}-01`, to: lastOfPrevious },
  };
}
