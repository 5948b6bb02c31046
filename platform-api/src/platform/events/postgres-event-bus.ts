import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from '../logger';
import type { EventBus, EventListener, PlatformEvent } from './event-bus';
import { listen } from './listen';

const CHANNEL = 'marquee_event';
/** Gathering time of the notifications to other processes; NOTIFY takes a lock that all commits share. */
const FLUSH_MS = 40;
/** NOTIFY takes payloads below 8000 bytes; the sender's mark and the list's own signs need the rest. */
const MAX_BYTES = 7_000;
/** So often a process says that it is there; after three times as long without a word it counts as gone. */
const HELLO_MS = 10_000;

/**
 * Delivers at once within the process and through LISTEN / NOTIFY to the others; as long as there is no other, nothing is notified.
 */
export async function openPostgresEventBus(pool: pg.Pool, url: string, log: Logger): Promise<EventBus> {
  const origin = randomUUID();
  const listeners = new Set<EventListener>();
  const deliver = (event: PlatformEvent) => {
    for (const listener of listeners) listener(event);
  };
  const send = (payloads: readonly string[]) => notify(pool, payloads, log);
  const outbox = createOutbox(origin, send);
  let listening = false;
  let lastPeerMessageAt = 0;
  // Who has just begun to listen, or does not, cannot know: there may be others.
  const mayHavePeers = () => !listening || performance.now() - lastPeerMessageAt < 3 * HELLO_MS;
  const sayHello = () => void send([`${origin}[]`]);
  const onMessage = (payload: string) => {
    if (payload.startsWith(origin)) return;
    lastPeerMessageAt = performance.now();
    for (const event of JSON.parse(payload.slice(origin.length), revive) as PlatformEvent[]) deliver(event);
  };
  const onListening = () => {
    [listening, lastPeerMessageAt] = [true, performance.now()];
    sayHello();
  };
  const inbox = await listen(url, CHANNEL, { onMessage, onListening, onLost: () => (listening = false) }, log);
  const greeting = setInterval(sayHello, HELLO_MS).unref();

  return {
    publish(topic, payload, audience) {
      const event: PlatformEvent = { topic, payload, audience };
      deliver(event);
      if (mayHavePeers()) outbox.add(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(greeting);
      await outbox.flush();
      await inbox.close();
    },
  };
}

async function notify(pool: pg.Pool, payloads: readonly string[], log: Logger): Promise<void> {
  await pool
    .query({
      name: 'notify-events',
      text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`,
      values: [payloads],
    })
    .catch((err: unknown) => log.warn({ err }, 'events were not passed on to other processes'));
}

function createOutbox(origin: string, send: (payloads: readonly string[]) => Promise<void>) {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | null = null;

  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const payloads = packed(origin, waiting);
    waiting = [];
    if (payloads.length > 0) await send(payloads);
  };

  return {
    flush,
    add(event: PlatformEvent) {
      const text = JSON.stringify(event, (_key, value: unknown) =>
        typeof value === 'bigint' ? { $bigint: String(value) } : value,
      );
      if (Buffer.byteLength(text) > MAX_BYTES) throw new RangeError(`event of ${event.topic} is too large`);
      waiting.push(text);
      timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
  };
}

/** Events in as few payloads as they fit: the sender's mark, then a JSON list. The mark spares the sender reading its own. */
function packed(origin: string, events: readonly string[]): string[] {
  const lists: string[][] = [];
  let bytes = MAX_BYTES;
  for (const event of events) {
    bytes += Buffer.byteLength(event) + 1;
    if (bytes > MAX_BYTES) {
      lists.push([]);
      bytes = Buffer.byteLength(event);
    }
    lists.at(-1)?.push(event);
  }
  return lists.map((list) => `${origin}[${list.join(',')}]`);
}

function revive(_key: string, value: unknown): unknown {
  const isBigint = typeof value === 'object' && value !== null && '$bigint' in value;
  return isBigint ? BigInt(String((value as { $bigint: string }).$bigint)) : value;
}
