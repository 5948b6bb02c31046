import pg from 'pg';
import { infrastructureFaultOf } from './infrastructure-fault';
import { ReplicatedClient } from './replicated-client';

const INT8 = 20;

/** A pool, or a connection with the caller's transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

export interface Database {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** `int8` is read as bigint: ledger units do not fit a double. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown =>
    oid === INT8 ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Timeouts in milliseconds. */
export interface DatabaseTimeouts {
  /** The server cancels the statement. */
  readonly statementMs: number;
  /** The client closes a connection without an answer: longer than `statementMs`, so that it is dead and not slow. */
  readonly answerMs: number;
  /** The server ends a transaction of a silent client, so that its locks are released. */
  readonly silentTransactionMs: number;
}

const TIMEOUTS: DatabaseTimeouts = { statementMs: 15_000, answerMs: 20_000, silentTransactionMs: 15_000 };

/**
 * Connects to PostgreSQL. The pool is small on purpose: 8 connections beat 32 when members are hot.
 * @param url connection string
 * @param max connections of the pool
 */
export function openDatabase(url: string, max = 8, timeouts: DatabaseTimeouts = TIMEOUTS): Database {
  const pool = openPool(url, max, { types, application_name: 'marquee' }, timeouts);
  return { pool, close: () => pool.end() };
}

/**
 * A pool whose connections neither wait for ever nor acknowledge what a standby may not have.
 * @param config of each connection
 */
export function openPool(
  connectionString: string,
  max: number,
  config: Pick<pg.PoolConfig, 'types' | 'application_name'>,
  timeouts: DatabaseTimeouts = TIMEOUTS,
): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    Client: ReplicatedClient,
    connectionString,
    max,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.answerMs,
    connectionTimeoutMillis: timeouts.answerMs,
    idle_in_transaction_session_timeout: timeouts.silentTransactionMs,
    keepAlive: true,
  });
  outliveBrokenConnections(pool);
  return pool;
}

/** A broken connection is replaced by the pool; without listeners, here and on one in use, it would end the process. */
function outliveBrokenConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/**
 * Runs `work` in one transaction on one connection.
 * @param isolation `repeatable read`: all statements see one snapshot; a conflict with another transaction fails with 40001
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  isolation: 'read committed' | 'repeatable read' = 'read committed',
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(isolation === 'read committed' ? 'begin' : `begin isolation level ${isolation}`);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A failed rollback means a lost connection, and a server that takes no writes is the wrong one: the pool opens another.
    const isUsable = await client.query('rollback').then(
      () => infrastructureFaultOf(error) !== 'database_down',
      () => false,
    );
    client.release(!isUsable);
    throw error;
  }
}
