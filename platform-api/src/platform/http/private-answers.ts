import type { FastifyInstance } from 'fastify';

/** What an answer depends on beside its address. */
const VARIES_BY = 'cookie, authorization, x-language';

/**
 * Answers are private unless their route says how long they may be cached: no cache may store them, and no browser may
 * guess another content type.
 */
export function answerPrivately(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('x-content-type-options')) reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) {
      const vary = reply.getHeader('vary');
      reply.header('cache-control', 'no-store').header('vary', vary ? `${String(vary)}, ${VARIES_BY}` : VARIES_BY);
    }
    done();
  });
}
