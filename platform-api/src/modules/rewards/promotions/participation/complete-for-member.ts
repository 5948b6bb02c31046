import { inTransaction } from '../../../../platform/database';
import type { Platform } from '../../../../platform/platform';
import type { Rewards } from '../../rewards/rewards';
import { announcePromotions } from '../announce-promotions';
import { type PromotionRow, readVersion } from '../promotion-repository';
import { type Completion, type CompletionParts, completeParticipation } from './complete-participation';
import { readJoinedParticipation } from './participation-repository';
import { isRefusal } from './refusals';

/** What completes a participation in a transaction of its own, and tells the member. */
export interface CompleteForParts extends CompletionParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus' | 'jobs'>;
  readonly rewards: Pick<Rewards, 'pay' | 'announce'>;
}

/**
 * Completes one participation in a transaction of its own. Who joined keeps the terms of then; a promotion that has to be joined
 * gives nothing to others. Members to whom it gives nothing are left out.
 * @param joinedBefore what was joined later does not count
 */
export async function completeFor(
  parts: CompleteForParts,
  promotion: PromotionRow,
  completion: Completion,
  { joinedBefore }: { readonly joinedBefore?: Date } = {},
): Promise<boolean> {
  const { pool } = parts.platform.database;
  try {
    const joined = await readJoinedParticipation(pool, {
      promotionId: promotion.id,
      memberId: completion.memberId,
      period: completion.period,
    });
    const isInTime = joined && (!joinedBefore || joined.createdAt <= joinedBefore);
    if (promotion.terms.rules.enrolment === 'join' && !isInTime) return false;
    const terms = joined ? await readVersion(pool, promotion, joined.version) : promotion.terms;
    const completed = await inTransaction(pool, (tx) =>
      completeParticipation(tx, parts, { ...promotion, terms }, completion),
    );
    if (!completed) return false;
    if (completed.paid) await parts.rewards.announce(completed.paid);
    announcePromotions(parts.platform, completion.memberId);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
