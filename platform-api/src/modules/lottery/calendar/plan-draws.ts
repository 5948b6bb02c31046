import type { Calendar, DrawPattern } from './calendar';
import { addDays, instantOf, localDate, weekdayOf } from './zoned-time';

/** A draw of the calendar. */
export interface PlannedDraw {
  /** Local date; followed by the number of the day's draw or by the station where a day has several. */
  readonly issue: string;
  readonly station: string | null;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

type Interval = Extract<DrawPattern, { kind: 'interval' }>;
type Daily = Exclude<DrawPattern, Interval>;

/**
 * The draws of a calendar with `after` < draw <= `until`, in order.
 * @param zone IANA name
 */
export function planDraws(calendar: Calendar, zone: string, after: Date, until: Date): PlannedDraw[] {
  const plans: PlannedDraw[] = [];
  // The last draw of an interval game belongs to the day before its instant.
  const last = localDate(until, zone);
  for (let date = addDays(localDate(after, zone), -1); date <= last; date = addDays(date, 1))
    for (const plan of planDay(calendar, zone, date))
      if (plan.drawsAt > after && plan.drawsAt <= until) plans.push(plan);
  return plans;
}

function planDay(calendar: Calendar, zone: string, date: string): PlannedDraw[] {
  if (calendar.isClosedOn?.(date) || (calendar.knownUntil !== undefined && date > calendar.knownUntil)) return [];
  const { pattern } = calendar;
  if (pattern.kind === 'interval') return planIntervals(calendar, pattern, zone, date);
  return drawsOn(pattern, date).map((station) => planDraw(calendar, pattern, zone, date, station));
}

/**
 * A draw on a day outside of the calendar's own: a special one, or one that was moved.
 * @throws RangeError for a game that draws in intervals
 */
export function planSpecialDraw(calendar: Calendar, zone: string, date: string, station: string | null): PlannedDraw {
  if (calendar.pattern.kind === 'interval') throw new RangeError('a game of intervals has no special draws');
  return planDraw(calendar, calendar.pattern, zone, date, station);
}

function planDraw(calendar: Calendar, pattern: Daily, zone: string, date: string, station: string | null): PlannedDraw {
  const { at } = pattern;
  const drawsAt = instantOf(date, at, zone);
  const day = date.replaceAll('-', '');
  return {
    issue: calendar.severalStations && station !== null ? `${day}-${station}` : day,
    station,
    opensAt: instantOf(dayBefore(calendar, pattern, date), at, zone),
    closesAt: new Date(drawsAt.getTime() - calendar.closeBeforeMs),
    drawsAt,
  };
}

/** No calendar rests longer. */
const MOST_DAYS_BETWEEN = 40;

/** The draw day before a date: a draw opens when the one before it is drawn. */
function dayBefore({ isClosedOn }: Calendar, pattern: Daily, date: string): string {
  for (let days = 1; days <= MOST_DAYS_BETWEEN; days += 1) {
    const day = addDays(date, -days);
    if (drawsOn(pattern, day).length > 0 && !isClosedOn?.(day)) return day;
  }
  return addDays(date, -1);
}

function drawsOn(pattern: Daily, date: string): readonly (string | null)[] {
  if (pattern.kind === 'weekly') return pattern.days[weekdayOf(date)] ?? [];
  const [year = '', month = ''] = date.split('-');
  const isDrawDay = pattern.days.some((day) => {
    const planned = `${month}-${String(day).padStart(2, '0')}`;
    return `${year}-${pattern.moved[planned] ?? planned}` === date;
  });
  return isDrawDay ? [null] : [];
}

/** Counts the real length of the day, so that one with a change of the clock has more draws, or fewer. */
function planIntervals({ closeBeforeMs }: Calendar, { seconds }: Interval, zone: string, date: string): PlannedDraw[] {
  const startMs = instantOf(date, '00:00', zone).getTime();
  const endMs = instantOf(addDays(date, 1), '00:00', zone).getTime();
  const stepMs = seconds * 1_000;
  return Array.from({ length: Math.floor((endMs - startMs) / stepMs) }, (_, index) => {
    const drawsAtMs = startMs + (index + 1) * stepMs;
    return {
      issue: `${date.replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
      station: null,
      opensAt: new Date(drawsAtMs - stepMs - closeBeforeMs),
      closesAt: new Date(drawsAtMs - closeBeforeMs),
      drawsAt: new Date(drawsAtMs),
    };
  });
}
