import { DEPOSIT_CREDITED, type DepositCredited } from '../../money/cashier/deposit-credited';
import { MEMBER_REGISTERED, type MemberRegistered } from '../../people/member/member-registered';
import { createCelebrateBirthdays } from './trigger/birthdays';
import { createClaimRewards } from './participation/claim-rewards';
import { createQualifyInvitations } from './trigger/invitation-trigger';
import { createHandleEvent } from './trigger/handle-event';
import { createJoinPromotion } from './participation/join-promotion';
import { createMemberPromotions } from './member-promotions';
import { PROMOTION_EVENT_TASK, type QueuedEvent } from './trigger/promotion-event';
import { createOwnReferrals } from './referrals/own-referrals';
import type { Jobs } from '../../../platform/jobs';
import { createSettlePeriods } from './settle/settle-periods';

export type Promotions = ReturnType<typeof createPromotions>;

/** What its parts take, and the queue of their events. */
type PromotionsParts = Parameters<typeof createHandleEvent>[0] &
  Parameters<typeof createClaimRewards>[0] &
  Parameters<typeof createSettlePeriods>[0] &
  Parameters<typeof createCelebrateBirthdays>[0] &
  Parameters<typeof createMemberPromotions>[0] &
  Parameters<typeof createJoinPromotion>[0] & { readonly platform: { readonly jobs: Pick<Jobs, 'handle'> } };

/** Promotions: what brands offer, who takes part, and what they are given. */
export function createPromotions(parts: PromotionsParts) {
  const { jobs } = parts.platform;
  const handleEvent = createHandleEvent(parts);
  const claims = createClaimRewards(parts);
  const settlePeriods = createSettlePeriods(parts);
  const celebrateBirthdays = createCelebrateBirthdays(parts);
  const qualifyInvitations = createQualifyInvitations(parts);
  jobs.handle<QueuedEvent>(PROMOTION_EVENT_TASK, ({ brandId, memberId, event }) =>
    handleEvent({ brandId, memberId: BigInt(memberId) }, event),
  );
  jobs.handle<MemberRegistered>(MEMBER_REGISTERED, ({ brandId, memberId }) =>
    handleEvent({ brandId, memberId: BigInt(memberId) }, { kind: 'registration' }),
  );
  jobs.handle<DepositCredited>(DEPOSIT_CREDITED, ({ brandId, memberId, depositId }) =>
    handleEvent({ brandId, memberId: BigInt(memberId) }, { kind: 'deposit', depositId }),
  );
  return {
    own: createMemberPromotions(parts),
    referrals: createOwnReferrals(parts),
    join: createJoinPromotion(parts),
    claims,
    handleEvent,
    /** What is due by the clock or by play: closed periods, birthdays, invitations, rewards that lapse. Repeats and parallel runs do nothing twice. */
    async settleDue(): Promise<void> {
      await claims.lapseDue();
      await settlePeriods.due();
      await celebrateBirthdays();
      await qualifyInvitations();
    },
  };
}
