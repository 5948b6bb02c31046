import { callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import { setSession, becomeGuest } from './set-session';
import { sessionLost } from './session-lost';

/**
 * What one tab does, all do: signing out ends the session everywhere, signing in takes everyone along. A remote with a
 * login of its own (the agents' page) announces it the same way; what the shell itself announces it has already done. The
 * live stream says with each connection who the server takes the page for: a session that has ended is noticed there.
 */
export function followOtherTabs(): () => void {
  return runtime().bus.subscribe('session.changed', ({ state }, origin) => {
    if (origin !== 'other-tab' && state === runtime().session.getState().state) return;
    if (state === 'guest' && origin === 'live') sessionLost();
    else if (state === 'guest') becomeGuest('other-tab');
    else void joinSession(state);
  });
}

async function joinSession(state: 'member' | 'agent' | 'trial'): Promise<void> {
  const member = await callApi('member.info', {}).catch(() => null);
  if (member) setSession({ state, member }, 'other-tab');
}
