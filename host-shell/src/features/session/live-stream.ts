import { connectLiveEvents, type Federation, openStream, runtime, sharedStream } from '@marquee/kit/host';
import type { Query } from '@tanstack/react-query';
import { refreshBoot } from '../../lib/boot';
import { followFacts, readFacts } from './follow-facts';

/** Open pages read a changed configuration within this time of each other, not all at once. */
const SPREAD_MS = 5_000;

/** A query with a longer time is content with an old answer. */
const LIVE_STALE_MS = 30_000;

/**
 * Keeps the page on the server's live stream, a new one for each visitor: the stream belongs to who opened it, and the tabs of one
 * person share it. What a member's page read before it listened is read again: nobody heard what changed meanwhile. Each stream begins
 * with the revision of the configuration: what changed before the page listened, or while it could not, is read then.
 */
export function followLiveEvents(federation: Federation): () => void {
  const { bus, session, queryClient } = runtime();
  const connect = () => {
    const { member } = session.getState();
    const readBefore = (query: Query) =>
      query.state.dataUpdatedAt > 0 && query.observers.some(({ options }) => staleMsOf(options) <= LIVE_STALE_MS);
    return connectLiveEvents(bus, sharedStream(openStream('/wps/stream'), member?.id ?? 'guest'), {
      ...(member && { onConnect: () => void queryClient.invalidateQueries({ type: 'active', predicate: readBefore }) }),
      onReconnect: () => {
        void queryClient.invalidateQueries();
        void readFacts();
      },
    });
  };
  let disconnect = connect();
  const stopSession = session.subscribe((now, before) => {
    if (now.member?.id === before.member?.id) return;
    disconnect();
    disconnect = connect();
  });
  let reading: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    reading = undefined;
    void queryClient.invalidateQueries();
    void refreshBoot(federation).catch(() => undefined);
  };
  const stopFacts = followFacts();
  const stopConfig = bus.subscribe('config.changed', ({ revision }) => {
    if (revision !== federation.boot().revision) reading ??= setTimeout(readAgain, Math.random() * SPREAD_MS);
  });
  return () => {
    stopSession();
    stopConfig();
    stopFacts();
    clearTimeout(reading);
    disconnect();
  };
}

const staleMsOf = ({ staleTime }: { readonly staleTime?: unknown }): number =>
  typeof staleTime === 'number' ? staleTime : 0;
