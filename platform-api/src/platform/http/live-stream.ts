import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformEvent } from '../events/event-bus';
import { Failure } from '../failure';
import type { Platform } from '../platform';
import { createEventStreams } from './event-streams';
import type { Guards } from './guards';
import { createStreamBounds } from './stream-bounds';
import type { BrandRef, MemberRef } from './visitor';

interface Visitor {
  readonly brand: BrandRef;
  readonly member: MemberRef | null;
}

/** The current revision of the visitor's boot document; null where there is none. */
export type BootRevision = (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;

/** What a stream begins with beside the session state. */
export interface StreamGreeting {
  readonly bootRevision: BootRevision;
  /** Messages that the member has not read. */
  readonly unread: (member: MemberRef) => Promise<{ readonly unread: number }>;
}

/** A session that expires raises no event, so it is polled. */
const CHECK_MS = 30_000;

/**
 * `GET /wps/stream`: the live events of the platform as server-sent events. The visitor receives events for everybody,
 * for the brand, and for the signed-in member. A stream starts with the session state (`session.changed`), the
 * configuration revision (`config.changed`), so that a page rendered before a change learns of it, and a member's unread
 * messages (`messages.unread`). It ends with the session that opened it: the page reconnects as a guest.
 */
export function liveStream(
  app: FastifyInstance,
  { bus, log, metrics }: Pick<Platform, 'bus' | 'log' | 'metrics'>,
  guards: Guards,
  { bootRevision, unread }: StreamGreeting,
): void {
  const streams = createEventStreams<Visitor>(app, { bus, metrics }, 'page', isMeantFor);
  const takePlace = createStreamBounds();

  const closeStreamsOf = async (isAffected: (member: MemberRef) => boolean): Promise<void> => {
    const tokenHashes = streams
      .listeners()
      .flatMap(({ member }) => (member && isAffected(member) ? [member.tokenHash] : []));
    if (tokenHashes.length === 0) return;
    const ended = new Set((await guards.endedSessions(tokenHashes)).map(textOf));
    streams.end(({ member }) => member !== null && ended.has(textOf(member.tokenHash)));
  };
  const check = (isAffected: (member: MemberRef) => boolean) =>
    void closeStreamsOf(isAffected).catch((err: unknown) =>
      log.warn({ err }, 'streams of ended sessions were not closed'),
    );

  const unsubscribe = bus.subscribe(({ topic, audience }) => {
    if (topic !== 'session.changed' || audience === 'everybody' || !('memberId' in audience)) return;
    check(({ id }) => id === audience.memberId);
  });
  const checking = setInterval(() => check(() => true), CHECK_MS).unref();
  app.addHook('preClose', () => {
    unsubscribe();
    clearInterval(checking);
  });

  app.get('/wps/stream', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.personOf(request, reply, brand);
    const release = takePlace({ person: member?.publicId ?? null, address: request.ip });
    request.raw.once('close', release);
    const greeting = { topic: 'session.changed', payload: { state: member?.state ?? 'guest' } } as const;
    const send = streams.open({ brand, member }, request, reply, greeting);
    // Read after subscribing, so that no change is missed.
    const read = <Value>(value: Promise<Value>): Promise<Value | null> =>
      value.catch((err: unknown) => {
        log.warn({ err }, 'a stream could not send what it begins with');
        return null;
      });
    const revision = await read(bootRevision(request, reply));
    if (revision !== null) send({ topic: 'config.changed', payload: { revision } });
    if (member === null || member.state === 'trial') return;
    const messages = await read(unread(member));
    if (messages !== null) send({ topic: 'messages.unread', payload: { count: messages.unread } });
  });
}

function isMeantFor({ topic, audience }: PlatformEvent, { brand, member }: Visitor): boolean {
  // Sent to the member's other devices, it would sign them out too.
  if (topic === 'session.changed') return false;
  if (audience === 'everybody') return true;
  if ('memberId' in audience) return audience.memberId === member?.id;
  return 'brandId' in audience && audience.brandId === brand.id;
}

const textOf = (tokenHash: Buffer) => tokenHash.toString('base64');
