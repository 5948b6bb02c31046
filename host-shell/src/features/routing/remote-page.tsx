import type { RouteContribution } from '@marquee/contract/remote-manifest';
import { type Contributed, labelOf, RemoteRoute, Slot, useLanguage, usePageTitle, useSession } from '@marquee/kit';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentBoot } from '../../app/boot';
import { RealAccountPage } from '../real-account/real-account.page';
import { guardOutcome } from './guard';
import { LoadingBar } from './loading-bar';

interface RemotePageProps {
  readonly contribution: Contributed<RouteContribution>;
}

/** A remote's page behind its guard. */
export function RemotePage({ contribution }: RemotePageProps) {
  const { pathname, search } = useLocation();
  const { state } = useSession();
  switch (guardOutcome(contribution.guard, state)) {
    case 'log-in':
      return <Navigate to="/login" replace state={{ returnTo: pathname + search }} />;
    case 'agent-log-in':
      return <Navigate to="/agent" replace />;
    case 'real-account-needed':
      return <RealAccountPage />;
    case 'show':
      return <ShownPage contribution={contribution} />;
  }
}

function ShownPage({ contribution }: RemotePageProps) {
  const { remote, id, frame, titleKey } = contribution;
  usePageTitle(labelOf(useCurrentBoot(), remote, titleKey, useLanguage()));
  const page = <RemoteRoute remote={remote} contribution={id} />;
  return (
    <>
      <LoadingBar remote={remote} contribution={id} />
      {frame === 'member' ? <Slot name="member.frame" props={{ children: page }} empty={page} /> : page}
    </>
  );
}
