import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { administer } from './administer';
import { backUp } from './base-backup';
import { disposableFolder } from './disposable-folder';
import { restoreUntil } from './restore-until';
import { serverUser } from './server-user';
import { killableSettings } from './settings';
import { type RunningPostgres, startPostgres } from './start-postgres';
import { archiveSettings, walArchive } from './wal-archive';

const user = serverUser();
let root: string;
let archive: string;
let backup: string;
let server: RunningPostgres;
let beforeBackup: Date;
let beforeDrop: Date;

const start = async () => {
  const settings = { ...killableSettings, ...archiveSettings(archive) };
  server = await startPostgres({ folder: path.join(root, 'pg'), settings });
};
/** A moment of whole milliseconds, some time after what was committed before and before what follows. */
const now = async (): Promise<Date> => {
  await sleep(20);
  const [row] = await administer(server.url, 'select clock_timestamp() as at');
  await sleep(20);
  return row?.['at'] as Date;
};
const amounts = async () =>
  (await administer(server.url, 'select amount from entry order by 1')).map((row) => row['amount']);
const restoreAt = (until: Date) => restoreUntil({ source: backup, folder: server.folder, user, archive, until });

/** Entries before and after a backup, then a table that somebody drops; the end of the log is in the data folder alone. */
beforeAll(async () => {
  root = mkdtempSync(path.join(disposableFolder(), `${process.pid}-`));
  chmodSync(root, 0o755);
  archive = walArchive(user, { MARQUEE_WAL_ARCHIVE: path.join(root, `owner's 100% archive`) }) ?? '';
  backup = path.join(root, 'backup');
  await start();
  await administer(server.url, 'create table entry (amount int4)');
  await administer(server.url, 'insert into entry values (1)');
  beforeBackup = await now();
  await backUp(server.url, server.folder, backup);
  await administer(server.url, 'insert into entry values (2)');
  await administer(server.url, 'select pg_switch_wal()');
  await administer(server.url, 'insert into entry values (3)');
  beforeDrop = await now();
  await administer(server.url, 'drop table entry');
  await vi.waitFor(() => expect(readdirSync(archive).some((name) => name.endsWith('.gz'))).toBe(true), 20_000);
  process.kill(server.pid, 'SIGKILL');
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

test('a moment that the log does not reach, or before the backup, leaves the data as it was', async () => {
  await expect(restoreAt(new Date(Date.now() + 3_600_000))).rejects.toThrow('The log ends before this moment');
  await expect(restoreAt(beforeBackup)).rejects.toThrow('take an older one');
  await start();
  await expect(amounts()).rejects.toThrow('does not exist');
  expect(readdirSync(server.folder).filter((name) => name.startsWith('before-restore'))).toEqual([]);
  await server.stop();
});

test('everything that was committed before a table was dropped is there again, and new entries follow', async () => {
  const { reached, former } = await restoreAt(beforeDrop);
  expect(former).toContain('before-restore');
  expect(reached?.getTime()).toBeLessThanOrEqual(beforeDrop.getTime());
  await start();
  expect(await amounts()).toEqual([1, 2, 3]);
  await administer(server.url, 'insert into entry values (4)');
  await server.stop();
  await start();
  expect(await amounts()).toEqual([1, 2, 3, 4]);
});

test('a segment of another history under a name of the archive stops the archiving, and is not overwritten', async () => {
  const [row] = await administer(server.url, 'select pg_walfile_name(pg_current_wal_lsn()) as name');
  mkdirSync(path.join(archive, `${String(row?.['name'])}.gz`));
  await administer(server.url, 'select pg_switch_wal() from entry limit 1');
  await vi.waitFor(async () => {
    const [archiver] = await administer(server.url, 'select failed_count > 0 as failed from pg_stat_archiver');
    expect(archiver).toEqual({ failed: true });
  }, 20_000);
});
