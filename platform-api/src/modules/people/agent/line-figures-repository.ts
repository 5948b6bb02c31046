import type { LineOrder, LineScope } from '@marquee/contract/agent-figures';
import type { DayRange } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';

/** Sums as `agent-figures.ts` of the contract words them; amounts in ledger units. */
export interface LineFiguresRow {
  readonly bets: bigint;
  readonly first_deposits: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly turnover: bigint;
  readonly valid_bet: bigint;
  readonly payout: bigint;
  readonly rebates: bigint;
  readonly promotions: bigint;
  readonly fees: bigint;
  readonly commissions: bigint;
}

export interface LineMemberFiguresRow extends LineFiguresRow {
  readonly public_id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly self: boolean;
  readonly downlines: number;
}

/** Root of the line, and the days. */
export interface LineFilter extends DayRange {
  readonly brandId: number;
  readonly memberId: bigint;
}

/** The sums of rows of `line_daily` and `line_cash_daily`, of which one half is null. */
const SUMS = `coalesce(sum(bets), 0)::int8 as bets, coalesce(sum(firsts), 0)::int8 as first_deposits,
    coalesce(sum(cash) filter (where kind = 'deposit'), 0)::int8 as deposits,
    coalesce(sum(cash) filter (where kind = 'withdrawal'), 0)::int8 as withdrawals,
    coalesce(sum(stake), 0)::int8 as turnover, coalesce(sum(valid_bet), 0)::int8 as valid_bet, coalesce(sum(payout), 0)::int8 as payout,
    coalesce(sum(cash) filter (where kind = 'rebate'), 0)::int8 as rebates,
    coalesce(sum(cash) filter (where kind = 'promotion'), 0)::int8 as promotions,
    coalesce(sum(cash) filter (where kind = 'fee'), 0)::int8 as fees,
    coalesce(sum(cash) filter (where kind = 'commission'), 0)::int8 as commissions`;

/** Beside the branches themselves: what those directly below each of them did, which leaves each branch its own part. */
const WITHOUT_BELOW = `
    union all
    select s.branch, l.member_id, -1, greatest(l.from_day, s.first_day), least(coalesce(l.to_day - 1, s.last_day), s.last_day)
    from spans s
    join member_line l on l.uplines[cardinality(l.uplines)] = s.branch and l.from_day <= s.last_day and (l.to_day is null or l.to_day > s.first_day)`;

/**
 * Figures by branch of a line, as those of team betting: each direct downline of the days with everybody below, and the member at the top
 * alone. Branches without figures are left out. Reads one row a day (and kind of cash) of each member named, however many bets there were.
 */
const branchesOf = (below: string) => `with spans as materialized (
    select l.member_id as branch, greatest(l.from_day, $3::date) as first_day, least(coalesce(l.to_day - 1, $4::date), $4::date) as last_day
    from member_line l join member m on m.id = l.member_id and m.brand_id = $1
    where l.uplines[cardinality(l.uplines)] = $2 and l.from_day <= $4::date and (l.to_day is null or l.to_day > $3::date)
  ), sources as materialized (
    select $2::bigint as branch, $2::bigint as part, 1 as sign, $3::date as first_day, $4::date as last_day
    union all select branch, branch, 1, first_day, last_day from spans
    union all select $2, branch, -1, first_day, last_day from spans${below}
  ), parts as (
    select s.branch, s.sign * d.bets as bets, s.sign * d.stake as stake, s.sign * d.valid_bet as valid_bet, s.sign * d.payout as payout,
           null::text as kind, null::bigint as cash, null::integer as firsts
    from sources s join line_daily d on d.member_id = s.part and d.brand_id = $1 and d.day between s.first_day and s.last_day
    union all
    select s.branch, null, null, null, null, c.kind, s.sign * c.amount, s.sign * c.firsts
    from sources s join line_cash_daily c on c.member_id = s.part and c.brand_id = $1 and c.day between s.first_day and s.last_day
  ), branches as (
    select f.*, f.turnover - f.payout as game_result,
           f.turnover - f.payout - f.rebates - f.promotions - f.fees - f.commissions as net
    from (select branch, ${SUMS} from parts group by branch) f
    where (bets, first_deposits, deposits, withdrawals, turnover, payout, rebates, promotions, fees, commissions) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  )`;

