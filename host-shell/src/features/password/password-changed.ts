import { AGENT_TYPES, TRIAL_TYPE } from '@marquee/contract/constants';
import type { SessionState } from '@marquee/contract/session';
import { callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import { navigateTo } from '../../lib/navigator';
import { become } from '../session/become';
import { firstLogin, homeOf } from '../session/sign-in';

/**
 * After a change of the password: the login information is read anew and the page goes home (specification, section 4).
 * Should it not be to be had just then, what the page knows goes on: the password is changed.
 */
export async function passwordChanged(firstTimeLogin: boolean): Promise<void> {
  const known = runtime().session.getState().member;
  const member = await callApi('member.info', {}).catch(() => known);
  if (!member) return navigateTo('/', { replace: true });
  const state = stateOf(member.type);
  become({ state, member });
  if (firstTimeLogin) firstLogin();
  navigateTo(homeOf(state), { replace: true });
}

function stateOf(type: number): Exclude<SessionState, 'guest'> {
  if (type === TRIAL_TYPE) return 'trial';
  return (AGENT_TYPES as readonly number[]).includes(type) ? 'agent' : 'member';
}
