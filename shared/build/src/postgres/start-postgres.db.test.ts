import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { disposableFolder } from './disposable-folder';
import { isAlive, parentOf } from './process-info';
import { type RunningPostgres, startPostgres } from './start-postgres';
import { killServerProcess, startServerProcess, waitUntil } from './start-postgres.fixture';

const isRoot = process.getuid?.() === 0;
let folder: string;
const started: RunningPostgres[] = [];

const start = async (inFolder = folder): Promise<RunningPostgres> => {
  const server = await startPostgres({ folder: inFolder });
  started.push(server);
  return server;
};

const query = async (server: RunningPostgres, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(disposableFolder(), `${process.pid}-`));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('starts in an empty folder and keeps its data across a restart', async () => {
  const first = await start();
  await query(first, 'create table kept as select 7 as number');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await start();
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('loses nothing acknowledged when the server is killed, and starts despite its stale pid file', async () => {
  const first = await start();
  await query(first, 'create table kept as select 7 as number');
  process.kill(first.pid, 'SIGKILL');
  await waitUntil(() => !isAlive(first.pid));
  const second = await start();
  expect(second.pid).not.toBe(first.pid);
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('reports that the server ended by itself', async () => {
  const reasons: string[] = [];
  const server = await startPostgres({ folder, onExit: (reason) => reasons.push(reason) });
  process.kill(server.pid, 'SIGKILL');
  await waitUntil(() => reasons.length > 0);
  expect(reasons[0]).toContain('PostgreSQL ended');
});

test('stops the server when the process that started it is killed', async () => {
  const server = await startServerProcess(folder);
  expect(isAlive(server.serverPid)).toBe(true);
  await killServerProcess(server);
  await waitUntil(() => !isAlive(server.serverPid));
});

test('joins a running server and leaves it running', async () => {
  const server = await startServerProcess(folder);
  const joinedServer = await start();
  expect(joinedServer).toMatchObject({ owned: false, pid: server.serverPid });
  await joinedServer.stop();
  expect(isAlive(server.serverPid)).toBe(true);
  await killServerProcess(server);
});

test('starts again after both the guard and the owner of a server were killed', async () => {
  const killedServer = await startServerProcess(folder);
  process.kill(parentOf(killedServer.serverPid), 'SIGKILL');
  await killServerProcess(killedServer);
  const server = await start();
  expect(server.owned).toBe(true);
  expect(await query(server, 'select 1 as number')).toEqual([{ number: 1 }]);
});

test('refuses a taken port and names the variable', async () => {
  const first = await start();
  const other = startPostgres({ folder: path.join(folder, 'other'), port: first.port });
  await expect(other).rejects.toThrow(/MARQUEE_DB_PORT/);
});

test('runs unprivileged when started by root, even below an inaccessible folder', async ({ skip }) => {
  skip(!isRoot || process.platform !== 'linux', 'only root can start a server as another user');
  const closed = path.join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const server = await start(path.join(closed, 'pg'));
  expect(await query(server, 'select 1 as number')).toEqual([{ number: 1 }]);
  expect(statSync(`/proc/${server.pid}`).uid).not.toBe(0);
  rmSync(server.folder, { recursive: true, force: true });
});
