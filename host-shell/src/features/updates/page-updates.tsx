import { useMessages } from '@marquee/kit';
import { useFederation } from '@marquee/kit/host';
import { notify } from '@marquee/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentBoot } from '../../lib/boot';
import { useForcedReload } from './use-forced-reload';

interface PageUpdatesProps {
  readonly pathname: string;
  readonly reload?: () => void;
}

/**
 * Keeps an open page up to date: new releases of remotes take effect at each navigation, a new shell is offered, and a release that
 * an operator forces reloads the page. Stands before the page, so that a navigation reaches it before the next page's parts.
 */
export function PageUpdates({ pathname, reload = () => location.reload() }: PageUpdatesProps) {
  const federation = useFederation();
  const { version } = useCurrentBoot().shell;
  const [ownVersion] = useState(version);
  useEffect(() => federation.navigated(), [federation, pathname]);
  const isForced = useForcedReload(reload);
  useShellNotice(version === ownVersion || isForced ? null : version, reload);
  return null;
}

/** @param version of a shell that is newer than the page's own */
function useShellNotice(version: string | null, reload: () => void): void {
  const t = useMessages('shell');
  const offer = useEffectEvent(() => {
    notify({ title: t('newVersion'), timeoutMs: 0, action: { label: t('crashed.reload'), onSelect: reload } });
  });
  useEffect(() => {
    if (version !== null) offer();
  }, [version]);
}
