import { inTransaction } from '../../../../platform/database';
import { completeParticipation, type Completion } from '../participation/complete-participation';
import { depositCompletion } from './deposit-trigger';
import { invitationCompletions } from './invitation-trigger';
import { readJoinedParticipation } from '../participation/participation-repository';
import { isRefusal } from '../participation/refusals';
import type { EventMember, PromotionEvent } from './promotion-event';
import { announcePromotions, type PromotionParts } from '../promotions-context';
import { type PromotionRow, readTriggered, readVersion } from '../promotion-repository';
import { readCreditedDeposit } from './trigger-repository';

/** Completes what an event sets off. It can be repeated: each promotion has a transaction and a key of its own. */
export function createHandleEvent(parts: PromotionParts) {
  const { platform } = parts;
  const { pool } = platform.database;

  return async function handleEvent({ brandId, memberId }: EventMember, event: PromotionEvent): Promise<void> {
    const now = platform.clock.now();
    if (event.kind === 'deposit') return handleDeposit(brandId, memberId, event.depositId);
    for (const promotion of await readTriggered(pool, brandId, event.kind, now)) {
      const { trigger } = promotion.terms.rules;
      if (event.kind === 'mission' && !(trigger.kind === 'mission' && trigger.missionId === event.missionId)) continue;
      if (event.kind === 'level' && !(trigger.kind === 'level' && trigger.level === event.level)) continue;
      const period = event.kind === 'mission' ? event.periodStart : 'once';
      await completeFor(parts, promotion, { memberId, period });
    }
  };

  async function handleDeposit(brandId: number, memberId: bigint, depositId: string): Promise<void> {
    const deposit = await readCreditedDeposit(pool, memberId, depositId);
    if (!deposit) return;
    const { offsetMinutes } = await parts.brands.byId(brandId);
    for (const promotion of await readTriggered(pool, brandId, 'deposit', deposit.at)) {
      const completion = depositCompletion(promotion, deposit, offsetMinutes);
      if (completion) await completeFor(parts, promotion, completion, { joinedBefore: deposit.at });
    }
    for (const promotion of await readTriggered(pool, brandId, 'invitation', deposit.at))
      for (const completion of await invitationCompletions(pool, promotion, memberId))
        await completeFor(parts, promotion, completion);
    await parts.announceInvitation({ brandId, memberId }, deposit.at);
  }
}

/**
 * Completes one participation in a transaction of its own. Who joined keeps the terms of then; a promotion that has to be joined
 * gives nothing to others. Members to whom it gives nothing are left out.
 * @param joinedBefore what was joined later does not count
 */
export async function completeFor(
  parts: PromotionParts,
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
    announcePromotions(parts, completion.memberId);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
