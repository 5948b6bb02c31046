import { connectLiveEvents, type Federation, runtime } from '@marquee/kit/host';
import { refreshBoot } from '../../lib/boot';

/** Open pages read a changed configuration within this time of each other, not all at once. */
const SPREAD_MS = 5_000;

/**
 * Keeps the page on the server's live stream, a new one for each visitor: the stream belongs to who opened it. Each stream begins
 * with the revision of the configuration: what changed before the page listened, or while it could not, is read then.
 */
export function followLiveEvents(federation: Federation): () => void {
  const { bus, session, queryClient } = runtime();
  const connect = () => connectLiveEvents(bus, '/wps/stream', () => void queryClient.invalidateQueries());
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
  const stopConfig = bus.subscribe('config.changed', ({ revision }) => {
    if (revision !== federation.boot().revision) reading ??= setTimeout(readAgain, Math.random() * SPREAD_MS);
  });
  return () => {
    stopSession();
    stopConfig();
    clearTimeout(reading);
    disconnect();
  };
}
