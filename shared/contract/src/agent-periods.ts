/** Periods by which dividends are settled. */
export const DIVIDEND_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

/** Periods by which agents' contracts are settled. */
export const CONTRACT_PERIODS = ['realTime', 'hourly', ...DIVIDEND_PERIODS] as const;
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];

/** A period: from `from`, up to but excluding `to`. */
export interface PeriodRange {
  readonly from: Date;
  readonly to: Date;
}

const MINUTE_MS = 60_000;
const SLOT_MS = 5 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
/** The day of the month on which its second half begins. */
const SECOND_HALF = 16;

/**
 * The period of a moment on the brand's clock. Real time has slots of five minutes; an hour is a clock hour; weeks begin on Monday;
 * the halves of a month on its 1st and 16th.
 * @param offsetMinutes of the brand's clock from UTC
 */
export function periodAt(period: ContractPeriod, instant: Date, offsetMinutes: number): PeriodRange {
  const shiftMs = offsetMinutes * MINUTE_MS;
  const [from, to] = localPeriod(period, instant.getTime() + shiftMs);
  return { from: new Date(from - shiftMs), to: new Date(to - shiftMs) };
}

/** The period after the one of a moment. */
export const nextPeriod = (period: ContractPeriod, instant: Date, offsetMinutes: number): PeriodRange =>
  periodAt(period, periodAt(period, instant, offsetMinutes).to, offsetMinutes);

/**
 * When a contract counts that is signed at a moment, where none counted before: from the next business day on, hourly salaries from
 * the next hour, real-time salaries at once.
 */
export function countsFrom(period: ContractPeriod, instant: Date, offsetMinutes: number): Date {
  if (period === 'realTime') return instant;
  return periodAt(period === 'hourly' ? 'hourly' : 'daily', instant, offsetMinutes).to;
}

/** When a contract ends that is ended at a moment: with the running period, real-time salaries at once. */
export const endsWith = (period: ContractPeriod, instant: Date, offsetMinutes: number): Date =>
  period === 'realTime' ? instant : periodAt(period, instant, offsetMinutes).to;

/** @param local milliseconds, as if the brand's clock were UTC */
function localPeriod(period: ContractPeriod, local: number): readonly [from: number, to: number] {
  if (period === 'realTime') return slotOf(local, SLOT_MS);
  if (period === 'hourly') return slotOf(local, HOUR_MS);
  const [day, nextDay] = slotOf(local, DAY_MS);
  if (period === 'daily') return [day, nextDay];
  const date = new Date(day);
  if (period === 'weekly') {
    const monday = day - ((date.getUTCDay() + 6) % WEEK_DAYS) * DAY_MS;
    return [monday, monday + WEEK_DAYS * DAY_MS];
  }
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [start, next] = [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
  if (period === 'monthly') return [start, next];
  const middle = Date.UTC(year, month, SECOND_HALF);
  return day < middle ? [start, middle] : [middle, next];
}

function slotOf(local: number, length: number): readonly [from: number, to: number] {
  const from = Math.floor(local / length) * length;
  return [from, from + length];
}
