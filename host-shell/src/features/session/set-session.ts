import { GUEST } from '@marquee/contract/guest';
import type { Session } from '@marquee/contract/session';
import { runtime } from '@marquee/kit/host';

/**
 * Makes the page belong to somebody else: the session, what was read for the one before, and everybody who listens. Other
 * tabs hear of it too.
 */
export function setSession(session: Session, origin: 'here' | 'other-tab' = 'here'): void {
  const { session: store, queryClient, bus } = runtime();
  store.setState(session, true);
  if (session.state === 'guest') queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
  if (origin === 'here') bus.publish('session.changed', { state: session.state });
}

export function becomeGuest(origin: 'here' | 'other-tab' = 'here'): void {
  setSession(GUEST, origin);
}
