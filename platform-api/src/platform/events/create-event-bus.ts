import { randomUUID } from 'node:crypto';
import type { Logger } from '../logger';
import type { EventBus, EventListener, PlatformEvent } from './event-bus';
import type { EventTransport, OpenTransport } from './event-transport';

/** Messages to other processes are collected for this long; NOTIFY takes a lock that all commits share. */
const FLUSH_MS = 40;
/** NOTIFY takes payloads below 8000 bytes; the origin and the list's syntax need the rest. */
const MAX_BYTES = 7_000;
/** Interval of a process's hello; after three times as long without a message it counts as gone. */
const HELLO_MS = 10_000;
/** In place of a list of events: some of the sender's did not go out. */
const LOST = '!';

/**
 * Delivers synchronously within the process and through a transport to the others; a process without peers sends nothing. What could not be sent
 * is lost, and the others are told so as soon as they can be: they read again.
 */
export async function createEventBus(openTransport: OpenTransport, log: Logger): Promise<EventBus> {
  const origin = randomUUID();
  const listeners = new Map<EventListener, (() => void) | undefined>();
  const deliver = (event: PlatformEvent) => {
    for (const listener of listeners.keys()) listener(event);
  };
  const tellMissed = () => {
    for (const onMissed of listeners.values()) onMissed?.();
  };
  // Null until the first connection, which may already listen.
  let transport: EventTransport | null = null;
  let listening = false;
  let hasLost = false;
  let lastPeerMessageAt = 0;
  // A process that has just started to listen, or does not, must assume peers.
  const mayHavePeers = () => !listening || performance.now() - lastPeerMessageAt < 3 * HELLO_MS;
  const onMessage = (payload: string) => {
    if (payload.startsWith(origin)) return;
    lastPeerMessageAt = performance.now();
    const content = payload.slice(origin.length);
    if (content === LOST) return tellMissed();
    for (const event of JSON.parse(content, revive) as PlatformEvent[]) deliver(event);
  };
  const onListening = () => {
    [listening, lastPeerMessageAt] = [true, performance.now()];
    if (transport) sendHello();
    // Nobody has subscribed yet when the first connection listens.
    tellMissed();
  };
  const send = async (payloads: readonly string[]) => {
    const isLate = hasLost;
    hasLost = false;
    await transport?.send(isLate ? [`${origin}${LOST}`, ...payloads] : payloads).catch((err: unknown) => {
      hasLost = true;
      log.warn({ err }, 'events were not sent to other processes');
    });
  };
  const sendHello = () => void send([`${origin}[]`]);
  const outbox = createOutbox(origin, send);
  transport = await openTransport({ onMessage, onListening, onLost: () => (listening = false) });
  sendHello();
  const greeting = setInterval(sendHello, HELLO_MS).unref();

  return {
    publish(topic, payload, audience) {
      const event: PlatformEvent = { topic, payload, audience };
      deliver(event);
      if (mayHavePeers()) outbox.add(event);
    },
    subscribe(listener, onMissed) {
      listeners.set(listener, onMissed);
      return () => listeners.delete(listener);
    },
    isConnected: () => listening,
    async close() {
      clearInterval(greeting);
      await outbox.flush();
      await transport?.close();
    },
  };
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

/**
 * Packs events into as few payloads as possible: the origin, then a JSON list. The origin lets the sender skip its own.
 */
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
