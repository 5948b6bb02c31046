import pg from 'pg';

/** The server's function that says that a commit no longer waits for its standby; its message comes in the server's language. */
const CANCELLED_WAIT = 'SyncRepWaitForLSN';
/** Transaction resolution unknown (SQL, class 08: the connection). */
const UNKNOWN_OUTCOME = '08007';

type Callback = (error: Error | null | undefined, result?: unknown) => void;

/**
 * A connection that acknowledges no commit which a synchronous standby may not have. Where a person or a script cancels the wait for the standby,
 * the server only warns, and the transaction is lost with the server: the statement fails here as with a lost connection, and so does every later
 * one, so that its pool opens another. What is repeated with the same key then finds whichever outcome there was.
 * @see https://www.postgresql.org/docs/18/warm-standby.html#SYNCHRONOUS-REPLICATION
 */
export class ReplicatedClient extends pg.Client {
  #fault: Error | null = null;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('notice', ({ routine }) => {
      if (routine === CANCELLED_WAIT)
        this.#fault = Object.assign(new Error('a commit did not wait for the standby'), { code: UNKNOWN_OUTCOME });
    });
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]): unknown => {
      const callback = given.at(-1);
      if (typeof callback !== 'function') {
        const answer = query(...given);
        return answer instanceof Promise ? answer.then((result: unknown) => this.#refuse(result)) : answer;
      }
      const answer: Callback = (error, result) =>
        (callback as Callback)(error ?? this.#fault, this.#fault ? undefined : result);
      return query(...given.slice(0, -1), answer);
    }) as pg.Client['query'];
  }

  #refuse<Result>(result: Result): Result {
    if (this.#fault) throw this.#fault;
    return result;
  }
}
