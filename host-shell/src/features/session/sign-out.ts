import { callApi } from '@marquee/kit';
import { navigateTo } from '../../app/navigator';
import { becomeGuest } from './become';
import { modals } from '../modals/modal-store';

/** Ends the session on the server, then here and in the other tabs, and goes home. A session that had ended already counts as ended. */
export async function signOut(): Promise<void> {
  try {
    await callApi('session.logout', {});
  } finally {
    becomeGuest();
    modals.close('login');
    modals.close('change-password');
    navigateTo('/', { replace: true });
  }
}
