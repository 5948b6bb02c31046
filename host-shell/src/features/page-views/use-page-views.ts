import { useEffect, useEffectEvent } from 'react';
import { useCurrentBoot } from '../../lib/boot';
import type { PageRoute } from '../routing/page-route';
import { sendPageView } from './send-page-view';

/** Counts the page of each route for a brand that wants it; a preview counts nothing. */
export function usePageViews(route: PageRoute): void {
  const boot = useCurrentBoot();
  const counts = boot.brand.countsPageViews && boot.preview === null;
  const send = useEffectEvent(() => sendPageView(boot, route));
  useEffect(() => {
    if (counts) send();
  }, [counts, route.name]);
}
