import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { PromotionKind } from '@marquee/contract/promotions/kinds';
import type { ParticipationState } from '@marquee/contract/promotions/states';
import type { Queryable } from '../../../../platform/database';
import type { RewardRow } from './reward-repository';

/** A reward of a member with what it is for. */
export interface OwnRewardRow extends RewardRow {
  readonly promotionId: string;
  readonly promotionKind: PromotionKind;
  readonly terms: PromotionTerms;
  readonly period: string;
  readonly participationState: ParticipationState;
  readonly claimableUntil: Date | null;
  readonly at: Date;
}

const REWARDS = `select r.participation_id as "participationId", r.kind, r.amount, r.points, r.tickets, r.state, p.promotion_id as "promotionId",
    o.kind as "promotionKind", v.terms, p.period, p.state as "participationState", p.claimable_until as "claimableUntil",
    coalesce(r.paid_at, r.ready_at) as at
  from promotion_reward r
  join promotion_participation p on p.id = r.participation_id
  join promotion o on o.id = p.promotion_id
  join promotion_version v on v.promotion_id = p.promotion_id and v.version = p.version`;
const CLAIMABLE = `p.state = 'completed' and r.state = 'ready' and (p.claimable_until is null or p.claimable_until > $2)`;

/** One page of a member's rewards: those that can be claimed, the first to lapse in front; or the others, latest first. */
export async function readOwnRewards(
  db: Queryable,
  { memberId, isClaimable, now }: { readonly memberId: bigint; readonly isClaimable: boolean; readonly now: Date },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly OwnRewardRow[]; readonly total: number }> {
  const { rows } = await db.query<OwnRewardRow & { readonly total: number }>({
    name: isClaimable ? 'promotion-rewards-claimable' : 'promotion-rewards-past',
    text: `select *, count(*) over ()::integer as total
           from (${REWARDS} where r.member_id = $1 and (${CLAIMABLE}) = ${isClaimable}) r
           order by ${isClaimable ? '"claimableUntil", at' : 'at desc'}, "participationId" limit $3 offset $4`,
    values: [memberId, now, limit, offset],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function readOwnReward(
  db: Queryable,
  memberId: bigint,
  participationId: string,
): Promise<OwnRewardRow | null> {
  const text = `${REWARDS} where r.member_id = $1 and r.participation_id = $2`;
  const { rows } = await db.query<OwnRewardRow>({
    name: 'promotion-reward-own',
    text,
    values: [memberId, participationId],
  });
  return rows[0] ?? null;
}

/** What a member can claim now, the first to lapse in front. */
export async function readClaimableIds(db: Queryable, memberId: bigint, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'promotion-rewards-claimable-ids',
    text: `select p.id from promotion_reward r join promotion_participation p on p.id = r.participation_id
           where r.member_id = $1 and ${CLAIMABLE} order by p.claimable_until, p.id`,
    values: [memberId, now],
  });
  return rows.map(({ id }) => id);
}

/** Rewards of any member that were not claimed in time. */
export async function readLapsedIds(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'promotion-rewards-lapsed',
    text: `select id from promotion_participation where state = 'completed' and claimable_until <= $1
           order by claimable_until limit $2`,
    values: [now, limit],
  });
  return rows.map(({ id }) => id);
}
