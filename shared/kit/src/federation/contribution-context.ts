import { createContext, useContext } from 'react';
import { FederationContext } from './federation-context';
import type { ContributionKey } from './load-state';

/** The contribution that a component is part of. */
export const ContributionContext = createContext<ContributionKey | null>(null);

/**
 * For the moment at which a remote has done what it is for, such as a launch or a deposit order: the delivery of its releases is
 * judged by it. Counted once for each contribution and page; outside of a page it does nothing.
 */
export function useReportSuccess(): () => void {
  const federation = useContext(FederationContext);
  const key = useContext(ContributionContext);
  return () => {
    if (key) federation?.reportSuccess(key);
  };
}
