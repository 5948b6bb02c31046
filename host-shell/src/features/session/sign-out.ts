import { callApi } from '@marquee/kit';
import { navigateTo } from '../../app/navigator';
import { becomeGuest } from './become';
import { modals } from '../modals/modal-store';

/** Ends the session on the server, then here and in the other tabs, and goes home. A session that had ended already counts as ended. */
export async function signOut(): Promise<void> {
  try {
    await callApi('session.logout', {});
  } finally {
    modals.close('change-password');
    // Before the page is a guest's: a guarded page would ask to log in on the way out.
    navigateTo('/', { replace: true });
    becomeGuest();
  }
}
