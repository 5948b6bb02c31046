import type { ReferredFriendSort } from '@marquee/contract/calls/list-sorts';
import type { ReferralStage } from '@marquee/contract/promotions/states';
import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { Queryable } from '../../../../platform/database';

interface Earned {
  /** Ledger units. */
  readonly amount: bigint;
  readonly points: bigint;
  readonly tickets: number;
}

export interface FriendRow extends Earned {
  readonly account: string;
  readonly joinedAt: Date;
  readonly stage: ReferralStage;
}

/** Whose invitations are read. */
export interface InviterQuery {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly now: Date;
}

/**
 * Every friend of a member `$2` with the stage at `$3`: the furthest that any promotion has brought them. The member's own participations
 * are read once, whatever the number of friends.
 */
const FRIENDS = `
  with own as (
    select p.period,
      bool_or(p.state = 'paid') as paid,
      bool_or(p.state = 'completed' and (p.claimable_until is null or p.claimable_until > $3)) as ready,
      bool_or(p.state in ('completed', 'expired')) as lapsed,
      coalesce(sum(r.amount) filter (where r.state = 'paid'), 0)::bigint as amount,
      coalesce(sum(r.points) filter (where r.state = 'paid'), 0)::bigint as points,
      coalesce(sum(r.tickets) filter (where r.state = 'paid'), 0)::integer as tickets
    from promotion_participation p join promotion_reward r on r.participation_id = p.id
    where p.member_id = $2 and p.period like 'member:%'
    group by p.period
  ), friends as (
    select m.id, m.account, m.created_at as "joinedAt",
      case when o.paid then 'paid' when o.ready then 'qualified' when o.lapsed then 'lapsed'
           when o.period is not null or exists (select from referral_refusal f where f.invited_id = m.id) then 'refused'
           when exists (select from deposit d where d.member_id = m.id and d.state = 'credited') then 'deposited'
           else 'registered' end as stage,
      coalesce(o.amount, 0) as amount, coalesce(o.points, 0) as points, coalesce(o.tickets, 0) as tickets
    from member m left join own o on o.period = 'member:' || m.id
    where m.upline_id = $2 and m.brand_id = $1
  )`;

/** How far friends have come, as a number that sorts. */
const STAGE_ORDER = `array_position(array['refused', 'registered', 'deposited', 'lapsed', 'qualified', 'paid'], stage)`;
const ORDERS: Readonly<Record<SortBy<ReferredFriendSort>, string>> = {
  joinedAt: '"joinedAt", id',
  '-joinedAt': '"joinedAt" desc, id desc',
  account: 'lower(account), id',
  '-account': 'lower(account) desc, id desc',
  stage: `${STAGE_ORDER}, "joinedAt" desc, id desc`,
  '-stage': `${STAGE_ORDER} desc, "joinedAt" desc, id desc`,
};

interface FriendsQuery extends InviterQuery {
  readonly stage: ReferralStage | null;
  readonly sort: SortBy<ReferredFriendSort>;
  readonly limit: number;
  readonly offset: number;
}

/** One page of a member's friends. */
export async function readFriends(
  db: Queryable,
  { brandId, memberId, now, stage, sort, limit, offset }: FriendsQuery,
): Promise<{ readonly rows: readonly FriendRow[]; readonly total: number }> {
  const { rows } = await db.query<FriendRow & { readonly total: number }>({
    name: `referral-friends-${sort}`,
    text: `${FRIENDS}
           select account, "joinedAt", stage, amount, points, tickets, count(*) over ()::integer as total
           from friends where $4::text is null or stage = $4 order by ${ORDERS[sort]} limit $5 offset $6`,
    values: [brandId, memberId, now, stage, limit, offset],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

interface StageRow extends Earned {
  readonly stage: ReferralStage;
  readonly friends: number;
}

/** How many friends stand at each stage, and what was credited for them. */
export async function readStages(
  db: Queryable,
  { brandId, memberId, now }: InviterQuery,
): Promise<readonly StageRow[]> {
  const { rows } = await db.query<StageRow>({
    name: 'referral-stages',
    text: `${FRIENDS}
           select stage, count(*)::integer as friends, sum(amount)::bigint as amount, sum(points)::bigint as points,
             sum(tickets)::integer as tickets
           from friends group by stage`,
    values: [brandId, memberId, now],
  });
  return rows;
}

/** The code with which a member invites friends. */
export async function readReferralCode(db: Queryable, brandId: number, memberId: bigint): Promise<string | null> {
  const { rows } = await db.query<{ code: string | null }>({
    name: 'own-referral-code',
    text: 'select referral_code as code from member where id = $2 and brand_id = $1',
    values: [brandId, memberId],
  });
  return rows[0]?.code ?? null;
}

/** For how many friends each of these promotions rewards a member, or has. */
export async function readRewardedFriends(
  db: Queryable,
  memberId: bigint,
  promotionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ id: string; friends: number }>({
    name: 'referral-rewarded-friends',
    text: `select promotion_id as id, count(*)::integer as friends from promotion_participation
           where member_id = $1 and promotion_id = any($2::uuid[]) and period like 'member:%' and state in ('completed', 'paid')
           group by promotion_id`,
    values: [memberId, promotionIds],
  });
  return new Map(rows.map(({ id, friends }) => [id, friends]));
}
