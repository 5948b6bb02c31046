import { AGENT_TYPES } from '@marquee/contract/constants';
import { parseAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import type { Completion } from './complete-participation';
import type { PromotionRow } from './promotion-repository';
import { INVITED_PERIOD } from './reward-terms';

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
  const { rows } = await db.query<{ inviterId: bigint; deposited: bigint }>({
    name: 'promotion-invitation',
    text: `select inviter_id as "inviterId", deposited from invitation_of($1, $2, $3)
           where registered_at >= $4 and qualified_at is not null`,
    values: [invitedId, parseAmount(trigger.minimum), AGENT_TYPES, startsAt],
  });
  const [row] = rows;
  if (!row) return [];
  const figure = row.deposited;
  return [
    { memberId: row.inviterId, period: `member:${invitedId}`, figure },
    { memberId: invitedId, period: INVITED_PERIOD, figure },
  ];
}
