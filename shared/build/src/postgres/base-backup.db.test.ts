import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from './administer';
import { backUp, restore } from './base-backup';
import { disposableFolder } from './disposable-folder';
import { serverUser } from './server-user';
import { volatileSettings } from './settings';
import { type RunningPostgres, startPostgres } from './start-postgres';

let root: string;
let server: RunningPostgres;
const start = async () => {
  server = await startPostgres({ folder: path.join(root, 'pg'), settings: volatileSettings });
};

beforeAll(async () => {
  root = mkdtempSync(path.join(disposableFolder(), `${process.pid}-`));
  chmodSync(root, 0o755);
  await start();
  await administer(server.url, 'create table entry (amount int8)');
});

afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

test('restores everything committed before a backup taken under load, and nothing after', async () => {
  const target = path.join(root, 'backup');
  await administer(server.url, 'insert into entry select 1 from generate_series(1, 1000)');
  let writing = true;
  const load = (async () => {
    while (writing) await administer(server.url, 'insert into entry values (2)');
  })();
  await backUp(server.url, server.folder, target);
  writing = false;
  await load;
  await administer(server.url, 'insert into entry values (3)');
  await server.stop();
  const former = restore(target, server.folder, serverUser());
  expect(former).toContain('before-restore');
  await start();
  const rows = await administer(server.url, 'select amount, count(*)::int4 as number from entry group by 1 order by 1');
  expect(rows[0]).toEqual({ amount: '1', number: 1000 });
  expect(rows.some(({ amount }) => amount === '3')).toBe(false);
});

test('refuses to restore under a running server, or from a folder without a backup', () => {
  expect(() => restore(path.join(root, 'backup'), server.folder, serverUser())).toThrow(/runs/);
  const empty = path.join(root, 'empty');
  mkdirSync(empty);
  expect(() => restore(empty, server.folder, serverUser())).toThrow(/not a backup/);
});

test('never overwrites a backup', async () => {
  await expect(backUp(server.url, server.folder, path.join(root, 'backup'))).rejects.toThrow(/exists already/);
});
