import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isAuthentic } from './request-auth';

interface OrderRoute<Order> {
  readonly path: string;
  /** Signs the merchant's requests. */
  readonly secret: string;
  readonly schema: z.ZodType<Order>;
  readonly handle: (order: Order, request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** A merchant's order by POST. Answers 401 unless it is signed, and 400 unless it follows the schema. */
export function orderRoute<Order>(server: FastifyInstance, { path, secret, schema, handle }: OrderRoute<Order>): void {
  server.register(async (scope) => {
    // The signature covers the body as it was sent.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post<{ Body: string }>(path, async (request, reply) => {
      if (!isAuthentic(secret, request.headers.authorization, request.body ?? '', Date.now()))
        return reply.code(401).send({ error: 'unauthorized' });
      const order = schema.safeParse(parseJson(request.body));
      if (!order.success) return reply.code(400).send({ error: 'invalid_order' });
      return handle(order.data, request, reply);
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
