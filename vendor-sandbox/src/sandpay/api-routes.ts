import type { FastifyInstance } from 'fastify';
import { orderRoute } from './order-route';
import { orderSchema, type SandPay } from './payment';

export interface ApiOptions {
  readonly secret: string;
  readonly publicUrl: string | null;
}

/** `POST /sandpay/v1/payments`: a merchant orders a payment and learns where the payer goes. */
export function apiRoutes(server: FastifyInstance, sandpay: SandPay, { secret, publicUrl }: ApiOptions): void {
  orderRoute(server, {
    path: '/sandpay/v1/payments',
    secret,
    schema: orderSchema,
    handle: (order, request, reply) => {
      const payment = sandpay.open(order);
      if (!payment) return reply.code(409).send({ error: 'reference_used' });
      const origin = publicUrl ?? `${request.protocol}://${request.host}`;
      return {
        paymentId: payment.id,
        paymentUrl: `${origin}/sandpay/pay/${payment.id}?lang=${encodeURIComponent(order.language)}`,
      };
    },
  });
}
