import { AGENT_TYPES, TRIAL_TYPE } from '@marquee/contract/constants';
import type { SessionState } from '@marquee/contract/session';

/** What somebody of this type is on the page. */
export function stateOf(type: number): Exclude<SessionState, 'guest'> {
  if (type === TRIAL_TYPE) return 'trial';
  return (AGENT_TYPES as readonly number[]).includes(type) ? 'agent' : 'member';
}
