import { AGENT_TYPES } from '@marquee/contract/constants';
import { parseAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../../platform/database';
import type { Completion } from '../participation/complete-participation';
import type { PromotionRow } from '../promotion-repository';
import { INVITED_PERIOD } from '../participation/reward-terms';
import { readQualifiedInvitation } from './trigger-repository';

/**
 * Both sides of an invitation that qualifies: the invited member has registered since the promotion began and deposited enough. Nothing
 * is given for the members of an agent's line.
 */
export async function invitationCompletions(
  db: Queryable,
  { startsAt, terms: { rules } }: PromotionRow,
  invitedId: bigint,
): Promise<Completion[]> {
  const { trigger } = rules;
  if (trigger.kind !== 'invitation') return [];
  const invitation = await readQualifiedInvitation(db, invitedId, {
    minimum: parseAmount(trigger.minimum),
    excludedTypes: AGENT_TYPES,
    since: startsAt,
  });
  if (!invitation) return [];
  const figure = invitation.deposited;
  return [
    { memberId: invitation.inviterId, period: `member:${invitedId}`, figure },
    { memberId: invitedId, period: INVITED_PERIOD, figure },
  ];
}
