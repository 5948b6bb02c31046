import { depositCompletion } from './deposit-trigger';
import { completeInvitation } from './invitation-trigger';
import type { EventMember, PromotionEvent } from './promotion-event';
import type { BrandService } from '../../../site/brand/service';
import { type CompleteForParts, completeFor } from '../participation/complete-for-member';
import { readTriggered } from '../promotion-repository';
import { readCreditedDeposit } from './trigger-repository';

interface HandleEventParts extends CompleteForParts {
  readonly brands: Pick<BrandService, 'byId'>;
  /** Tells the pages of who invited a member if the member's deposit of a moment has qualified the invitation. */
  readonly announceInvitation: (invited: EventMember, depositedAt: Date) => Promise<void>;
}

/** Completes what an event sets off. It can be repeated: each promotion has a transaction and a key of its own. */
export function createHandleEvent(parts: HandleEventParts) {
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
      await completeInvitation(parts, promotion, memberId, offsetMinutes);
    await parts.announceInvitation({ brandId, memberId }, deposit.at);
  }
}
