import type { FastifyInstance } from 'fastify';
import type { EventBus } from '../../platform/events/event-bus';
import { Failure } from '../../platform/failure';
import { createEventStreams } from '../../platform/http/event-streams';
import type { Guards } from '../../platform/http/guards';
import type { OperatorRef } from '../../platform/http/visitor';
import { maySeeBrand, requireRight } from '../operator/service';

/** `GET /ops/stream`: what happens in the live chats of the operator's brands. It names conversations and tells nothing of them. */
export function deskStream(app: FastifyInstance, bus: EventBus, guards: Pick<Guards, 'operatorOf'>): void {
  const streams = createEventStreams<OperatorRef>(
    app,
    bus,
    ({ audience }, operator) =>
      typeof audience === 'object' && 'deskOfBrandId' in audience && maySeeBrand(operator, audience.deskOfBrandId),
  );
  app.get('/ops/stream', async (request, reply) => {
    const operator = await guards.operatorOf(request);
    if (!operator) throw new Failure('not_logged_in');
    requireRight(operator, 'support');
    streams.open(operator, request, reply);
  });
}
