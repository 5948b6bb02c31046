import { runtime } from '@marquee/kit/host';
import i18next from 'i18next';
import { becomeGuest } from './set-session';
import { isSigningOut } from './signing-out';

/** The session has ended on the server: the visitor becomes a guest, sees a notice, and may log in. */
export function sessionLost(): void {
  const { session, shell } = runtime();
  if (session.getState().state === 'guest' || isSigningOut()) return;
  becomeGuest();
  shell.toast({ kind: 'warning', message: i18next.t('shell:errors.session_expired') });
  shell.openModal('loginPopupModal');
}
