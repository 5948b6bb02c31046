import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

const SCALE = 32;
const run = promisify(execFile);

export interface TpcB {
  readonly by: string;
  /** TPC-B-like transactions per second over some seconds. */
  measure(seconds: number): Promise<number>;
}

/** Fills the tables and measures with as many clients: by the system's pgbench, else by the same loop over `pg`. */
export async function openTpcB(url: string, clients: number): Promise<TpcB> {
  try {
    await run('pgbench', ['--initialize', '--quiet', `--scale=${SCALE}`, url]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return openLoop(url, clients);
  }
  return {
    by: `pgbench, scale ${SCALE}`,
    async measure(seconds) {
      const options = [`--client=${clients}`, '--jobs=2', `--time=${seconds}`, '--no-vacuum'];
      const { stdout } = await run('pgbench', [...options, url]);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    },
  };
}

async function openLoop(url: string, clients: number): Promise<TpcB> {
  const pool = new pg.Pool({ connectionString: url, max: clients, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  await pool.query(`create table pgbench_branches (bid int primary key, bbalance int); create table pgbench_tellers (tid int primary key, bid int, tbalance int);
    create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select i, 0 from generate_series(1, ${SCALE}) i;
    insert into pgbench_tellers select i, 1 + (i - 1) / 10, 0 from generate_series(1, ${SCALE * 10}) i;
    insert into pgbench_accounts select i, 1 + (i - 1) / 100000, 0, '' from generate_series(1, ${SCALE * 100_000}) i`);
  await pool.query('vacuum analyze');
  return {
    by: 'own loop, no pgbench found',
    async measure(seconds) {
      const until = performance.now() + seconds * 1_000;
      const counts = await Promise.all(Array.from({ length: clients }, () => transact(pool, until)));
      return counts.reduce((sum, count) => sum + count, 0) / seconds;
    },
  };
}

async function transact(pool: pg.Pool, until: number): Promise<number> {
  const client = await pool.connect();
  const any = (max: number) => 1 + Math.floor(Math.random() * max);
  let count = 0;
  for (; performance.now() < until; count++) {
    const [aid, bid, tid, delta] = [any(SCALE * 100_000), any(SCALE), any(SCALE * 10), any(10_000) - 5_000];
    await client.query('begin');
    await client.query({
      name: 'a',
      text: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
      values: [delta, aid],
    });
    await client.query({ name: 's', text: 'select abalance from pgbench_accounts where aid = $1', values: [aid] });
    await client.query({
      name: 't',
      text: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
      values: [delta, tid],
    });
    await client.query({
      name: 'b',
      text: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
      values: [delta, bid],
    });
    await client.query({
      name: 'h',
      text: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())',
      values: [tid, bid, aid, delta],
    });
    await client.query('commit');
  }
  client.release();
  return count;
}
