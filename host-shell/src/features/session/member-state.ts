import { AGENT_TYPES, SUB_USER_TYPE, TRIAL_TYPE } from '@marquee/contract/constants';
import type { SessionState } from '@marquee/contract/session';

/** What somebody of this type is on the page; sub-users are in the office of their agent. */
export function stateOf(type: number): Exclude<SessionState, 'guest'> {
  if (type === TRIAL_TYPE) return 'trial';
  return type === SUB_USER_TYPE || (AGENT_TYPES as readonly number[]).includes(type) ? 'agent' : 'member';
}
