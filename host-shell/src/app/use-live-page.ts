import { useIdle } from '@marquee/kit';
import { loadMessages, prefetchWhenIdle, useFederation } from '@marquee/kit/host';
import { useEffect } from 'react';
import { followLiveEvents } from '../features/session/live-stream';
import { followOtherTabs } from '../features/session/follow-other-tabs';
import { useAbandonedVisits } from '../features/session/use-abandoned-visits';
import { POPUP_MESSAGES } from '../messages/catalogue';

/**
 * Once the first screen stands: the live stream, the other tabs, games whose pages are gone, what popups and errors say, and
 * the remotes that are not needed yet.
 */
export function useLivePage(): void {
  const federation = useFederation();
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    prefetchWhenIdle(federation.boot());
    // If this load fails, the popup that needs the messages retries it.
    loadMessages(POPUP_MESSAGES).catch(() => undefined);
    return followLiveEvents(federation);
  }, [idle, federation]);
  useEffect(followOtherTabs, []);
  useAbandonedVisits(idle);
}
