import { AGENT_TYPES, TRIAL_TYPE } from '@marquee/contract/constants';
import type { SessionState } from '@marquee/contract/session';
import { callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import { navigateTo } from '../../lib/navigator';
import { setSession } from '../session/set-session';
import { firstLogin, homeOf } from '../session/sign-in';

/**
 * After a change of the password: reloads the login information and opens the home page (specification, section 4).
 * If that fails, the page keeps what it has: the password is changed.
 */
export async function passwordChanged(firstTimeLogin: boolean): Promise<void> {
  const previous = runtime().session.getState().member;
  const member = await callApi('member.info', {}).catch(() => previous);
  if (!member) return navigateTo('/', { replace: true });
  const state = stateOf(member.type);
  setSession({ state, member });
  if (firstTimeLogin) firstLogin();
  navigateTo(homeOf(state), { replace: true });
}

function stateOf(type: number): Exclude<SessionState, 'guest'> {
  if (type === TRIAL_TYPE) return 'trial';
  return (AGENT_TYPES as readonly number[]).includes(type) ? 'agent' : 'member';
}
