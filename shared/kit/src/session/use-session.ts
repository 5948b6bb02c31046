import type { Session, SessionActions } from '@marquee/contract/session';
import { useStore } from 'zustand';
import { runtime } from '../runtime';

/** The session of this page; re-renders when it changes. */
export function useSession(): Session {
  return useStore(runtime().session);
}

/** Session actions for remotes. Stable: safe in dependency lists. */
export function useSessionActions(): SessionActions {
  return sessionActions;
}

export const sessionActions: SessionActions = {
  requireLogin() {
    const signedIn = runtime().session.getState().state !== 'guest';
    if (!signedIn) runtime().shell.openModal('loginPopupModal');
    return signedIn;
  },
  requireRealAccount() {
    if (!sessionActions.requireLogin()) return false;
    const isTrial = runtime().session.getState().state === 'trial';
    if (isTrial) runtime().shell.openModal('real-account-needed');
    return !isTrial;
  },
  logout: () => runtime().shell.logout(),
};
