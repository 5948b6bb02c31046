import type { CallValue } from '@marquee/contract/calls/index';
import type { Session } from '@marquee/contract/session';
import { runtime } from '@marquee/kit/host';
import i18next from 'i18next';
import { navigateTo } from '../../app/navigator';
import { markFirstLogin } from '../announcements/popup-audience';
import { modals } from '../modals/modal-store';
import { wantedConnection } from '../social/wanted-connection';
import { become } from './become';
import { firstLogin } from './first-login';

/**
 * Takes over what a login, a registration or free play answered (specification, section 4, "Login success").
 * @param returnTo where to go from another page; from the popups' own addresses the router leads on by itself
 */
export function signedIn(answer: CallValue<'session.login'>, returnTo?: string): void {
  if (answer.firstTimeLogin) markFirstLogin();
  if (answer.firstTimeLogin && !answer.passwordExpired) firstLogin();
  if (wantedConnection.wanted && !answer.passwordExpired)
    void import('../social/connect-pending').then((part) => part.connectPending());
  become({ state: answer.state, member: answer.member } as Session);
  modals.close('login');
  modals.close('register');
  modals.close('step-up');
  modals.close('forgot-password');
  if (answer.passwordExpired) modals.open('change-password', { forced: true, firstTimeLogin: answer.firstTimeLogin });
  else if (answer.state !== 'trial')
    runtime().shell.toast({
      kind: 'success',
      message: i18next.t('shell:session.welcome', { name: answer.member.nickname }),
    });
  const isPopupAddress = location.pathname === '/login' || location.pathname === '/register';
  if (!isPopupAddress && returnTo !== undefined) navigateTo(returnTo, { replace: true });
}
