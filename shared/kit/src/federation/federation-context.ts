import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Federation } from './federation';
import type { ContributionKey, LoadState } from './load-state';

/** Provided once by the shell (or a test) around everything that shows remotes. */
export const FederationContext = createContext<Federation | null>(null);

/** @throws outside of `FederationContext` */
export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (!federation) throw new Error('no FederationContext above this component');
  return federation;
}

/** The load state of a contribution; starts it on first use, or once it is enabled. */
export function useContribution({ remote, contribution }: ContributionKey, isEnabled = true): LoadState {
  const federation = useFederation();
  const key = { remote, contribution };
  useEffect(
    () => (isEnabled ? federation.show({ remote, contribution }) : undefined),
    [isEnabled, federation, remote, contribution],
  );
  const state = () => federation.state(key);
  return useSyncExternalStore(federation.subscribe, state, state);
}
