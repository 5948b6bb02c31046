import type { Trigger } from '@marquee/contract/promotions/triggers';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { countRewardedInvitations, type ReferralFault, readReferralFault } from './referral-repository';
import { INVITED_PERIOD } from './reward-terms';

const INVITER_PERIOD = /^member:(\d+)$/;

/** The period of the inviting member for one of those who were invited. */
export const inviterPeriod = (invitedId: bigint): string => `member:${invitedId}`;

/** Who was invited by the invitation that a participation is for; null: it is for none. */
export function invitedBy({ memberId, period }: { readonly memberId: bigint; readonly period: string }): bigint | null {
  if (period === INVITED_PERIOD) return memberId;
  const invited = INVITER_PERIOD.exec(period)?.[1];
  return invited === undefined ? null : BigInt(invited);
}

/** What speaks against paying a participation for an invitation, at the moment of the payment; null: nothing, or it is for none. */
export async function faultOfReferral(
  tx: Queryable,
  trigger: Pick<Trigger, 'kind'>,
  participation: { readonly memberId: bigint; readonly period: string },
): Promise<ReferralFault | null> {
  const invited = trigger.kind === 'invitation' ? invitedBy(participation) : null;
  return invited === null ? null : readReferralFault(tx, invited);
}

/**
 * Refuses the inviting side beyond the number of invitations that the promotion rewards to one member.
 * @throws Failure `promotion_not_eligible`
 */
export async function requireFriendsLeft(
  tx: Queryable,
  promotionId: string,
  trigger: Trigger,
  { memberId, period }: { readonly memberId: bigint; readonly period: string },
): Promise<void> {
  if (trigger.kind !== 'invitation' || !INVITER_PERIOD.test(period)) return;
  const { friendsMax = null } = trigger;
  if (friendsMax !== null && (await countRewardedInvitations(tx, promotionId, memberId)) >= friendsMax)
    throw new Failure('promotion_not_eligible');
}
