import { AGENT_TYPES } from '@marquee/contract/constants';
import { parseAmount } from '@marquee/contract/money';
import { validBetOf } from '@marquee/contract/promotions/invitation';
import { dayOf } from '../../../../platform/brand-days';
import type { BrandService } from '../../../site/brand/service';
import { type CompleteForParts, completeFor } from '../participation/complete-for-member';
import { inviterPeriod } from '../participation/referral';
import { insertReferralRefusal, isReferralRefused } from '../participation/referral-repository';
import { INVITED_PERIOD } from '../participation/reward-terms';
import { addDays } from '../periods';
import { type PromotionRow, readTriggered } from '../promotion-repository';
import { readInvitedPlayers, readQualifiedInvitation } from './trigger-repository';

interface InvitationParts extends CompleteForParts {
  readonly brands: Pick<BrandService, 'all'>;
}

/**
 * Rewards both sides of an invitation that qualifies: the invited member has registered since the promotion began, deposited and played
 * enough. Nothing is given for the members of an agent's line, nor where one person stands on both sides. It can be repeated.
 */
export async function completeInvitation(
  parts: CompleteForParts,
  promotion: PromotionRow,
  invitedId: bigint,
  offsetMinutes: number,
): Promise<void> {
  const { pool } = parts.platform.database;
  const { trigger, conditions } = promotion.terms.rules;
  if (trigger.kind !== 'invitation' || (await isReferralRefused(pool, promotion.id, invitedId))) return;
  const now = parts.platform.clock.now();
  const invitation = await readQualifiedInvitation(pool, invitedId, {
    minimum: parseAmount(trigger.minimum),
    validBet: parseAmount(validBetOf(trigger)),
    conditions,
    excludedTypes: AGENT_TYPES,
    since: promotion.startsAt,
    offsetMinutes,
    now,
  });
  if (!invitation) return;
  const { inviterId, deposited: figure, fault } = invitation;
  if (fault) return insertReferralRefusal(pool, { promotionId: promotion.id, invitedId, fault, at: now });
  await completeFor(parts, promotion, { memberId: inviterId, period: inviterPeriod(invitedId), figure });
  await completeFor(parts, promotion, { memberId: invitedId, period: INVITED_PERIOD, figure });
}

/** Rewards the invitations that play has qualified: a deposit alone qualifies none. */
export function createQualifyInvitations(parts: InvitationParts) {
  const { platform, brands } = parts;
  const { pool } = platform.database;
  return async (): Promise<void> => {
    const now = platform.clock.now();
    for (const { id: brandId, offsetMinutes } of await brands.all())
      for (const promotion of await readTriggered(pool, brandId, 'invitation', now)) {
        const invited = await readInvitedPlayers(pool, brandId, {
          promotionId: promotion.id,
          playedSince: addDays(dayOf(now, offsetMinutes), -1),
          excludedTypes: AGENT_TYPES,
          since: promotion.startsAt,
        });
        for (const invitedId of invited) await completeInvitation(parts, promotion, invitedId, offsetMinutes);
      }
  };
}
