import type { RouteContribution } from '@marquee/contract/remote-manifest';
import { type RemoteContribution, labelOf, RemoteRoute, Slot, useLanguage, usePageTitle } from '@marquee/kit';
import { useCurrentBoot } from '../../lib/boot';
import { Guarded } from './guarded';
import { LoadingBar } from './loading-bar';
import { PagePlaceholder } from './page-placeholder';

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
  const title = labelOf(useCurrentBoot(), remote, titleKey, useLanguage());
  usePageTitle(title);
  const placeholder = { remote, title };
  const page = (
    <RemoteRoute remote={remote} contribution={id} placeholder={<PagePlaceholder {...placeholder} shape={frame} />} />
  );
  return (
    <>
      <LoadingBar remote={remote} contribution={id} />
      {frame === 'member' ? (
        <Slot
          name="member.frame"
          props={{ children: page }}
          empty={page}
          placeholder={<PagePlaceholder {...placeholder} shape="member-frame" />}
        />
      ) : (
        page
      )}
    </>
  );
}