const BRANCHES = { line: branchesOf(''), own: branchesOf(WITHOUT_BELOW) } as const satisfies Record<LineScope, string>;

const ORDER_COLUMNS = {
  account: 'm.account',
  bets: 'b.bets',
  firstDeposits: 'b.first_deposits',
  deposits: 'b.deposits',
  withdrawals: 'b.withdrawals',
  turnover: 'b.turnover',
  validBet: 'b.valid_bet',
  payout: 'b.payout',
  gameResult: 'b.game_result',
  rebates: 'b.rebates',
  promotions: 'b.promotions',
  fees: 'b.fees',
  commissions: 'b.commissions',
  net: 'b.net',
} as const satisfies Record<LineOrder, string>;

const valuesOf = ({ brandId, memberId, from, to }: LineFilter) => [brandId, memberId, from, to];

/** One page of the direct downlines with figures; the member at the top comes first. */
export async function readLineMembers(
  db: Queryable,
  filter: LineFilter,
  scope: LineScope,
  order: { readonly by: LineOrder; readonly direction: 'asc' | 'desc' },
  limit: number,
  offset: number,
): Promise<LineMemberFiguresRow[]> {
  const direction = order.direction === 'asc' ? 'asc' : 'desc';
  const { rows } = await db.query<LineMemberFiguresRow>({
    name: `line-members-${scope}-${order.by}-${direction}`,
    text: `${BRANCHES[scope]}
           select m.public_id, m.account, m.nickname, m.type, m.id = $2 as self,
             (select count(*)::int from member d where d.upline_id = m.id and d.brand_id = m.brand_id) as downlines,
             b.bets, b.first_deposits, b.deposits, b.withdrawals, b.turnover, b.valid_bet, b.payout, b.rebates, b.promotions, b.fees, b.commissions
           from branches b join member m on m.id = b.branch
           order by self desc, ${ORDER_COLUMNS[order.by]} ${direction}, m.id limit $5 offset $6`,
    values: [...valuesOf(filter), limit, offset],
  });
  return rows;
}

/** Totals over all rows of the list, and their number. */
export async function readLineTotals(
  db: Queryable,
  filter: LineFilter,
  scope: LineScope,
): Promise<LineFiguresRow & { readonly members: number }> {
  const { rows } = await db.query<LineFiguresRow & { readonly members: number }>({
    name: `line-totals-${scope}`,
    text: `${BRANCHES[scope]}
           select count(*)::int as members, coalesce(sum(bets), 0)::int8 as bets, coalesce(sum(first_deposits), 0)::int8 as first_deposits,
             coalesce(sum(deposits), 0)::int8 as deposits, coalesce(sum(withdrawals), 0)::int8 as withdrawals,
             coalesce(sum(turnover), 0)::int8 as turnover, coalesce(sum(valid_bet), 0)::int8 as valid_bet,
             coalesce(sum(payout), 0)::int8 as payout, coalesce(sum(rebates), 0)::int8 as rebates,
             coalesce(sum(promotions), 0)::int8 as promotions, coalesce(sum(fees), 0)::int8 as fees,
             coalesce(sum(commissions), 0)::int8 as commissions
           from branches`,
    values: valuesOf(filter),
  });
  const totals = rows[0];
  if (!totals) throw new Error('totals without a row');
  return totals;
}

export interface LineDayRow extends LineFiguresRow {
  /** ISO date. */
  readonly day: string;
}

/** The figures of a whole line by day, the earliest first; days without any are left out. */
export async function readLineDays(db: Queryable, filter: LineFilter): Promise<LineDayRow[]> {
  const { rows } = await db.query<LineDayRow>({
    name: 'line-days',
    text: `select day::text, ${SUMS}
           from (
             select day, bets, stake, valid_bet, payout, null::text as kind, null::bigint as cash, null::integer as firsts
             from line_daily where member_id = $2 and brand_id = $1 and day between $3::date and $4::date
             union all
             select day, null, null, null, null, kind, amount, firsts
             from line_cash_daily where member_id = $2 and brand_id = $1 and day between $3::date and $4::date
           ) parts
           group by day order by day`,
    values: valuesOf(filter),
  });
  return rows;
}
