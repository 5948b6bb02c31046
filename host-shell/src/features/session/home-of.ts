import type { SessionState } from '@marquee/contract/session';

const AGENTS_SITE = /^\/agent(Home)?(\/|$)/;

/** Where somebody belongs who has just signed in or changed the password: agents who came by their own door go to the back office. */
export function homeOf(state: SessionState): string {
  return state === 'agent' && AGENTS_SITE.test(location.pathname) ? '/agentHome' : '/';
}
