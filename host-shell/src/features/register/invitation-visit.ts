import { callApi } from '@marquee/kit';
import { invitation } from './invitation';

export type InvitationState = 'open' | 'ended' | 'unknown';

const CLICK = 'marquee.invitationClick';

/** One visit by the link that brought the visitor, whatever page it led to and however often the form is opened. */
let visit: Promise<InvitationState> | null = null;

/** Counts the visit. @returns null where nobody was invited */
export function visitByInvitation(): Promise<InvitationState> | null {
  const code = invitation.affiliateCode ?? invitation.referralCode;
  if (code === undefined) return null;
  const { sub } = invitation;
  visit ??= callApi('member.invitationVisit', { code, ...(sub !== undefined && { sub }) }).then(
    ({ state, click }) => {
      if (click !== undefined) sessionStorage.setItem(CLICK, click);
      return state;
    },
    () => 'open',
  );
  return visit;
}

/** What the registration hands over, so that it counts for what the link was called at the visit. */
export const invitationClick = (): string | undefined => sessionStorage.getItem(CLICK) ?? undefined;
