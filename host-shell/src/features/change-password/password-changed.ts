import { AGENT_TYPES, TRIAL_TYPE } from '@marquee/contract/constants';
import type { SessionState } from '@marquee/contract/session';
import { callApi } from '@marquee/kit';
import { navigateTo } from '../../app/navigator';
import { become } from '../session/become';
import { firstLogin } from '../session/first-login';
import { homeOf } from '../session/home-of';

/** After a change of the password: the login information is read anew and the page goes home (specification, section 4). */
export async function passwordChanged(firstTimeLogin: boolean): Promise<void> {
  const member = await callApi('member.info', {});
  const state = stateOf(member.type);
  become({ state, member });
  if (firstTimeLogin) firstLogin();
  navigateTo(homeOf(state), { replace: true });
}

function stateOf(type: number): Exclude<SessionState, 'guest'> {
  if (type === TRIAL_TYPE) return 'trial';
  return (AGENT_TYPES as readonly number[]).includes(type) ? 'agent' : 'member';
}
