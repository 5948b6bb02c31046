import { useMessages } from '@marquee/kit';
import { useFederation } from '@marquee/kit/host';
import { notify } from '@marquee/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useCurrentBoot } from '../../lib/boot';
import { useForcedReload } from './use-forced-reload';

interface PageUpdatesProps {
  readonly location: Pick<Location, 'pathname' | 'search' | 'key'>;
  readonly reload?: () => void;
}

/**
 * Keeps an open page up to date: new releases of remotes take effect at each navigation, a new shell is offered, and a release that
 * an operator forces reloads the page. Stands before the page, so that a navigation reaches it before the next page's parts.
 */
export function PageUpdates({ location, reload = () => globalThis.location.reload() }: PageUpdatesProps) {
  const federation = useFederation();
  const { version } = useCurrentBoot().shell;
  const [ownVersion] = useState(version);
  useNavigations(location, () => federation.navigated());
  const isForced = useForcedReload(reload);
  useShellNotice(version === ownVersion || isForced ? null : version, reload);
  return null;
}

/**
 * Calls back at the first page, at each further one, and when the member asks for the same page again, as with the logo on the home
 * page. A change of the query alone is a filter or a popup of the page that stays.
 */
function useNavigations({ pathname, search, key }: PageUpdatesProps['location'], onNavigation: () => void): void {
  const former = useRef<{ readonly pathname: string; readonly search: string }>(null);
  const report = useEffectEvent(onNavigation);
  useEffect(() => {
    const isQueryOnly = former.current?.pathname === pathname && former.current.search !== search;
    former.current = { pathname, search };
    if (!isQueryOnly) report();
  }, [pathname, search, key]);
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
