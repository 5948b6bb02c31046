import type { TeamBettingOrder } from '@marquee/contract/calls/agent';
import type pg from 'pg';
import type { DayRange } from '../../../platform/brand-days';

/** Sums over bets, in ledger units. */
export interface BetFiguresRow {
  readonly bets: bigint;
  readonly turnover: bigint;
  readonly valid_bet: bigint;
  readonly payout: bigint;
  /** Stakes less payouts: above zero where the members lost. */
  readonly game_result: bigint;
}

export interface BettorRow extends BetFiguresRow {
  readonly public_id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly self: boolean;
  readonly downlines: number;
}

/** Root of the line, and the days. */
export interface TeamBettingFilter extends DayRange {
  readonly brandId: number;
  readonly memberId: bigint;
}

/**
 * Figures by branch of a line on business days: each direct downline of those days with everybody below, and the member at its top,
 * whose own play is what the branches leave of the whole line. Who moved counts for each line on the days of standing in it. Branches
 * without figures are left out. `line_daily` is proved against the bets by `ledger:verify`.
 */
const BRANCHES = `with spans as materialized (
    select l.member_id as branch, greatest(l.from_day, $3::date) as first_day, least(coalesce(l.to_day - 1, $4::date), $4::date) as last_day
    from member_line l join member m on m.id = l.member_id and m.brand_id = $1
    where l.uplines[cardinality(l.uplines)] = $2 and l.from_day <= $4::date and (l.to_day is null or l.to_day > $3::date)
  ), parts as (
    select member_id as branch, bets, stake, valid_bet, payout from line_daily
    where member_id = $2 and brand_id = $1 and day between $3::date and $4::date
    union all
    select s.part, s.sign * d.bets, s.sign * d.stake, s.sign * d.valid_bet, s.sign * d.payout
    from (select branch, first_day, last_day, branch as part, 1 as sign from spans union all select branch, first_day, last_day, $2, -1 from spans) s
    join line_daily d on d.member_id = s.branch and d.day between s.first_day and s.last_day
  ), branches as (
    select branch, sum(bets)::int8 as bets, sum(stake)::int8 as turnover, sum(valid_bet)::int8 as valid_bet,
           sum(payout)::int8 as payout, sum(stake - payout)::int8 as game_result
    from parts group by branch
    having (sum(bets), sum(stake), sum(payout)) <> (0, 0, 0)
  )`;

const valuesOf = ({ brandId, memberId, from, to }: TeamBettingFilter) => [brandId, memberId, from, to];

const ORDER_COLUMNS = {
  account: 'm.account',
  bets: 'b.bets',
  turnover: 'b.turnover',
  validBet: 'b.valid_bet',
  payout: 'b.payout',
  gameResult: 'b.game_result',
} as const satisfies Record<TeamBettingOrder, string>;

/** One page of the members of a line who bet; the member at its top comes first. */
export async function readBettors(
  pool: pg.Pool,
  filter: TeamBettingFilter,
  order: { readonly by: TeamBettingOrder; readonly direction: 'asc' | 'desc' },
  limit: number,
  offset: number,
): Promise<BettorRow[]> {
  const direction = order.direction === 'asc' ? 'asc' : 'desc';
  const { rows } = await pool.query<BettorRow>({
    name: `agent-bettors-${order.by}-${direction}`,
    text: `${BRANCHES}
           select m.public_id, m.account, m.nickname, m.type, m.id = $2 as self,
             (select count(*)::int from member d where d.upline_id = m.id and d.brand_id = m.brand_id) as downlines,
             b.bets, b.turnover, b.valid_bet, b.payout, b.game_result
           from branches b join member m on m.id = b.branch
           order by self desc, ${ORDER_COLUMNS[order.by]} ${direction}, m.id limit $5 offset $6`,
    values: [...valuesOf(filter), limit, offset],
  });
  return rows;
}

/** Totals of a whole line, and the number of rows of its list. */
export async function readTeamBetTotals(
  pool: pg.Pool,
  filter: TeamBettingFilter,
): Promise<BetFiguresRow & { readonly bettors: number }> {
  const { rows } = await pool.query<BetFiguresRow & { readonly bettors: number }>({
    name: 'agent-team-bet-totals',
    text: `${BRANCHES}
           select count(*)::int as bettors, coalesce(sum(bets), 0)::int8 as bets, coalesce(sum(turnover), 0)::int8 as turnover,
             coalesce(sum(valid_bet), 0)::int8 as valid_bet, coalesce(sum(payout), 0)::int8 as payout,
             coalesce(sum(game_result), 0)::int8 as game_result
           from branches`,
    values: valuesOf(filter),
  });
  const totals = rows[0];
  if (!totals) throw new Error('totals without a row');
  return totals;
}
