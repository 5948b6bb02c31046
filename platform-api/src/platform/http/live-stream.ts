import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EventBus, PlatformEvent } from '../events/event-bus';
import { Failure } from '../failure';
import type { Guards } from './guards';
import type { BrandRef, MemberRef } from './visitor';

/** A comment line keeps proxies from closing a silent stream. */
const HEARTBEAT_MS = 20_000;
/** A page that does not read is dropped; it reconnects and reads the state anew. */
const MAX_BUFFERED_BYTES = 256 * 1024;

interface Listener {
  readonly brand: BrandRef;
  readonly member: MemberRef | null;
  readonly reply: FastifyReply;
}

/**
 * `GET /wps/stream`: the live events of the platform as server-sent events, `event: <topic>`, `data: <payload>`.
 * The visitor hears what is meant for everybody, for the brand, and for the signed-in member.
 */
export function liveStream(app: FastifyInstance, bus: EventBus, guards: Guards): void {
  const open = new Set<Listener>();

  const unsubscribe = bus.subscribe((event) => {
    const frame = `event: ${event.topic}\ndata: ${JSON.stringify(event.payload)}\n\n`;
    for (const listener of open) if (isMeantFor(event, listener)) write(listener, frame);
  });
  const heartbeat = setInterval(() => {
    for (const listener of open) write(listener, ': \n\n');
  }, HEARTBEAT_MS).unref();

  app.addHook('preClose', () => {
    unsubscribe();
    clearInterval(heartbeat);
    for (const { reply } of open) reply.raw.end();
  });

  app.get('/wps/stream', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.memberOf(request, reply, brand);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 2000\n\n');
    const listener = { brand, member, reply };
    open.add(listener);
    request.raw.on('close', () => open.delete(listener));
  });
}

function isMeantFor({ audience }: PlatformEvent, { brand, member }: Listener): boolean {
  if (audience === 'everybody') return true;
  return 'memberId' in audience ? audience.memberId === member?.id : audience.brandId === brand.id;
}

function write({ reply }: Listener, frame: string): void {
  if (reply.raw.writableLength > MAX_BUFFERED_BYTES) reply.raw.destroy();
  else reply.raw.write(frame);
}
