import type { FastifyInstance } from 'fastify';
import type { EventBus, PlatformEvent } from '../events/event-bus';
import { Failure } from '../failure';
import { createEventStreams } from './event-streams';
import type { Guards } from './guards';
import type { BrandRef, MemberRef } from './visitor';

interface Visitor {
  readonly brand: BrandRef;
  readonly member: MemberRef | null;
}

/**
 * `GET /wps/stream`: the live events of the platform as server-sent events.
 * The visitor hears what is meant for everybody, for the brand, and for the signed-in member.
 */
export function liveStream(app: FastifyInstance, bus: EventBus, guards: Guards): void {
  const streams = createEventStreams<Visitor>(app, bus, isMeantFor);
  app.get('/wps/stream', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.memberOf(request, reply, brand);
    streams.open({ brand, member }, request, reply);
  });
}

function isMeantFor({ audience }: PlatformEvent, { brand, member }: Visitor): boolean {
  if (audience === 'everybody') return true;
  if ('memberId' in audience) return audience.memberId === member?.id;
  return 'brandId' in audience && audience.brandId === brand.id;
}
