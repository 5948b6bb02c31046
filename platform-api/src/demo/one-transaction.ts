import pg from 'pg';
import type { Database } from '../platform/database';

/** What a service's own transaction becomes within the one that is already open. */
const NESTED: Readonly<Record<string, string>> = {
  begin: 'savepoint nested',
  commit: 'release savepoint nested',
  rollback: 'rollback to savepoint nested; release savepoint nested',
};

/** A pool whose every connection is the one given: what services write belongs to its open transaction. */
class TransactionPool extends pg.Pool {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    super();
    let last: Promise<unknown> = Promise.resolve();
    this.#client = new Proxy(client, {
      get(target, name) {
        if (name === 'release') return () => undefined;
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target) as unknown;
        return (text: unknown, ...rest: unknown[]): unknown => {
          const statement = typeof text === 'string' ? (NESTED[text] ?? text) : text;
          // Services send statements side by side; a connection takes one at a time.
          const result = last.then((): unknown => Reflect.apply(value, target, [statement, ...rest]));
          last = result.catch(() => undefined);
          return result;
        };
      },
    });
    this.query = this.#client.query;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(
    callback?: (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): Promise<pg.PoolClient> | undefined {
    if (!callback) return Promise.resolve(this.#client);
    callback(undefined, this.#client, () => undefined);
    return undefined;
  }
}

/** A database whose transactions are savepoints within the open transaction of a connection; closing it leaves the connection open. */
export function databaseWithin(client: pg.PoolClient): Database {
  return { pool: new TransactionPool(client), close: async () => undefined };
}
