import type { RouteContribution } from '@marquee/contract/remote-manifest';
import { type RemoteContribution, labelOf, RemoteRoute, Slot, useLanguage, usePageTitle } from '@marquee/kit';
import { useCurrentBoot } from '../../lib/boot';
import { Guarded } from './guarded';
import { LoadingBar } from './loading-bar';

interface RemotePageProps {
  readonly contribution: RemoteContribution<RouteContribution>;
}

/** A remote's page behind its guard. */
export function RemotePage({ contribution }: RemotePageProps) {
  return (
    <Guarded guard={contribution.guard}>
      <ShownPage contribution={contribution} />
    </Guarded>
  );
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
