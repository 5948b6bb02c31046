import type { InboxTemplate } from '../../../messages/texts';
import { localisedText } from '../../../messages/texts';
import type { MessageFact } from '../messages/message-fact';
import type { CheckRow, Decision } from './check-repository';

/** Where members see and write their checks. */
export const IDENTITY_PAGE = '/member/identity';

const TEMPLATES: Readonly<Record<Decision['state'], InboxTemplate>> = {
  approved: 'identity_approved',
  refused: 'identity_refused',
  more_needed: 'identity_more_needed',
};

/** What a member is told about a decision. A check may come back several times, so the time names it. */
export const identityMessage = (
  check: Pick<CheckRow, 'id' | 'member_id'>,
  { state, reason }: Pick<Decision, 'state' | 'reason'>,
  at: Date,
): MessageFact => ({
  memberId: check.member_id,
  template: TEMPLATES[state],
  ...(reason !== null && { values: { reason: { texts: localisedText(`identityReason.${reason}`) } } }),
  link: IDENTITY_PAGE,
  key: `identity:${check.id}:${at.getTime()}`,
});
