import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type KillableServer, startKillableServer } from '../testing/killable-server';
import { type Database, inTransaction, openDatabase } from './database';
import { infrastructureFaultOf } from './infrastructure-fault';

let server: KillableServer;
let database: Database;
beforeAll(async () => {
  server = await startKillableServer();
  await server.pool.query('create table note (key text primary key)');
  database = openDatabase(server.url, 1);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

/** From here on each commit waits for a standby that does not exist. */
async function awaitStandby(name: string): Promise<void> {
  await server.pool.query(`alter system set synchronous_standby_names = '${name}'`);
  await server.pool.query('select pg_reload_conf()');
  await vi.waitFor(async () => {
    const { rows } = await server.pool.query<{ names: string }>(
      `select current_setting('synchronous_standby_names') as names`,
    );
    expect(rows).toEqual([{ names: name }]);
  });
}

/** As a person does who ends what seems to hang. */
async function cancelWait(): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await server.pool.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and application_name = 'marquee'`,
    );
    expect(rowCount).toBe(1);
  });
}

const write = (key: string) => database.pool.query('insert into note values ($1) on conflict do nothing', [key]);

test.each([
  ['a statement', (key: string) => write(key)],
  [
    'a transaction',
    (key: string) => inTransaction(database.pool, (tx) => tx.query('insert into note values ($1)', [key])),
  ],
])(
  '%s whose wait for the standby was cancelled is no acknowledgement, and is repeated on another connection',
  async (_what, work) => {
    const key = `cancelled by ${_what}`;
    await awaitStandby('nobody');
    const outcome = work(key).catch((error: unknown) => error);
    await cancelWait();
    expect(infrastructureFaultOf(await outcome)).toBe('database_down');
    await awaitStandby('');
    const { rows } = await database.pool.query('select key from note where key = $1', [key]);
    // Written here, and possibly nowhere else.
    expect(rows).toEqual([{ key }]);
    await expect(write(key)).resolves.toMatchObject({ rowCount: 0 });
  },
);

test('a transaction at a server that takes no writes is followed by one on another connection', async () => {
  await database.pool.query('set session characteristics as transaction read only');
  const work = () => inTransaction(database.pool, (tx) => tx.query(`insert into note values ('after a failover')`));
  await expect(work()).rejects.toMatchObject({ code: '25006' });
  await expect(work()).resolves.toMatchObject({ rowCount: 1 });
});
