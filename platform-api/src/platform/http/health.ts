import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';

/** What `/readyz` says of a process from its start to its end. */
export interface Readiness {
  /** Marks the end of the start: the last `onListen` hook. */
  begin(): void;
  /** Says from now on that the process stops; it goes on serving until it is closed. */
  end(): void;
}

/**
 * `/healthz`: the process runs. `/readyz`: calls are served: everything that starts with the server has started, the
 * server is not closing, the database answers and takes writes, and nothing is missing that pages need.
 * @param missing says what is, in a sentence
 */
export function health(
  app: FastifyInstance,
  { pool }: Pick<Database, 'pool'>,
  missing: () => Promise<string | null> = () => Promise.resolve(null),
): Readiness {
  let isServing = false;
  const end = () => {
    isServing = false;
  };
  app.addHook('preClose', end);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = isServing ? await databaseFault(pool).then((fault) => fault ?? missing()) : 'It starts, or stops.';
    if (reason === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', reason });
  });
  return {
    begin() {
      isServing = true;
    },
    end,
  };
}

/** In a sentence; null where the database answers and takes writes. */
const databaseFault = (pool: Database['pool']): Promise<string | null> =>
  pool.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"').then(
    ({ rows }) => (rows[0]?.isReplica === false ? null : 'The database is a replica and takes no writes.'),
    () => 'The database does not answer.',
  );
