import type { CallValue } from '@marquee/contract/calls/index';
import type { Session, SessionState } from '@marquee/contract/session';
import { callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import i18next from 'i18next';
import { navigateTo } from '../../lib/navigator';
import { holdPopups, markFirstLogin } from '../announcements/popup-audience';
import { modals } from '../../lib/modals/modal-store';
import { setSession } from './set-session';

/** Whether the social account that waits in this browser is to be connected with the account that logs in next. */
export const pendingSocial = { isAccepted: false };

/**
 * Takes over what a login, a registration or free play answered (specification, section 4, "Login success").
 * @param returnTo where to go from another page; from the popups' own addresses the router leads on by itself
 */
export function signedIn(answer: CallValue<'session.login'>, returnTo?: string): void {
  if (answer.firstTimeLogin) {
    markFirstLogin();
    holdPopups();
  }
  if (answer.firstTimeLogin && !answer.passwordExpired) firstLogin();
  if (pendingSocial.isAccepted && !answer.passwordExpired) {
    pendingSocial.isAccepted = false;
    void import('../social/connect-pending').then((part) => part.connectPending());
  }
  setSession({ state: answer.state, member: answer.member } as Session);
  modals.close('loginPopupModal');
  modals.close('registerModal');
  modals.close('step-up');
  modals.close('forgetPassModal');
  if (answer.passwordExpired) modals.open('changePassModal', { forced: true, firstTimeLogin: answer.firstTimeLogin });
  else if (answer.state !== 'trial')
    runtime().shell.toast({
      kind: 'success',
      message: i18next.t('shell:session.welcome', { name: answer.member.nickname }),
    });
  const isPopupAddress = location.pathname === '/login' || location.pathname === '/register';
  if (!isPopupAddress && returnTo !== undefined) navigateTo(returnTo, { replace: true });
}

/** After a member's first login the server writes to them in the language of this page. */
export function firstLogin(): void {
  void callApi('member.firstLogin', { language: i18next.language }).catch(() => undefined);
}

const AGENTS_SITE = /^\/agent(Home)?(\/|$)/;

/** The start page after a login or a password change: the back office for agents who used the agent login. */
export function homeOf(state: SessionState): string {
  return state === 'agent' && AGENTS_SITE.test(location.pathname) ? '/agentHome' : '/';
}
