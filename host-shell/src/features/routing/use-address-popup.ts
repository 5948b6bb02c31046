import { useSession } from '@marquee/kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { modals } from '../../lib/modals/modal-store';

/**
 * `/login` and `/register` open their popup over the home page; who is signed in goes home, or where they wanted to go. The
 * links of e-mails lead to `/reset-password` and `/stop-report`, with their tokens in the fragment.
 */
export function useAddressPopup(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { pathname } = location;
  const popup = pathname === '/login' ? 'loginPopupModal' : pathname === '/register' ? 'registerModal' : null;
  const isOut = session.state === 'guest' || (session.state === 'trial' && popup === 'registerModal');
  const mailed = pathname === '/reset-password' ? 'reset-password' : pathname === '/stop-report' ? 'stop-report' : null;
  const token = location.hash.slice(1);
  const returnTo = (location.state as { returnTo?: string } | null)?.returnTo;
  useEffect(() => {
    if (!popup) return;
    if (isOut) modals.open(popup, returnTo === undefined ? {} : { returnTo });
    else void navigate(returnTo ?? '/', { replace: true });
  }, [popup, isOut, returnTo, navigate]);
  useEffect(() => () => (popup ? modals.close(popup) : undefined), [popup]);
  useEffect(() => {
    if (mailed) modals.open(mailed, { token });
  }, [mailed, token]);
}
