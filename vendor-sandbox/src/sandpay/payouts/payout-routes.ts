import type { FastifyInstance } from 'fastify';
import { orderRoute } from '../order-route';
import { isRefused, payoutOrderSchema } from './payout';
import type { Payouts } from './payouts';

/** `POST /sandpay/v1/payouts`: a merchant orders a payout; the outcome comes by call-back. */
export function payoutRoutes(server: FastifyInstance, payouts: Payouts, secret: string): void {
  orderRoute(server, {
    path: '/sandpay/v1/payouts',
    secret,
    schema: payoutOrderSchema,
    handle: (order, _request, reply) => {
      if (isRefused(order)) return reply.code(422).send({ reason: 'the account does not exist' });
      const payout = payouts.order(order);
      if (!payout) return reply.code(409).send({ error: 'reference_used' });
      return { payoutId: payout.id };
    },
  });
}
