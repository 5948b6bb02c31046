import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';

/**
 * `/healthz`: the process runs. `/readyz`: calls are served: everything that starts with the server has started, the
 * server is not closing, and the database answers and takes writes.
 * @returns marks the end of the start; register it as the last `onListen` hook
 */
export function health(app: FastifyInstance, database: Pick<Database, 'pool'>): () => void {
  let isServing = false;
  app.addHook('preClose', () => {
    isServing = false;
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady =
      isServing &&
      (await database.pool.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"').then(
        ({ rows }) => rows[0]?.isReplica === false,
        () => false,
      ));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  return () => {
    isServing = true;
  };
}
