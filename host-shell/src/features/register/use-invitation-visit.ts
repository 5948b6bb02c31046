import { callApi } from '@marquee/kit';
import { useEffect, useState } from 'react';
import { invitation } from './invitation';

type State = 'open' | 'ended' | 'unknown';

/** One visit by the link that brought the visitor, however often the form is opened. */
let visit: Promise<State> | null = null;

/** Counts the visit by an invitation link. @returns whether the link has ended, so that nobody fills in a form for nothing */
export function useInvitationVisit(): boolean {
  const [state, setState] = useState<State>('open');
  useEffect(() => {
    const code = invitation.affiliateCode ?? invitation.referralCode;
    if (code === undefined) return;
    visit ??= callApi('member.invitationVisit', { code }).then(
      (answer) => answer.state,
      () => 'open',
    );
    void visit.then(setState);
  }, []);
  return state === 'ended';
}
