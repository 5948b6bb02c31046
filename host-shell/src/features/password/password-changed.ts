import { callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import { navigateTo } from '../../lib/navigator';
import { stateOf } from '../session/member-state';
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
