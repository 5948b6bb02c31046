import type { RouteContribution } from '@marquee/contract/remote-manifest';
import type { SessionState } from '@marquee/contract/session';

export type GuardOutcome = 'show' | 'log-in' | 'real-account-needed' | 'agent-log-in';

/** What a guarded address shows to a visitor (specification, sections 2 and 6). */
export function guardOutcome(guard: RouteContribution['guard'], state: SessionState): GuardOutcome {
  if (guard === 'none') return 'show';
  if (guard === 'agent') return state === 'agent' ? 'show' : 'agent-log-in';
  if (state === 'guest') return 'log-in';
  if (guard === 'real-account' && state === 'trial') return 'real-account-needed';
  return 'show';
}
