import type { RouteContribution } from '@marquee/contract/remote-manifest';
import { type RemoteContribution, labelOf, RemoteRoute, Slot, useLanguage, usePageTitle } from '@marquee/kit';
import { useCurrentBoot } from '../../lib/boot';
import { Guarded } from './guarded';
import { LoadingBar } from './loading-bar';
import { PagePlaceholder } from './page-placeholder';

interface RemotePageProps {
  readonly contribution: RemoteContribution<RouteContribution>;
}

/** The slots of frames that a remote brings. */
const FRAME_SLOTS: Partial<Record<RouteContribution['frame'], 'member.frame' | 'agent.frame'>> = {
  member: 'member.frame',
  office: 'agent.frame',
};

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
  const frameSlot = FRAME_SLOTS[frame];
  const placeholder = { remote, title };
  const page = (
    <RemoteRoute remote={remote} contribution={id} placeholder={<PagePlaceholder {...placeholder} shape={frame} />} />
  );
  return (
    <>
      <LoadingBar remote={remote} contribution={id} />
      {frameSlot ? (
        <Slot
          name={frameSlot}
          props={{ children: page }}
          empty={page}
          placeholder={<PagePlaceholder {...placeholder} shape={frame === 'member' ? 'member-frame' : 'office'} />}
        />
      ) : (
        page
      )}
    </>
  );
}
