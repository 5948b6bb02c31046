import type { TeamBettingOrder } from '@marquee/contract/calls/agent';
import type pg from 'pg';
import type { DayRange } from '../../../platform/brand-days';

export interface LineMemberRow {
  readonly id: bigint;
  readonly public_id: string;
  readonly account: string;
}

/** Sums over bets, in ledger units. */
export interface BetFiguresRow {
  readonly bets: bigint;
  readonly turnover: bigint;
  readonly valid_bet: bigint;
  readonly payout: bigint;
  readonly net: bigint;
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
 * The way down from an agent to a member of any level below: first the direct downline, last the member.
 * @returns nothing when the member is unknown, stands in another line or in another brand
 */
export async function readLineTo(
  pool: pg.Pool,
  brandId: number,
  agentId: bigint,
  publicId: string,
): Promise<LineMemberRow[]> {
  const { rows } = await pool.query<LineMemberRow>({
    name: 'agent-line-to',
    text: `with recursive way as (
             select id, upline_id, public_id, account, 0 as step from member
             where brand_id = $1 and public_id = $3 and id <> $2
             union
             select u.id, u.upline_id, u.public_id, u.account, way.step + 1 from way
             join member u on u.id = way.upline_id and u.brand_id = $1 and u.id <> $2
           ) cycle id set looped using path
           select id, public_id, account from way
           where not looped and exists (select from way where upline_id = $2)
           order by step desc`,
    values: [brandId, agentId, publicId],
  });
  return rows;
}

/**
 * Figures by branch of a line: the member at its top, and each direct downline with everybody below. Branches without
 * figures on the days are left out. The member's day figures are derived from the bets, which `ledger:verify` proves.
 */
const BRANCHES = `with recursive line as (
    select id, id as branch from member where id = $2 and brand_id = $1
    union
    select m.id, case when line.branch = $2 then m.id else line.branch end
    from line join member m on m.upline_id = line.id and m.brand_id = $1 and m.id <> $2
  ), branches as (
    select line.branch, sum(d.bets)::int8 as bets, sum(d.turnover)::int8 as turnover, sum(d.valid_bet)::int8 as valid_bet,
           sum(d.payout)::int8 as payout, sum(d.payout - d.settled_stake)::int8 as net
    from line join member_daily d on d.member_id = line.id and d.day between $3 and $4
    group by line.branch
    having bool_or((d.bets, d.turnover, d.settled_stake, d.payout) <> (0, 0, 0, 0))
  )`;

const valuesOf = ({ brandId, memberId, from, to }: TeamBettingFilter) => [brandId, memberId, from, to];

const ORDER_COLUMNS = {
  account: 'm.account',
  bets: 'b.bets',
  turnover: 'b.turnover',
  validBet: 'b.valid_bet',
  payout: 'b.payout',
  net: 'b.net',
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
             b.bets, b.turnover, b.valid_bet, b.payout, b.net
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
             coalesce(sum(net), 0)::int8 as net
           from branches`,
    values: valuesOf(filter),
  });
  const totals = rows[0];
  if (!totals) throw new Error('totals without a row');
  return totals;
}
