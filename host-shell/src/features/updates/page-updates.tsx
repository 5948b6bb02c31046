import { useMessages } from '@marquee/kit';
import { useFederation } from '@marquee/kit/host';
import { notify } from '@marquee/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentBoot } from '../../lib/boot';

/**
 * Keeps an open page up to date: new releases of remotes take effect at each navigation, a new shell is offered. Stands before the
 * page, so that a navigation reaches it before the next page's parts.
 */
export function PageUpdates({ pathname }: { readonly pathname: string }) {
  const federation = useFederation();
  const { version } = useCurrentBoot().shell;
  const [ownVersion] = useState(version);
  useEffect(() => federation.navigated(), [federation, pathname]);
  useShellNotice(version === ownVersion ? null : version);
  return null;
}

/** @param version of a shell that is newer than the page's own */
function useShellNotice(version: string | null): void {
  const t = useMessages('shell');
  const offer = useEffectEvent(() => {
    const action = { label: t('crashed.reload'), onSelect: () => location.reload() };
    notify({ title: t('newVersion'), timeoutMs: 0, action });
  });
  useEffect(() => {
    if (version !== null) offer();
  }, [version]);
}
