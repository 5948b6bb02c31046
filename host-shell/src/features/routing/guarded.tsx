import type { RouteContribution } from '@marquee/contract/remote-manifest';
import { useSession } from '@marquee/kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RealAccountPage } from '../real-account/real-account.page';
import { guardOutcome } from './guard';

interface GuardedProps {
  readonly guard: RouteContribution['guard'];
  readonly children: ReactNode;
}

/** A page for whom it is meant; others are led where they can become that. */
export function Guarded({ guard, children }: GuardedProps) {
  const { pathname, search } = useLocation();
  const { state } = useSession();
  const outcome = guardOutcome(guard, state);
  if (outcome !== 'show' && isBeingLeft(pathname)) return null;
  switch (outcome) {
    case 'log-in':
      return <Navigate to="/login" replace state={{ returnTo: pathname + search }} />;
    case 'agent-log-in':
      return <Navigate to="/agent" replace />;
    case 'real-account-needed':
      return <RealAccountPage />;
    case 'show':
      return children;
  }
}

/** The browser is already at another address and the router's view will follow: no redirect. */
const isBeingLeft = (currentPath: string): boolean => window.location.pathname !== currentPath;
