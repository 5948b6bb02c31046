import { AGENT_TYPES } from '@marquee/contract/constants';
import type { MissionPeriod, MissionTask } from '@marquee/contract/missions';
import type { Queryable } from '../../../platform/database';

export interface MissionRow {
  readonly id: string;
  readonly period: MissionPeriod;
  readonly task: MissionTask;
  readonly multiplier: number | null;
  /** Ledger units. */
  readonly minimum: bigint | null;
  /** Ledger units for tasks of money, like `progress`. */
  readonly goal: bigint;
  readonly progress: bigint;
  readonly after: string | null;
  readonly rewardKind: 'points' | 'cash';
  /** Points, or ledger units. */
  readonly reward: bigint;
  readonly score: number;
  readonly periodStart: string;
  readonly isClaimed: boolean;
  readonly isLocked: boolean;
}

interface MissionQuery {
  readonly brandId: number;
  readonly offsetMinutes: number;
  readonly memberId: bigint;
  /** Business day. */
  readonly day: string;
}

/**
 * The missions of a brand with a member's progress in the period of a day.
 * @param missionId one mission; null: all of them
 */
export async function readMissions(
  db: Queryable,
  { brandId, offsetMinutes, memberId, day }: MissionQuery,
  missionId: string | null = null,
): Promise<readonly MissionRow[]> {
  const { rows } = await db.query<MissionRow>({
    name: 'missions-of-member',
    text: `select m.id, m.period, m.task, m.multiplier, m.minimum, m.goal, coalesce(b.id, m.after) as after, m.reward_kind as "rewardKind", m.reward, m.score,
                  p.start::text as "periodStart", c.member_id is not null as "isClaimed",
                  m.after is not null and not exists (
                    select from mission_claim c join mission k on k.brand_id = c.brand_id and k.id = c.mission_id
                    where c.member_id = $3 and coalesce(k.family, k.id) = m.after and c.period_start = s.start
                  ) as "isLocked",
                  greatest(case m.task
                    when 'turnover' then f.valid_bet
                    when 'rounds' then f.rounds
                    when 'games' then f.games
                    when 'deposit' then d.amount
                    when 'sign_in' then i.days
                    when 'invitations' then q.invitations
                    else case m.multiplier when 10 then f.hits_10 when 50 then f.hits_50 else f.hits_100 end
                  end, 0)::bigint as progress
           from mission m
           cross join lateral (select mission_period_start(m.period, $4::date, m.from_day) as start) p
           left join mission e on e.brand_id = m.brand_id and e.id = m.after
           cross join lateral (select mission_period_start(m.period, $4::date, e.from_day) as start) s
           left join lateral (
             select id from mission
             where brand_id = m.brand_id and coalesce(family, id) = m.after and from_day <= $4::date and (until_day is null or until_day >= $4::date)
             limit 1
           ) b on true
           left join mission_claim c on c.member_id = $3 and c.mission_id = m.id and c.period_start = p.start
           cross join lateral (
             select coalesce(sum(valid_bet), 0) as valid_bet, coalesce(sum(rounds), 0) as rounds,
                    count(distinct game_id) filter (where rounds > 0) as games, coalesce(sum(hits_10), 0) as hits_10,
                    coalesce(sum(hits_50), 0) as hits_50, coalesce(sum(hits_100), 0) as hits_100
             from mission_play where m.task in ('turnover', 'rounds', 'games', 'multiplier') and member_id = $3 and day between p.start and $4::date
           ) f
           cross join lateral (
             select coalesce(sum(coalesce(received, amount)), 0) as amount from deposit
             where m.task = 'deposit' and member_id = $3 and state = 'credited' and brand_day(finished_at, $2::smallint) between p.start and $4::date
           ) d
           cross join lateral (
             select count(*) as days from check_in where m.task = 'sign_in' and member_id = $3 and day between p.start and $4::date
           ) i
           cross join lateral (
             select count(*) as invitations from member t cross join lateral invitation_of(t.id, m.minimum, $6) v
             where m.task = 'invitations' and t.upline_id = $3 and brand_day(v.qualified_at, $2::smallint) between p.start and $4::date
               and referral_fault(t.id) is null
           ) q
           where m.brand_id = $1 and m.from_day <= $4::date and (m.until_day is null or m.until_day >= $4::date) and ($5::text is null or m.id = $5)
           order by m.sort_order, m.id`,
    values: [brandId, offsetMinutes, memberId, day, missionId, AGENT_TYPES],
  });
  return rows;
}

/** Who invited a member whose invitation a deposit of this moment has qualified for a mission of the day; null: none has. */
export async function readQualifiedInviter(
  db: Queryable,
  { brandId, memberId, day }: Omit<MissionQuery, 'offsetMinutes'>,
  at: Date,
): Promise<bigint | null> {
  const { rows } = await db.query<{ inviterId: bigint }>({
    name: 'mission-inviter',
    text: `select v.inviter_id as "inviterId"
           from mission m cross join lateral invitation_of($2, m.minimum, $5) v
           where m.brand_id = $1 and m.task = 'invitations' and m.from_day <= $3::date and (m.until_day is null or m.until_day >= $3::date)
             and v.qualified_at >= $4 and referral_fault($2) is null limit 1`,
    values: [brandId, memberId, day, at, AGENT_TYPES],
  });
  return rows[0]?.inviterId ?? null;
}

/** @returns false: it has been claimed in this period */
export async function insertClaim(
  tx: Queryable,
  { brandId, memberId, day }: MissionQuery,
  { id, periodStart, rewardKind, reward, score }: MissionRow,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'mission-claim',
    text: `insert into mission_claim (member_id, brand_id, mission_id, period_start, day, reward_kind, reward, score, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    values: [memberId, brandId, id, periodStart, day, rewardKind, reward, score, at],
  });
  return rowCount === 1;
}

export interface ScoreRow {
  readonly memberId: bigint;
  readonly account: string;
  readonly rank: number;
  readonly score: number;
}

interface SeasonQuery {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly season: { readonly from: string; readonly to: string };
}

/** One page of a season's leaderboard, and the member's own place; of equal scores, the earlier one stands first. */
export async function readLeaderboard(
  db: Queryable,
  { brandId, memberId, season }: SeasonQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly ScoreRow[]; readonly own: ScoreRow | null; readonly total: number }> {
  const { rows } = await db.query<ScoreRow & { readonly total: number }>({
    name: 'mission-leaderboard',
    text: `with scores as (
             select member_id, sum(score)::integer as score, max(at) as at from mission_claim
             where brand_id = $1 and day between $2 and $3 group by member_id
           ),
           places as (
             select member_id, score, row_number() over (order by score desc, at, member_id)::integer as rank,
                    count(*) over ()::integer as total from scores
           )
           select p.member_id as "memberId", m.account, p.rank, p.score, p.total
           from places p join member m on m.id = p.member_id
           where p.rank between $5::integer + 1 and $5::integer + $4::integer or p.member_id = $6
           order by p.rank`,
    values: [brandId, season.from, season.to, limit, offset, memberId],
  });
  return {
    content: rows.filter(({ rank }) => rank > offset && rank <= offset + limit),
    own: rows.find((row) => row.memberId === memberId) ?? null,
    total: rows[0]?.total ?? 0,
  };
}
