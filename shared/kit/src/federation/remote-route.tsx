import type { ReactNode } from 'react';
import { ContributionView } from './contribution';

interface RemoteRouteProps {
  readonly remote: string;
  /** Id of the route (or modal) in the remote's manifest. */
  readonly contribution: string;
  readonly props?: object;
  readonly placeholder?: ReactNode;
}

/** A whole page, frame or modal of a remote; keeps most of the window's height free so that the footer does not jump. */
export function RemoteRoute({ remote, contribution, props, placeholder }: RemoteRouteProps) {
  return (
    <ContributionView
      remote={remote}
      contribution={contribution}
      props={props}
      placeholder={placeholder}
      reservePx={typeof innerHeight === 'number' ? Math.round(innerHeight * 0.7) : 480}
    />
  );
}
