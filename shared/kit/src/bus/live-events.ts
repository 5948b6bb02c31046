import { type Topic, type TopicDefinition, type TopicPayload, topics } from '@marquee/contract/events';
import type { PageBus } from './page-bus';

/** What is heard of a live stream. */
export interface LiveListener {
  /** The stream is open, for the first time or again. */
  onOpen(): void;
  onEvent(topic: Topic, payload: unknown): void;
}

/** Opens a stream of its own. @returns closes it */
export type OpenStream = (listener: LiveListener) => () => void;

const LIVE_TOPICS = (Object.entries(topics) as [Topic, TopicDefinition][]).flatMap(([topic, { live }]) =>
  live ? [topic] : [],
);

/** The server's stream; the browser reconnects by itself. */
export const openStream =
  (url: string): OpenStream =>
  ({ onOpen, onEvent }) => {
    const source = new EventSource(url, { withCredentials: true });
    source.addEventListener('open', onOpen);
    for (const topic of LIVE_TOPICS)
      source.addEventListener(topic, ({ data }: MessageEvent<string>) => onEvent(topic, JSON.parse(data) as unknown));
    return () => source.close();
  };

interface LiveReactions {
  /** The first connection: what changed since the page was read was not heard. */
  readonly onConnect?: () => void;
  /**
   * After a gap, because events may have been missed and state must be read again, and when the network is back: a stream may
   * survive a gap in which the data behind an event could not be read.
   */
  readonly onReconnect: () => void;
}

/** Feeds the bus from a live stream. @returns closes the stream */
export function connectLiveEvents(
  bus: PageBus,
  open: OpenStream,
  { onConnect, onReconnect }: LiveReactions,
): () => void {
  let wasOpen = false;
  const close = open({
    onOpen() {
      if (wasOpen) onReconnect();
      else onConnect?.();
      wasOpen = true;
    },
    onEvent: (topic, payload) => bus.publish(topic, payload as TopicPayload<typeof topic>, 'live'),
  });
  addEventListener('online', onReconnect);
  return () => {
    removeEventListener('online', onReconnect);
    close();
  };
}
