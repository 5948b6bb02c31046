import { useSession } from '@marquee/kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { modals } from '../../lib/modals/modal-store';

/**
 * `/login` and `/register` open their popup over the home page; who is signed in goes home, or where they wanted to go. The
 * link of an e-mail leads to `/reset-password`, with its token in the fragment.
 */
export function useAddressPopup(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { pathname } = location;
  const popup = pathname === '/login' ? 'loginPopupModal' : pathname === '/register' ? 'registerModal' : null;
  const isOut = session.state === 'guest' || (session.state === 'trial' && popup === 'registerModal');
  const resetToken = pathname === '/reset-password' ? location.hash.slice(1) : null;
  const returnTo = (location.state as { returnTo?: string } | null)?.returnTo;
  useEffect(() => {
    if (!popup) return;
    if (isOut) modals.open(popup, returnTo === undefined ? {} : { returnTo });
    else void navigate(returnTo ?? '/', { replace: true });
  }, [popup, isOut, returnTo, navigate]);
  useEffect(() => () => (popup ? modals.close(popup) : undefined), [popup]);
  useEffect(() => {
    if (resetToken !== null) modals.open('reset-password', { token: resetToken });
  }, [resetToken]);
}
