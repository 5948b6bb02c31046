import type { PlayGroup } from '@marquee/contract/constants';
import type { DayRange, TimeRange } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';

/** What was played, in ledger units. */
export interface PlaySums {
  readonly stake: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
}

export interface PlayDayRow extends PlaySums {
  /** Business day of the brand. */
  readonly day: string;
}

/** The member's settled bets by business day of the settlement; days without one are left out. */
export async function readPlayDays(
  database: Queryable,
  memberId: bigint,
  { from, to }: DayRange,
): Promise<PlayDayRow[]> {
  const { rows } = await database.query<PlayDayRow>({
    name: 'profit-loss-days',
    text: `select day::text, sum(settled_stake)::int8 as stake, sum(valid_bet)::int8 as "validBet", sum(payout)::int8 as payout
           from member_daily where member_id = $1 and day between $2 and $3 and (settled_stake <> 0 or payout <> 0)
           group by day`,
    values: [memberId, from, to],
  });
  return rows;
}

export interface PlayGroupRow extends PlaySums {
  /** Type of game, or code of the vendor. */
  readonly id: string;
  /** Of a vendor. */
  readonly name: string | null;
}

const GROUPS = {
  gameType:
    'select game_type as id, null::text as name, settled_stake, valid_bet, payout, member_id, day from member_daily',
  vendor: `select v.code as id, v.name, d.settled_stake, d.valid_bet, d.payout, d.member_id, d.day
           from member_daily d join vendor v on v.id = d.vendor_id`,
} as const satisfies Record<PlayGroup, string>;

/** The member's settled bets by type of game or by vendor, the largest stakes first. */
export async function readPlayGroups(
  database: Queryable,
  memberId: bigint,
  by: PlayGroup,
  { from, to }: DayRange,
): Promise<PlayGroupRow[]> {
  const { rows } = await database.query<PlayGroupRow>({
    name: `profit-loss-by-${by}`,
    text: `select id, name, sum(settled_stake)::int8 as stake, sum(valid_bet)::int8 as "validBet", sum(payout)::int8 as payout
           from (${GROUPS[by]}) played where member_id = $1 and day between $2 and $3 and (settled_stake <> 0 or payout <> 0)
           group by id, name
           order by sum(settled_stake) desc, sum(payout) desc, id`,
    values: [memberId, from, to],
  });
  return rows;
}

/** Money beside the bets, in ledger units: from the brand's promotions to the member, and between the member and others. */
export interface FundsDayRow {
  readonly day: string;
  readonly rebates: bigint;
  readonly promotions: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly transfers: bigint;
}

/**
 * What the brand gave to the member and what the member paid in and out, by business day. What the brand gave is what moved
 * between its account of promotions and any account of the member but the agent's float: a bonus counts when it is granted, and
 * what is left of one that ends goes back.
 */
export async function readFundsDays(
  database: Queryable,
  member: { readonly id: bigint; readonly brandId: number; readonly offsetMinutes: number },
  { start, end }: TimeRange,
): Promise<FundsDayRow[]> {
  const { rows } = await database.query<FundsDayRow>({
    name: 'profit-loss-funds',
    text: `with account as materialized (
             select (select id from ledger_account where brand_id = $2 and kind = 'promotion' and member_id is null) as promotion,
               array(select id from ledger_account where member_id = $1 and kind <> 'agent') as own
           ), movement as (
             select id, created_at, kind, cash_change, detail ->> 'way' as way,
               source = 'rebates' or source = 'lottery' and key like 'rebate:%' as is_rebate
             from ledger_transaction
             where member_id = $1 and created_at >= $4 and created_at < $5
               and kind in ('promotion', 'deposit', 'adjustment', 'withdrawal', 'withdrawal_return', 'transfer')
           ), moved as (
             select m.created_at, m.kind, m.is_rebate, true as is_given,
               case when p.debit_account = account.promotion then p.amount else -p.amount end as amount
             from account, movement m join posting p on p.transaction_id = m.id
             where m.kind in ('promotion', 'deposit', 'adjustment')
               and (p.debit_account = account.promotion and p.credit_account = any (account.own)
                    or p.credit_account = account.promotion and p.debit_account = any (account.own))
             union all
             select created_at, kind, is_rebate, false, cash_change from movement
             where kind <> 'transfer' or way in ('upline', 'downline', 'own')
           )
           select brand_day(created_at, $3::smallint)::text as day,
             coalesce(sum(amount) filter (where is_given and is_rebate), 0)::int8 as rebates,
             coalesce(sum(amount) filter (where is_given and not is_rebate), 0)::int8 as promotions,
             coalesce(sum(case when is_given then -amount else amount end) filter (where kind = 'deposit'), 0)::int8 as deposits,
             coalesce(-sum(amount) filter (where kind in ('withdrawal', 'withdrawal_return')), 0)::int8 as withdrawals,
             coalesce(sum(amount) filter (where kind = 'transfer'), 0)::int8 as transfers
           from moved group by 1`,
    values: [member.id, member.brandId, member.offsetMinutes, start, end],
  });
  return rows;
}

/** Seconds of play in the range; null when time was never counted in it. */
export async function readSecondsPlayed(
  database: Queryable,
  memberId: bigint,
  { from, to }: DayRange,
): Promise<number | null> {
  const { rows } = await database.query<{ seconds: number | null }>({
    name: 'profit-loss-seconds',
    text: 'select sum(seconds)::int4 as seconds from play_clock where member_id = $1 and day between $2 and $3',
    values: [memberId, from, to],
  });
  return rows[0]?.seconds ?? null;
}
