import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/** Tables are declared by the module that owns them: `database.query.withTables<CatalogueTables>()`. */
export type Query = Kysely<NoTables>;
/** The empty schema that modules extend. */
type NoTables = Record<never, never>;

export interface Database {
  /** For statements written by hand, always named. */
  readonly pool: pg.Pool;
  /** For reads and ordinary writes. */
  readonly query: Query;
  close(): Promise<void>;
}

/** `int8` is read as bigint: ledger units do not fit a double. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown =>
    oid === INT8 ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Connects to PostgreSQL. The pool is small on purpose: 8 connections beat 32 when members are hot.
 * @param url connection string
 * @param max connections of the pool
 */
export function openDatabase(url: string, max = 8): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'marquee',
    statement_timeout: 15_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const query = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    query,
    async close() {
      await query.destroy();
      // The query builder ends the pool only if it was ever used.
      if (!pool.ended) await pool.end();
    },
  };
}

/** Runs `work` in one transaction on one connection. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
