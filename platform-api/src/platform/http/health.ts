import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';

/** `/healthz`: the process runs. `/readyz`: it can serve requests because the database answers. */
export function health(app: FastifyInstance, database: Database): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
