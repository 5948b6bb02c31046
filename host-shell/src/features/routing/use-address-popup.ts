import { useSession } from '@marquee/kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { modals } from '../modals/modal-store';

/** `/login` and `/register` open their popup over the home page; somebody who is signed in is taken home. */
export function useAddressPopup(): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const popup = pathname === '/login' ? 'login' : pathname === '/register' ? 'register' : null;
  const isOut = session.state === 'guest' || (session.state === 'trial' && popup === 'register');
  const returnTo = (state as { returnTo?: string } | null)?.returnTo;
  useEffect(() => {
    if (!popup) return;
    if (isOut) modals.open(popup, returnTo === undefined ? {} : { returnTo });
    else navigate('/', { replace: true });
  }, [popup, isOut, returnTo, navigate]);
}
