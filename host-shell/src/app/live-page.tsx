import { loadMessages, prefetchWhenIdle, useFederation } from '@marquee/kit/host';
import { useEffect } from 'react';
import { useApp } from '../features/app-download/use-app';
import { usePageViews } from '../features/page-views/use-page-views';
import type { PageRoute } from '../features/routing/page-route';
import { followLiveEvents } from '../features/session/live-stream';
import { useAbandonedVisits } from '../features/session/use-abandoned-visits';
import { POPUP_MESSAGES } from '../messages/catalogue';

/**
 * What a page does once its first screen stands: the live stream, games whose pages are gone, the installable app, the brand's statistics,
 * what popups and errors say, and the remotes that are not needed yet.
 */
export function LivePage({ route }: { readonly route: PageRoute }) {
  const federation = useFederation();
  useEffect(() => {
    prefetchWhenIdle(federation.boot());
    // If this load fails, the popup that needs the messages retries it.
    loadMessages(POPUP_MESSAGES).catch(() => undefined);
    return followLiveEvents(federation);
  }, [federation]);
  useAbandonedVisits();
  useApp();
  usePageViews(route);
  return null;
}
