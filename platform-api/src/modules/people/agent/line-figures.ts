import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { checkDays, type DayRange, dayOf, rangeOfDays } from '../../../platform/brand-days';
import type { Clock } from '../../../platform/clock';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import { readFunnel, readLineCounts } from './line-counts-repository';
import {
  type LineFiguresRow,
  type LineMemberFiguresRow,
  readLineDays,
  readLineMembers,
  readLineTotals,
} from './line-figures-repository';
import { lineOn, shownLine } from './line-way';
import { overviewPeriod } from './overview-periods';

interface Asked {
  readonly agent: Pick<MemberRef, 'id'>;
  readonly brand: BrandRef;
}

/** The figures of an agent's line, read from its days: never from bets or movements. */
export interface LineFigures {
  /** @throws Failure `not_found` for a member who is not below the agent, `validation_failed` for an invalid range of days */
  members(asked: Asked, request: ParsedCallRequest<'agent.lineFigures'>): Promise<CallValue<'agent.lineFigures'>>;
  /** @throws Failure as `members` */
  days(asked: Asked, request: ParsedCallRequest<'agent.lineDays'>): Promise<CallValue<'agent.lineDays'>>;
  overview(
    asked: Asked,
    request: ParsedCallRequest<'agent.overviewFigures'>,
  ): Promise<CallValue<'agent.overviewFigures'>>;
  /** The figures of the overview for any days. */
  period(asked: Asked, days: DayRange): Promise<CallValue<'agent.overviewFigures'>['current']>;
}

export function createLineFigures(pool: pg.Pool, clock: Clock): LineFigures {
  async function period({ agent, brand }: Asked, days: DayRange) {
    const filter = { brandId: brand.id, memberId: agent.id, ...days };
    const counts = await readLineCounts(pool, filter, rangeOfDays(days, brand.offsetMinutes, RECORD_MAX_DAYS));
    const { registrations, active } = counts;
    return { ...days, registrations, activeMembers: active, figures: sumOf(await readLineDays(pool, filter)) };
  }

  return {
    period,
    async members({ agent, brand }, { from, to, of, scope, orderBy, direction, ...page }) {
      checkDays({ from, to }, RECORD_MAX_DAYS);
      const { line, ...reached } = await lineOn(pool, agent, brand, { of, from });
      const filter = { brandId: brand.id, ...reached, to };
      const totals = await readLineTotals(pool, filter, scope);
      const order = { by: orderBy, direction };
      const rows = await readLineMembers(pool, filter, scope, order, page.pageSize, offsetOf(page));
      return {
        ...pageOf(rows.map(memberOf), totals.members, page),
        line: shownLine(line),
        totals: figuresOf(totals),
      };
    },

    async days({ agent, brand }, { from, to, of }) {
      checkDays({ from, to }, RECORD_MAX_DAYS);
      const { line, ...reached } = await lineOn(pool, agent, brand, { of, from });
      const rows = await readLineDays(pool, { brandId: brand.id, ...reached, to });
      return {
        days: rows.map(({ day, ...row }) => ({ day, ...figuresOf(row) })),
        line: shownLine(line),
        totals: sumOf(rows),
      };
    },

    async overview(asked, request) {
      const { agent, brand } = asked;
      const { current, before } = overviewPeriod(request.period, dayOf(clock.now(), brand.offsetMinutes));
      const time = rangeOfDays(current, brand.offsetMinutes, RECORD_MAX_DAYS);
      return {
        current: await period(asked, current),
        before: await period(asked, before),
        funnel: await readFunnel(pool, brand.id, agent.id, time),
      };
    },
  };
}

const memberOf = ({ public_id, account, nickname, type, self, downlines, ...row }: LineMemberFiguresRow) => ({
  id: public_id,
  account,
  nickname,
  type,
  self,
  downlines,
  ...figuresOf(row),
});

function figuresOf(row: LineFiguresRow) {
  const gameResult = row.turnover - row.payout;
  return {
    bets: Number(row.bets),
    firstDeposits: Number(row.first_deposits),
    deposits: formatAmount(row.deposits),
    withdrawals: formatAmount(row.withdrawals),
    turnover: formatAmount(row.turnover),
    validBet: formatAmount(row.valid_bet),
    payout: formatAmount(row.payout),
    gameResult: formatAmount(gameResult),
    rebates: formatAmount(row.rebates),
    promotions: formatAmount(row.promotions),
    fees: formatAmount(row.fees),
    commissions: formatAmount(row.commissions),
    net: formatAmount(gameResult - row.rebates - row.promotions - row.fees - row.commissions),
  };
}

const NOTHING: LineFiguresRow = {
  bets: 0n,
  first_deposits: 0n,
  deposits: 0n,
  withdrawals: 0n,
  turnover: 0n,
  valid_bet: 0n,
  payout: 0n,
  rebates: 0n,
  promotions: 0n,
  fees: 0n,
  commissions: 0n,
};

const sumOf = (rows: readonly LineFiguresRow[]) =>
  figuresOf(
    rows.reduce<LineFiguresRow>(
      (sum, row) => ({
        bets: sum.bets + row.bets,
        first_deposits: sum.first_deposits + row.first_deposits,
        deposits: sum.deposits + row.deposits,
        withdrawals: sum.withdrawals + row.withdrawals,
        turnover: sum.turnover + row.turnover,
        valid_bet: sum.valid_bet + row.valid_bet,
        payout: sum.payout + row.payout,
        rebates: sum.rebates + row.rebates,
        promotions: sum.promotions + row.promotions,
        fees: sum.fees + row.fees,
        commissions: sum.commissions + row.commissions,
      }),
      NOTHING,
    ),
  );
