import type { SessionState } from '@marquee/contract/session';

const FIRST_LOGIN = 'mq.first-login';

/** The login that has just happened was the member's first: its popups are those of audience F. */
export function markFirstLogin(): void {
  sessionStorage.setItem(FIRST_LOGIN, 'yes');
}

let isHeld = false;

/** After a registration or a first login the member has something else to do: popups wait until they come back to the home page. */
export function holdPopups(): void {
  isHeld = true;
}

export function releasePopups(): void {
  isHeld = false;
}

export const arePopupsHeld = (): boolean => isHeld;

/** Audience F at the first login; otherwise the server decides by the session: A signed in, B anonymous. */
export function popupAudience(state: SessionState): { readonly execution?: 'F' } {
  return state !== 'guest' && sessionStorage.getItem(FIRST_LOGIN) === 'yes' ? { execution: 'F' } : {};
}
