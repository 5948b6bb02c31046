import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import { createEventStreams } from '../../../platform/http/event-streams';
import { createStreamBounds } from '../../../platform/http/stream-bounds';
import type { Guards } from '../../../platform/http/guards';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import type { OperatorService } from '../../operators/operator/service';

/** Idle sessions and revoked rights raise no event, so they are polled. */
const CHECK_MS = 30_000;

/**
 * `GET /ops/stream`: live chat events of the operator's brands. It names conversations without their content. It ends
 * with the operator's session, and when rights or brands change.
 */
export function adminStream(
  app: FastifyInstance,
  { bus, log, metrics }: Pick<Platform, 'bus' | 'log' | 'metrics'>,
  guards: Pick<Guards, 'operatorOf'>,
  operators: Pick<OperatorService, 'stillHere'>,
  checkMs = CHECK_MS,
): void {
  const streams = createEventStreams<OperatorRef>(
    app,
    { bus, metrics },
    'console',
    ({ audience }, operator) =>
      typeof audience === 'object' && 'adminOfBrandId' in audience && canSeeBrand(operator, audience.adminOfBrandId),
  );

  const takePlace = createStreamBounds();

  const endChanged = async () => {
    const listening = streams.listeners();
    if (listening.length === 0) return;
    const now = new Set((await operators.stillHere(listening)).map(standingOf));
    streams.end((operator) => !now.has(standingOf(operator)));
  };
  const checking = setInterval(
    () => void endChanged().catch((err: unknown) => log.warn({ err }, 'streams of changed operators were not closed')),
    checkMs,
  ).unref();
  app.addHook('preClose', () => clearInterval(checking));

  app.get('/ops/stream', async (request, reply) => {
    const operator = await guards.operatorOf(request);
    if (!operator) throw new Failure('not_logged_in');
    requireRight(operator, 'support');
    request.raw.once('close', takePlace({ person: String(operator.id), address: request.ip }));
    streams.open(operator, request, reply);
  });
}

/** The properties of an operator that a stream depends on. */
const standingOf = ({ tokenHash, rights, brandIds }: OperatorRef): string =>
  JSON.stringify([tokenHash.toString('base64'), rights, brandIds]);
