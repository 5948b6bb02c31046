import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { Platform } from '../../../../platform/platform';
import { queueMessage } from '../../../people/messages/message-fact';
import type { PaidReward } from '../../rewards/rewards';
import { type EligibilityParts, requireEligible } from './eligibility';
import {
  type Actor,
  BY_TERMS,
  insertParticipation,
  lockParticipationOf,
  moveParticipation,
  type ParticipationRow,
  writeOutcome,
} from './participation-repository';
import { type PayParts, payParticipation } from './pay-participation';
import { requireFriendsLeft } from './referral';
import { type PromotionRow, takeBudget } from '../promotion-repository';
import { insertReward } from './reward-repository';
import { costOf, rewardOf } from './reward-terms';

/** What has set a promotion off for a member. */
export interface Completion {
  readonly memberId: bigint;
  readonly period: string;
  /** Ledger units. */
  readonly figure?: bigint;
  /** In a ranking. */
  readonly place?: number;
  readonly by?: Actor;
}

interface Completed {
  readonly participation: ParticipationRow;
  /** What was credited at once. */
  readonly paid: PaidReward | null;
}

const DAY_MS = 86_400_000;
/** States that wait for what sets the promotion off. */
const OPEN: ReadonlySet<ParticipationRow['state']> = new Set(['joined', 'applied', 'active']);

/** What completes participations. */
export interface CompletionParts extends EligibilityParts, PayParts {
  readonly platform: Pick<Platform, 'clock' | 'jobs'>;
}

const titlesOf = ({ terms }: Pick<PromotionRow, 'terms'>) =>
  Object.fromEntries(Object.entries(terms.texts).map(([language, { title }]) => [language, title]));

/**
 * Makes the reward of a member ready, or credits it at once, in the caller's transaction. One for each promotion, member and period:
 * a repeat changes nothing. Locks participation, promotion and wallet, in this order.
 * @returns null: the rules give nothing for this figure, or it was made ready before
 * @throws Failure `promotion_budget_used`, `promotion_not_eligible`, `promotion_household`, `timed_out`, `self_excluded`, `bonus_active`
 */
export async function completeParticipation(
  tx: Queryable,
  parts: CompletionParts,
  promotion: PromotionRow,
  { memberId, period, figure = 0n, place, by = BY_TERMS }: Completion,
): Promise<Completed | null> {
  const reward = rewardOf(promotion.terms, period);
  const cost = reward && costOf(reward, { figure, place: place ?? null });
  if (!cost) return null;
  const participation = await openParticipation(tx, parts, promotion, { memberId, period, by });
  if (!participation) return null;
  const at = parts.platform.clock.now();
  if (!(await takeBudget(tx, promotion.id, cost.amount))) throw new Failure('promotion_budget_used');
  const { delivery, claimDays } = promotion.terms.rules;
  const claimableUntil = claimDays === null ? null : new Date(at.getTime() + claimDays * DAY_MS);
  const outcome = { figure, place: place ?? null, claimableUntil };
  await writeOutcome(tx, participation.id, outcome);
  await insertReward(tx, { participationId: participation.id, promotionId: promotion.id, memberId, ...cost, at });
  const completed = { ...participation, ...outcome, state: 'completed' } as const;
  if (delivery === 'claim') {
    await queueMessage(tx, parts.platform.jobs, {
      memberId,
      template: 'reward_ready',
      values: { promotion: { texts: titlesOf(promotion) } },
      link: '/member/rewards',
      key: `reward-ready:${participation.id}`,
    });
    return { participation: completed, paid: null };
  }
  const paid = await payParticipation(tx, parts, completed, promotion.terms, BY_TERMS);
  return { participation: { ...completed, state: 'paid' }, paid };
}

/** The member's participation as completed, a new one or one that was open; null: it was decided before. */
async function openParticipation(
  tx: Queryable,
  parts: EligibilityParts,
  promotion: PromotionRow,
  { memberId, period, by }: { readonly memberId: bigint; readonly period: string; readonly by: Actor },
): Promise<ParticipationRow | null> {
  const { id: promotionId, brandId, version } = promotion;
  const existing = await lockParticipationOf(tx, { promotionId, memberId, period });
  if (existing && !OPEN.has(existing.state)) return null;
  await requireEligible(tx, parts, promotion, memberId);
  await requireFriendsLeft(tx, promotionId, promotion.terms.rules.trigger, { memberId, period });
  const at = parts.platform.clock.now();
  if (!existing)
    return insertParticipation(tx, { promotionId, brandId, memberId, period, version, state: 'completed', at }, by);
  await moveParticipation(tx, existing.id, 'completed', at, by);
  return existing;
}
