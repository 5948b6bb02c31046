import type { Topic } from '@marquee/contract/events';
import { newUuid } from '../query/intent-key';
import type { LiveListener, OpenStream } from './live-events';

/** Between the tabs of one person. */
type Message =
  | { readonly kind: 'open' }
  | { readonly kind: 'event'; readonly topic: Topic; readonly payload: unknown }
  /** A tab has come that has heard nothing yet. */
  | { readonly kind: 'hello'; readonly tab: string }
  /** The answer to that tab: the stream is open, and began with this. */
  | { readonly kind: 'welcome'; readonly tab: string; readonly greetings: readonly (readonly [Topic, unknown])[] };

/** What a stream begins with: whom it speaks to, the configuration, unread messages. A tab that comes later hears the last of each. */
const GREETINGS: ReadonlySet<string> = new Set(['session.changed', 'config.changed', 'messages.unread']);

/**
 * One stream for all tabs of one person in a browser: over HTTP/1.1 a browser has six connections to a host, and a stream in
 * each of six tabs leaves none. The tab that holds the lock has the stream and passes on what it hears; when it closes, another
 * one opens a stream and reads what it missed.
 * @param person whose tabs share it; a stream belongs to who opened it
 * @returns a stream of its own where the browser has no locks
 */
export function sharedStream(open: OpenStream, person: string): OpenStream {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks || typeof BroadcastChannel === 'undefined') return open;
  const name = `marquee-live:${person}`;
  return (listener) => {
    const tab = newUuid();
    const channel = new BroadcastChannel(name);
    const ending = new AbortController();
    let leading: Leading | null = null;
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'hello') leading?.greet(data.tab);
      else if (!leading) hear(data, tab, listener);
    };
    locks
      .request(name, { signal: ending.signal }, async () => {
        leading = lead(open, listener, (message) => channel.postMessage(message));
        await new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
        leading.close();
      })
      .catch(() => undefined);
    channel.postMessage({ kind: 'hello', tab } satisfies Message);
    return () => {
      ending.abort();
      leading?.close();
      channel.close();
    };
  };
}

/** What the tab with the stream says to one without. */
function hear(
  message: Exclude<Message, { readonly kind: 'hello' }>,
  tab: string,
  { onOpen, onEvent }: LiveListener,
): void {
  if (message.kind === 'event') return onEvent(message.topic, message.payload);
  if (message.kind === 'welcome' && message.tab !== tab) return;
  onOpen();
  if (message.kind === 'welcome') for (const [topic, payload] of message.greetings) onEvent(topic, payload);
}

interface Leading {
  /** Tells a tab that has just come what the stream began with. */
  greet(tab: string): void;
  close(): void;
}

function lead(open: OpenStream, listener: LiveListener, post: (message: Message) => void): Leading {
  const greetings = new Map<Topic, unknown>();
  let isOpen = false;
  let isClosed = false;
  const pass = (message: Message) => {
    if (!isClosed) post(message);
  };
  const close = open({
    onOpen() {
      isOpen = true;
      listener.onOpen();
      pass({ kind: 'open' });
    },
    onEvent(topic, payload) {
      if (GREETINGS.has(topic)) greetings.set(topic, payload);
      listener.onEvent(topic, payload);
      pass({ kind: 'event', topic, payload });
    },
  });
  return {
    greet(tab) {
      if (isOpen) pass({ kind: 'welcome', tab, greetings: [...greetings] });
    },
    close() {
      isClosed = true;
      close();
    },
  };
}
