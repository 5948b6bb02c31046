import type { FastifyInstance } from 'fastify';
import { isAuthentic } from '../request-auth';
import { isRefused, payoutOrderSchema } from './payout';
import type { Payouts } from './payouts';

/** `POST /sandpay/v1/payouts`: a merchant orders a payout; the outcome comes by call-back. */
export function payoutRoutes(server: FastifyInstance, payouts: Payouts, secret: string): void {
  server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post<{ Body: string }>('/sandpay/v1/payouts', async (request, reply) => {
      if (!isAuthentic(secret, request.headers.authorization, request.body ?? '', Date.now()))
        return reply.code(401).send({ error: 'unauthorized' });
      const order = payoutOrderSchema.safeParse(parseJson(request.body));
      if (!order.success) return reply.code(400).send({ error: 'invalid_order' });
      if (isRefused(order.data)) return reply.code(422).send({ reason: 'the account does not exist' });
      const payout = payouts.order(order.data);
      if (!payout) return reply.code(409).send({ error: 'reference_used' });
      return { payoutId: payout.id };
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
