import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

/** Two members who played the same rounds with results that cancel out. */
export interface BalancedPair {
  readonly one: bigint;
  readonly other: bigint;
  /** Of lotteries the newest of those draws; null: rounds of vendors. */
  readonly drawIds: readonly bigint[] | null;
  /** That both played. */
  readonly rounds: number;
  readonly balanced: number;
  /** Of both in the balanced rounds, ledger units. */
  readonly stake: bigint;
}

interface PairSearch {
  readonly memberIds: readonly bigint[];
  readonly since: Date;
}

/** The newest bets of each member that are looked at, the players of a round that are compared, and the pairs that are read at most. */
const BETS_OF_MEMBER = 200;
const PLAYERS_OF_ROUND = 40;
const MOST_PAIRS = 100;
const NEWEST_DRAWS = 10;

/**
 * Pairs of members whose results of the same rounds cancel out: each won or lost more than a tenth of the own stake, and both together no
 * more than a tenth of both. Lotteries may keep more, and their selections are known: those pairs are candidates. Reads by the index of
 * members' bets.
 * @param least rounds in which the results of a pair have to cancel out
 */
export async function readBalancedPairs(
  db: Queryable,
  { memberIds, since }: PairSearch,
  least: { readonly draws: number; readonly rounds: number },
): Promise<BalancedPair[]> {
  const { rows } = await db.query<Omit<BalancedPair, 'drawIds'> & { readonly draws: readonly string[] | null }>({
    name: 'farmed-play-pairs',
    text: `with played as materialized (
             select b.vendor_id, b.game_id, b.round_id, b.member_id, sum(b.stake) as stake, sum(b.payout) as payout
             from unnest($1::bigint[]) as m (id)
             cross join lateral (
               select * from bet where member_id = m.id and placed_at >= $2 order by placed_at desc limit ${BETS_OF_MEMBER}
             ) b
             where b.status in ('won', 'lost') and not b.is_free and b.stake > 0
             group by 1, 2, 3, 4
           ), ranked as materialized (
             select p.*, l.id is not null as is_lottery,
                    row_number() over (partition by p.vendor_id, p.game_id, p.round_id order by p.stake desc, p.member_id) as place
             from played p left join lottery_game l on l.game_id = p.game_id
           )
           select a.member_id as one, o.member_id as other, count(*)::int as rounds, count(*) filter (where c.balanced)::int as balanced,
                  coalesce(sum(a.stake + o.stake) filter (where c.balanced), 0)::int8 as stake,
                  case when a.is_lottery then (array_agg(a.round_id order by a.round_id::numeric desc) filter (where c.balanced and a.is_lottery))[1:${NEWEST_DRAWS}] end as draws
           from ranked a
           join ranked o using (vendor_id, game_id, round_id)
           cross join lateral (
             select abs(a.payout + o.payout - a.stake - o.stake) * 10 <= (a.stake + o.stake) * case when a.is_lottery then 4 else 1 end
                    and abs(a.payout - a.stake) * 10 > a.stake and abs(o.payout - o.stake) * 10 > o.stake as balanced
           ) c
           where a.member_id < o.member_id and a.place <= ${PLAYERS_OF_ROUND} and o.place <= ${PLAYERS_OF_ROUND}
           group by a.member_id, o.member_id, a.is_lottery
           having case when a.is_lottery then count(*) filter (where c.balanced) >= $3
                       else count(*) filter (where c.balanced) >= $4 and count(*) filter (where c.balanced) * 10 >= count(*) * 9 end
           order by balanced desc, one, other limit ${MOST_PAIRS}`,
    values: [memberIds, since, least.draws, least.rounds],
  });
  return rows.map(({ draws, ...row }) => ({ ...row, drawIds: draws && draws.map(BigInt) }));
}

/** A ticket that stands. */
export interface PlayedTicket {
  readonly drawId: bigint;
  readonly memberId: bigint;
  readonly shape: LotteryShape;
  readonly stake: bigint;
  readonly lines: string;
}

/** The tickets of members on draws. */
export async function readTickets(
  db: Queryable,
  drawIds: readonly bigint[],
  memberIds: readonly bigint[],
): Promise<PlayedTicket[]> {
  const { rows } = await db.query<PlayedTicket>({
    name: 'farmed-play-tickets',
    text: `select t.draw_id as "drawId", t.member_id as "memberId", g.shape, t.stake, t.lines
           from lottery_ticket t
           join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status not in ('void', 'rolled_back')
           join lottery_draw d on d.id = t.draw_id join lottery_game g on g.id = d.lottery_id
           where t.draw_id = any ($1) and t.member_id = any ($2)`,
    values: [drawIds, memberIds],
  });
  return rows;
}

/** How many members were active on business days, and who of them staked hardly more than the least. */
export interface ActivityRow {
  readonly members: number;
  readonly near: number;
  readonly accounts: readonly string[];
}

/** @param below ledger units: whoever staked less is near the minimum */
export async function readActivity(
  db: Queryable,
  memberIds: readonly bigint[],
  days: { readonly firstDay: string; readonly lastDay: string },
  { minimum, below }: { readonly minimum: bigint; readonly below: bigint },
): Promise<ActivityRow> {
  const { rows } = await db.query<ActivityRow>({
    name: 'farmed-play-activity',
    text: `select count(*)::int as members, count(*) filter (where a.amount < $5)::int as near,
             coalesce((array_agg(m.account order by a.amount, m.account) filter (where a.amount < $5))[1:10], '{}') as accounts
           from (
             select member_id, sum(own_counted_bet) as amount from line_daily
             where member_id = any ($1) and day between $2 and $3 and own_counted_bet > 0
             group by member_id having sum(own_counted_bet) >= $4
           ) a join member m on m.id = a.member_id`,
    values: [memberIds, days.firstDay, days.lastDay, minimum, below],
  });
  return rows[0] ?? { members: 0, near: 0, accounts: [] };
}
