import { useIdle } from '@marquee/kit';
import { type Federation, loadMessages, prefetchWhenIdle, useFederation } from '@marquee/kit/host';
import { useEffect } from 'react';
import { followOtherTabs } from '../features/session/follow-other-tabs';
import { useAbandonedVisits } from '../features/session/use-abandoned-visits';
import { POPUP_MESSAGES } from '../messages/catalogue';

/** After a failed load of the live stream's code. */
const RETRY_MS = 5_000;

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
    return startLiveEvents(federation);
  }, [idle, federation]);
  useEffect(followOtherTabs, []);
  useAbandonedVisits(idle);
}

/** Not part of the first script: the page is painted before it listens. */
function startLiveEvents(federation: Federation): () => void {
  let stop: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const load = async () => {
    const { followLiveEvents } = await import(/* webpackChunkName: "live-stream" */ '../features/session/live-stream');
    if (!isOver) stop = followLiveEvents(federation);
  };
  const start = () => {
    load().catch(() => {
      if (!isOver) retry = setTimeout(start, RETRY_MS);
    });
  };
  start();
  return () => {
    isOver = true;
    clearTimeout(retry);
    stop?.();
  };
}
