import { callApi, useMessages, useSessionActions, useShell } from '@marquee/kit';
import { createStore, useStore } from 'zustand';
import { navigateTo } from '../../lib/navigator';
import { becomeGuest } from './set-session';
import { modals } from '../../lib/modals/modal-store';

const underWay = createStore(() => false);

/** Whether the person is signing out: the live stream may say that the session has ended before the call's answer does. */
export const isSigningOut = (): boolean => underWay.getState();

/** Whether the person is signing out; re-renders when that changes. */
export const useSigningOut = (): boolean => useStore(underWay);

/** Ends the session on the server, then here and in the other tabs, and goes home. A session that had ended already counts as ended. */
export async function signOut(): Promise<void> {
  underWay.setState(true, true);
  try {
    await callApi('session.logout', {});
  } finally {
    modals.close('changePassModal');
    // Before the page is a guest's: a guarded page would ask to log in on the way out.
    navigateTo('/', { replace: true });
    becomeGuest();
    underWay.setState(false, true);
  }
}

/** Signs out after the person has confirmed it. */
export function useSignOut(): () => Promise<void> {
  const t = useMessages('shell');
  const { confirm } = useShell();
  const { logout } = useSessionActions();
  return async () => {
    const confirmed = await confirm({
      title: t('signOut.title'),
      message: t('signOut.message'),
      confirmLabel: t('signOut.confirm'),
      cancelLabel: t('cancel'),
    });
    if (confirmed) await logout();
  };
}
