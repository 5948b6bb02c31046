import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { PROFIT_LOSS_MAX_DAYS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { checkDays, rangeOfDays } from '../../../platform/brand-days';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import {
  type DayFigures,
  extremesOf,
  joinDays,
  resultOf,
  sumByPeriod,
  sumOf,
  sumOfPlay,
  viewOf,
  viewOfPlay,
} from './figures';
import { type FundsDayRow, readFundsDays, readPlayDays, readPlayGroups, readSecondsPlayed } from './repository';

/** What a member won and lost (docs/decisions/0339). All days are business days of the brand; bets count on the day of their settlement. */
export interface ProfitLoss {
  /** @throws Failure `validation_failed` for a range that is backwards or longer than a year */
  byPeriod(
    member: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'records.profitLoss'>,
  ): Promise<CallValue<'records.profitLoss'>>;
  /** @throws Failure `validation_failed` for a range that is backwards or longer than a year */
  byGame(
    member: MemberRef,
    request: ParsedCallRequest<'records.profitLossByGame'>,
  ): Promise<CallValue<'records.profitLossByGame'>>;
}

export function createProfitLoss({ database: { pool } }: Pick<Platform, 'database'>): ProfitLoss {
  return {
    async byPeriod({ id }, brand, { from, to, by }) {
      const times = rangeOfDays({ from, to }, brand.offsetMinutes, PROFIT_LOSS_MAX_DAYS);
      const funds = await readFundsDays(pool, { id, brandId: brand.id, offsetMinutes: brand.offsetMinutes }, times);
      const days = joinDays(await readPlayDays(pool, id, { from, to }), funds);
      const { best, worst } = extremesOf(days);
      return {
        periods: sumByPeriod(days, { from, to }, by).map(({ figures, ...period }) => ({
          ...period,
          ...viewOf(figures),
        })),
        totals: viewOf(sumOf(days)),
        best: dayView(best),
        worst: dayView(worst),
        funds: fundsView(funds),
        secondsPlayed: await readSecondsPlayed(pool, id, { from, to }),
      };
    },

    async byGame({ id }, { by, ...days }) {
      checkDays(days, PROFIT_LOSS_MAX_DAYS);
      const rows = await readPlayGroups(pool, id, by, days);
      return {
        rows: rows.map(({ id: group, name, ...play }) => ({ id: group, name, ...viewOfPlay(play) })),
        totals: viewOfPlay(sumOfPlay(rows)),
      };
    },
  };
}

const dayView = (day: DayFigures | null) => day && { day: day.day, result: formatAmount(resultOf(day)) };

function fundsView(days: readonly FundsDayRow[]) {
  const total = (name: 'deposits' | 'withdrawals' | 'transfers') => days.reduce((sum, day) => sum + day[name], 0n);
  const [deposits, withdrawals, transfers] = [total('deposits'), total('withdrawals'), total('transfers')];
  return {
    deposits: formatAmount(deposits),
    withdrawals: formatAmount(withdrawals),
    transfers: formatAmount(transfers),
    netPosition: formatAmount(withdrawals - deposits - transfers),
  };
}
