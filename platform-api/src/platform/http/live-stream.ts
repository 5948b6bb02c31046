import type { FastifyInstance } from 'fastify';
import type { EventBus, PlatformEvent } from '../events/event-bus';
import { Failure } from '../failure';
import type { Logger } from '../logger';
import { createEventStreams } from './event-streams';
import type { Guards } from './guards';
import type { BrandRef, MemberRef } from './visitor';

interface Visitor {
  readonly brand: BrandRef;
  readonly member: MemberRef | null;
}

/** A session that goes idle tells nobody, so it is looked for. */
const CHECK_MS = 30_000;

/**
 * `GET /wps/stream`: the live events of the platform as server-sent events.
 * The visitor hears what is meant for everybody, for the brand, and for the signed-in member. A stream begins by saying who
 * it takes the visitor for (`session.changed`), and ends with the session that opened it: the page connects anew and hears
 * that it is a guest's now.
 */
export function liveStream(app: FastifyInstance, bus: EventBus, guards: Guards, log: Logger): void {
  const streams = createEventStreams<Visitor>(app, bus, isMeantFor);

  const endThoseOf = async (isAsked: (member: MemberRef) => boolean): Promise<void> => {
    const asked = streams.listeners().flatMap(({ member }) => (member && isAsked(member) ? [member.tokenHash] : []));
    if (asked.length === 0) return;
    const ended = new Set((await guards.endedSessions(asked)).map(textOf));
    streams.end(({ member }) => member !== null && ended.has(textOf(member.tokenHash)));
  };
  const check = (isAsked: (member: MemberRef) => boolean) =>
    void endThoseOf(isAsked).catch((err: unknown) => log.warn({ err }, 'streams of ended sessions were not closed'));

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
    const member = await guards.memberOf(request, reply, brand);
    const greeting = { topic: 'session.changed', payload: { state: member?.state ?? 'guest' } } as const;
    streams.open({ brand, member }, request, reply, greeting);
  });
}

function isMeantFor({ topic, audience }: PlatformEvent, { brand, member }: Visitor): boolean {
  // Told to the member's other devices it would sign them out, too.
  if (topic === 'session.changed') return false;
  if (audience === 'everybody') return true;
  if ('memberId' in audience) return audience.memberId === member?.id;
  return 'brandId' in audience && audience.brandId === brand.id;
}

const textOf = (tokenHash: Buffer) => tokenHash.toString('base64');
