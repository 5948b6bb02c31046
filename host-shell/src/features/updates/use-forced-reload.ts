import { useMessages } from '@marquee/kit';
import { useFederation } from '@marquee/kit/host';
import { notify } from '@marquee/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { refreshBoot } from '../../lib/boot';
import { canReload } from '../../lib/page-activity';

const CHECK_MS = 1_000;

/**
 * Reloads the page for a release that an operator forces, as soon as that takes nothing from the person; a notice offers it
 * until then. Without an answer of the server the page stays as it is.
 * @returns whether the page waits for its reload
 */
export function useForcedReload(reload: () => void): boolean {
  const t = useMessages('shell');
  const federation = useFederation();
  const isForced = useSyncExternalStore(federation.subscribe, federation.needsReload, federation.needsReload);
  const offer = useEffectEvent(() => {
    const action = { label: t('crashed.reload'), onSelect: reload };
    notify({ title: t('updated.title'), description: t('updated.text'), timeoutMs: 0, action });
  });
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (!isForced) return;
    if (!canReload()) offer();
    const timer = setInterval(() => {
      if (canReload()) refreshBoot(federation).then(reloadNow, () => undefined);
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [isForced, federation]);
  return isForced;
}
