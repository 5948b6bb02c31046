import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { checkDays } from '../../../platform/brand-days';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import { lineOn, shownLine } from './line-way';
import { type BetFiguresRow, type BettorRow, readBettors, readTeamBetTotals } from './team-betting-repository';

/**
 * The betting figures of an agent's line, or of a downline of any level.
 * @throws Failure `not_found` for a member who is not below the agent, `validation_failed` for an invalid range of days
 */
export async function teamBetting(
  pool: pg.Pool,
  agent: Pick<MemberRef, 'id'>,
  brand: BrandRef,
  request: ParsedCallRequest<'agent.teamBetting'>,
): Promise<CallValue<'agent.teamBetting'>> {
  const { from, to, of, orderBy, direction, ...page } = request;
  checkDays(request, RECORD_MAX_DAYS);
  const { line, ...reached } = await lineOn(pool, agent, brand, { of, from });
  const filter = { brandId: brand.id, ...reached, to };
  const totals = await readTeamBetTotals(pool, filter);
  const rows = await readBettors(pool, filter, { by: orderBy, direction }, page.pageSize, offsetOf(page));
  return {
    ...pageOf(rows.map(bettorOf), totals.bettors, page),
    line: shownLine(line),
    totals: figuresOf(totals),
  };
}

const bettorOf = (row: BettorRow) => ({
  id: row.public_id,
  account: row.account,
  nickname: row.nickname,
  type: row.type,
  self: row.self,
  downlines: row.downlines,
  ...figuresOf(row),
});

const figuresOf = (row: BetFiguresRow) => ({
  bets: Number(row.bets),
  turnover: formatAmount(row.turnover),
  validBet: formatAmount(row.valid_bet),
  payout: formatAmount(row.payout),
  gameResult: formatAmount(row.game_result),
});
