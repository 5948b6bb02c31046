import { useEffect, useState } from 'react';
import { type InvitationState, visitByInvitation } from './invitation-visit';

/** Counts the visit by an invitation link. @returns whether the link has ended, so that nobody fills in a form for nothing */
export function useInvitationVisit(): boolean {
  const [state, setState] = useState<InvitationState>('open');
  useEffect(() => void visitByInvitation()?.then(setState), []);
  return state === 'ended';
}
