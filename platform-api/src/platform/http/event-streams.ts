import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { PlatformEvent } from '../events/event-bus';
import type { Platform } from '../platform';

/** A comment line keeps proxies from closing a silent stream. */
const HEARTBEAT_MS = 20_000;
/** A page that does not read is disconnected; it reconnects and re-reads the state. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** After missed events all pages connect again: over so long, and not at once. */
const RECONNECT_SPREAD_MS = 2_000;

/**
 * Open streams of server-sent events, `event: <topic>`, `data: <payload>`, all of one kind of listener. Where events may have been missed they
 * end: a page reconnects and reads again.
 */
export interface EventStreams<Listener> {
  /**
   * @param greeting first message of this stream only
   * @returns sends further messages to this stream only
   */
  open(listener: Listener, request: FastifyRequest, reply: FastifyReply, greeting?: Frame): (frame: Frame) => void;
  listeners(): Listener[];
  /** Ends the streams of these listeners; a page reconnects by itself and is authenticated again. */
  end(isOver: (listener: Listener) => boolean): void;
}

type Frame = Pick<PlatformEvent, 'topic' | 'payload'>;

/**
 * @param kind of listener, in the metrics
 * @param isMeantFor whether a listener may receive an event
 */
export function createEventStreams<Listener>(
  app: FastifyInstance,
  { bus, metrics }: Pick<Platform, 'bus' | 'metrics'>,
  kind: 'page' | 'console',
  isMeantFor: (event: PlatformEvent, listener: Listener) => boolean,
): EventStreams<Listener> {
  const streams = new Map<FastifyReply, Listener>();
  const open = openStreams(metrics);

  const forget = (reply: FastifyReply) => {
    if (streams.delete(reply)) open.dec({ kind });
  };
  const end = (reply: FastifyReply) => {
    forget(reply);
    reply.raw.end();
  };
  const hear = (event: PlatformEvent) => {
    const frame = frameOf(event);
    for (const [reply, listener] of streams) if (isMeantFor(event, listener)) write(reply, frame);
  };
  const unsubscribe = bus.subscribe(hear, () => {
    for (const reply of streams.keys()) setTimeout(end, Math.random() * RECONNECT_SPREAD_MS, reply).unref();
  });
  const heartbeat = setInterval(() => {
    for (const reply of streams.keys()) write(reply, ': \n\n');
  }, HEARTBEAT_MS).unref();

  app.addHook('preClose', () => {
    unsubscribe();
    clearInterval(heartbeat);
    for (const reply of streams.keys()) reply.raw.end();
  });

  return {
    open(listener, request, reply, greeting) {
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      reply.raw.write(`retry: 2000\n\n${greeting ? frameOf(greeting) : ''}`);
      streams.set(reply, listener);
      open.inc({ kind });
      request.raw.on('close', () => forget(reply));
      return (frame) => {
        if (streams.has(reply)) write(reply, frameOf(frame));
      };
    },
    listeners: () => [...streams.values()],
    end(isOver) {
      for (const [reply, listener] of streams) if (isOver(listener)) end(reply);
    },
  };
}

const OPEN_STREAMS = 'live_streams_open';

/** The one of the process: every kind of stream counts in it. */
const openStreams = (registry: Registry): Gauge<'kind'> =>
  (registry.getSingleMetric(OPEN_STREAMS) as Gauge<'kind'> | undefined) ??
  new Gauge({
    name: OPEN_STREAMS,
    help: 'Open streams of live events, by who listens',
    labelNames: ['kind'],
    registers: [registry],
  });

const frameOf = ({ topic, payload }: Frame) => `event: ${topic}\ndata: ${JSON.stringify(payload)}\n\n`;

function write({ raw }: FastifyReply, frame: string): void {
  if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
  else raw.write(frame);
}
