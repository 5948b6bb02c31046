import { type CalendarPeriod, periodsIn } from '@marquee/contract/calendar-periods';
import type { ProfitLossFigures } from '@marquee/contract/calls/profit-loss';
import { formatAmount } from '@marquee/contract/money';
import type { DayRange } from '../../../platform/brand-days';
import type { FundsDayRow, PlayDayRow, PlaySums } from './repository';

/** What one day, a period or the whole range brought, in ledger units. */
export interface Figures extends PlaySums {
  readonly rebates: bigint;
  readonly promotions: bigint;
}

export interface DayFigures extends Figures {
  readonly day: string;
}

const NO_PLAY: PlaySums = { stake: 0n, validBet: 0n, payout: 0n };
const NOTHING: Figures = { ...NO_PLAY, rebates: 0n, promotions: 0n };

export const netOf = ({ payout, stake }: PlaySums): bigint => payout - stake;
export const resultOf = (figures: Figures): bigint => netOf(figures) + figures.rebates + figures.promotions;

/** Play and what the brand gave on the same day, the earliest day first. */
export function joinDays(play: readonly PlayDayRow[], funds: readonly FundsDayRow[]): DayFigures[] {
  const days = new Map<string, DayFigures>();
  for (const row of play) days.set(row.day, { ...NOTHING, ...row });
  for (const { day, rebates, promotions } of funds)
    if (rebates !== 0n || promotions !== 0n) days.set(day, { ...(days.get(day) ?? NOTHING), day, rebates, promotions });
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

export const sumOfPlay = (all: readonly PlaySums[]): PlaySums =>
  all.reduce(
    (sum, { stake, validBet, payout }) => ({
      stake: sum.stake + stake,
      validBet: sum.validBet + validBet,
      payout: sum.payout + payout,
    }),
    NO_PLAY,
  );

export const sumOf = (all: readonly Figures[]): Figures => ({
  ...sumOfPlay(all),
  rebates: all.reduce((sum, { rebates }) => sum + rebates, 0n),
  promotions: all.reduce((sum, { promotions }) => sum + promotions, 0n),
});

/** The periods of a range that have a figure. @param days the earliest first, all within the range */
export function sumByPeriod(
  days: readonly DayFigures[],
  range: DayRange,
  by: CalendarPeriod,
): { readonly from: string; readonly to: string; readonly figures: Figures }[] {
  let next = 0;
  return periodsIn(range, by).flatMap((period) => {
    const first = next;
    while ((days[next]?.day ?? '9') <= period.to) next += 1;
    return next === first ? [] : [{ ...period, figures: sumOf(days.slice(first, next)) }];
  });
}

/** The day with the largest result above zero, and the one with the smallest below; the earlier one of two alike. */
export function extremesOf(days: readonly DayFigures[]): { best: DayFigures | null; worst: DayFigures | null } {
  let best: DayFigures | null = null;
  let worst: DayFigures | null = null;
  for (const day of days) {
    if (resultOf(day) > (best ? resultOf(best) : 0n)) best = day;
    if (resultOf(day) < (worst ? resultOf(worst) : 0n)) worst = day;
  }
  return { best, worst };
}

export const viewOfPlay = (play: PlaySums) => ({
  stake: formatAmount(play.stake),
  validBet: formatAmount(play.validBet),
  payout: formatAmount(play.payout),
  net: formatAmount(netOf(play)),
});

export const viewOf = (figures: Figures): ProfitLossFigures => ({
  ...viewOfPlay(figures),
  rebates: formatAmount(figures.rebates),
  promotions: formatAmount(figures.promotions),
  result: formatAmount(resultOf(figures)),
});
