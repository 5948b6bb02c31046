import type { FastifyInstance } from 'fastify';
import { orderSchema, type SandPay } from './payment';
import { isAuthentic } from './request-auth';

export interface ApiOptions {
  readonly secret: string;
  readonly publicUrl: string | null;
}

/** `POST /sandpay/v1/payments`: a merchant orders a payment and learns where the payer goes. */
export function apiRoutes(server: FastifyInstance, sandpay: SandPay, { secret, publicUrl }: ApiOptions): void {
  server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post<{ Body: string }>('/sandpay/v1/payments', async (request, reply) => {
      if (!isAuthentic(secret, request.headers.authorization, request.body ?? '', Date.now()))
        return reply.code(401).send({ error: 'unauthorized' });
      const order = orderSchema.safeParse(parseJson(request.body));
      if (!order.success) return reply.code(400).send({ error: 'invalid_order' });
      const payment = sandpay.open(order.data);
      if (!payment) return reply.code(409).send({ error: 'reference_used' });
      const origin = publicUrl ?? `${request.protocol}://${request.host}`;
      return {
        paymentId: payment.id,
        paymentUrl: `${origin}/sandpay/pay/${payment.id}?lang=${encodeURIComponent(order.data.language)}`,
      };
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
