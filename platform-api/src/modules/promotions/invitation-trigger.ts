import { AGENT_TYPES } from '@marquee/contract/constants';
import { parseAmount } from '@marquee/contract/money';
import type { Queryable } from '../../platform/database';
import type { Completion } from './complete-participation';
import type { PromotionRow } from './promotion-repository';
import { INVITED_PERIOD } from './reward-terms';

/**
 * Both sides of an invitation that qualifies: the invited member has deposited enough since the promotion began. Agents invite by their
 * contracts, so nothing is given for the members of their line.
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
    text: `select u.id as "inviterId",
             (select coalesce(sum(coalesce(d.received, d.amount)), 0)::bigint from deposit d
              where d.member_id = m.id and d.state = 'credited') as deposited
           from member m join member u on u.id = m.upline_id
           where m.id = $1 and m.created_at >= $2 and u.type <> all($3)`,
    values: [invitedId, startsAt, AGENT_TYPES],
  });
  const [row] = rows;
  if (!row || row.deposited < parseAmount(trigger.minimum)) return [];
  const figure = row.deposited;
  return [
    { memberId: row.inviterId, period: `member:${invitedId}`, figure },
    { memberId: invitedId, period: INVITED_PERIOD, figure },
  ];
}
