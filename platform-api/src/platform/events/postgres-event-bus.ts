import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from '../logger';
import type { EventBus, EventListener, PlatformEvent } from './event-bus';
import { listen } from './listen';

const CHANNEL = 'marquee_event';
/** Gathering time of the notifications to other processes; NOTIFY takes a lock that all commits share. */
const FLUSH_MS = 40;
/** NOTIFY takes payloads below 8000 bytes. */
const MAX_BYTES = 7_000;

/** Delivers at once within the process and through LISTEN / NOTIFY to the others. */
export async function openPostgresEventBus(pool: pg.Pool, url: string, log: Logger): Promise<EventBus> {
  const origin = randomUUID();
  const listeners = new Set<EventListener>();
  const deliver = (event: PlatformEvent) => {
    for (const listener of listeners) listener(event);
  };
  const outbox = createOutbox(pool, origin, log);
  const receive = (payload: string) => {
    const message = JSON.parse(payload, revive) as { origin: string; event: PlatformEvent };
    if (message.origin !== origin) deliver(message.event);
  };
  const inbox = await listen(url, CHANNEL, receive, log);

  return {
    publish(topic, payload, audience) {
      const event: PlatformEvent = { topic, payload, audience };
      deliver(event);
      outbox.add(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await outbox.flush();
      await inbox.close();
    },
  };
}

function createOutbox(pool: pg.Pool, origin: string, log: Logger) {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | null = null;

  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    await pool
      .query({ name: 'notify-events', text: `select pg_notify('${CHANNEL}', line) from unnest($1::text[]) line`, values: [batch] })
      .catch((err: unknown) => log.warn({ err }, 'events were not passed on to other processes'));
  };

  return {
    flush,
    add(event: PlatformEvent) {
      const line = JSON.stringify({ origin, event }, (_key, value: unknown) => (typeof value === 'bigint' ? { $bigint: String(value) } : value));
      if (Buffer.byteLength(line) > MAX_BYTES) throw new RangeError(`event of ${event.topic} is too large`);
      waiting.push(line);
      timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
  };
}

function revive(_key: string, value: unknown): unknown {
  const isBigint = typeof value === 'object' && value !== null && '$bigint' in value;
  return isBigint ? BigInt(String((value as { $bigint: string }).$bigint)) : value;
}
