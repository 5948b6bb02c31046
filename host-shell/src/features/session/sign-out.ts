import { callApi } from '@marquee/kit';
import { modals } from '../../lib/modals/modal-store';
import { navigateTo } from '../../lib/navigator';
import { becomeGuest } from './set-session';
import { setSigningOut } from './signing-out';

/** Ends the session on the server, then here and in the other tabs, and goes home. A session that had ended already counts as ended. */
export async function signOut(): Promise<void> {
  setSigningOut(true);
  try {
    await callApi('session.logout', {});
  } finally {
    modals.close('changePassModal');
    // Before the page is a guest's: a guarded page would ask to log in on the way out.
    navigateTo('/', { replace: true });
    becomeGuest();
    setSigningOut(false);
  }
}
