import { type Topic, type TopicDefinition, type TopicPayload, topics } from '@marquee/contract/events';
import type { PageBus } from './page-bus';

/**
 * Feeds the bus from the server's live stream. The browser reconnects by itself; `onReconnect` runs after a gap,
 * because events may have been missed and state must be read again, and when the network is back: a stream may survive a gap
 * in which the data behind an event could not be read.
 * @returns closes the stream
 */
export function connectLiveEvents(bus: PageBus, url: string, onReconnect: () => void): () => void {
  const source = new EventSource(url, { withCredentials: true });
  let wasOpen = false;
  source.addEventListener('open', () => {
    if (wasOpen) onReconnect();
    wasOpen = true;
  });
  for (const [topic, definition] of Object.entries(topics) as [Topic, TopicDefinition][]) {
    if (!definition.live) continue;
    source.addEventListener(topic, ({ data }: MessageEvent<string>) =>
      bus.publish(topic, JSON.parse(data) as TopicPayload<typeof topic>, 'live'),
    );
  }
  addEventListener('online', onReconnect);
  return () => {
    removeEventListener('online', onReconnect);
    source.close();
  };
}
