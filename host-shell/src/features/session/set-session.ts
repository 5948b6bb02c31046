import { GUEST } from '@marquee/contract/guest';
import type { Session } from '@marquee/contract/session';
import { runtime } from '@marquee/kit/host';

/**
 * Makes the page belong to somebody else: the session, what was read for the one before, and everybody who listens. Other
 * tabs hear of it too.
 */
export function setSession(session: Session, origin: 'here' | 'other-tab' = 'here'): void {
  const { session: store, queryClient, bus } = runtime();
  const before = store.getState().member?.id;
  store.setState(session, true);
  // Answers that somebody else got; what a guest saw may be shown until the new ones are there.
  if (before !== undefined && before !== session.member?.id) queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
  if (origin === 'here') bus.publish('session.changed', { state: session.state });
}

export function becomeGuest(origin: 'here' | 'other-tab' = 'here'): void {
  setSession(GUEST, origin);
}
