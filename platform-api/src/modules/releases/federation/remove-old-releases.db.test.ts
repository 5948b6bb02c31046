import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../../platform/store/folder-store';
import { createAudit } from '../../operators/audit/audit';
import { registerRelease } from './register-release';
import { releaseOf } from './release.fixture';
import { createReleaseFolder } from './release-folder';
import { createStoredReleaseFiles } from './stored-release-files';
import { removeOldReleases } from './remove-old-releases';

const DAY_MS = 86_400_000;
let db: TestDatabase;
let home: string;
let passedMs = 0;
beforeAll(async () => {
  db = await createTestDatabase();
  home = await mkdtemp(join(tmpdir(), 'marquee-old-releases-'));
  await db.pool.query(
    "insert into brand (id, code, name, currency, offset_minutes, config) values (1, 'first', 'first', 'BDT', 0, '{}')",
  );
});
beforeEach(async () => {
  passedMs = 0;
  await db.pool.query('delete from brand_remote');
  await db.pool.query('delete from brand_release');
  await db.pool.query('delete from remote_release');
});
afterAll(async () => {
  await db.drop();
  await rm(home, { recursive: true, force: true });
});

const clock = { now: () => new Date(Date.now() + passedMs) };
const folderOf = (version: string) => join(home, 'releases/mf-games', version);
const openFiles = () => createStoredReleaseFiles(createFolderStore(home));
const sweep = (files = openFiles()) =>
  removeOldReleases(db.pool, {
    clock,
    folder: createReleaseFolder(home),
    stores: { current: files, of: () => files },
    audit: createAudit(db.pool),
  });

/** Fifteen releases, 1.0.0 the oldest. */
async function publish(): Promise<void> {
  for (let minor = 0; minor < 15; minor += 1) {
    const version = `1.${minor}.0`;
    await mkdir(folderOf(version), { recursive: true });
    await writeFile(join(folderOf(version), 'entry.js'), '');
    await registerRelease(db.pool, releaseOf('mf-games', version));
  }
}
const listed = async () => {
  const { rows } = await db.pool.query<{ version: string }>(
    'select version from remote_release where removed_at is null order by registered_at',
  );
  return rows.map(({ version }) => version);
};

describe('old releases', () => {
  it('are removed from the list and the store, but for the newest ten', async () => {
    await publish();
    expect(await sweep()).toBe(0);
    passedMs = 31 * DAY_MS;
    expect(await sweep()).toBe(5);
    expect((await listed())[0]).toBe('1.5.0');
    expect([existsSync(folderOf('1.4.0')), existsSync(folderOf('1.5.0'))]).toEqual([false, true]);
    const { rows } = await db.pool.query("select details from audit_log where action = 'release.removed' order by id");
    expect(rows).toContainEqual({ details: { version: '1.0.0' } });
  });

  it('stay while a brand runs them, may fall back on them, or has served them within a week', async () => {
    await publish();
    await db.pool.query(
      "insert into brand_remote (brand_id, remote, stable, previous, canary, pinned) values (1, 'mf-games', '1.14.0', '1.0.0', '1.1.0', '1.2.0')",
    );
    passedMs = 31 * DAY_MS;
    await db.pool.query(
      "insert into brand_release (brand_id, remote, version, served_until) values (1, 'mf-games', '1.3.0', $1), (1, 'mf-games', '1.4.0', $2)",
      [new Date(clock.now().getTime() - 6 * DAY_MS), new Date(clock.now().getTime() - 8 * DAY_MS)],
    );
    expect(await sweep()).toBe(1);
    expect((await listed()).slice(0, 5)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.5.0']);
  });

  it('stay while the checkout’s start shows them', async () => {
    await publish();
    await writeFile(join(home, 'releases/mf-games/current.json'), JSON.stringify({ version: '1.2.0' }));
    passedMs = 31 * DAY_MS;
    expect(await sweep()).toBe(4);
    expect((await listed())[0]).toBe('1.2.0');
    await rm(join(home, 'releases/mf-games/current.json'));
  });

  it('whose files could not be deleted are deleted by the next run', async () => {
    await publish();
    passedMs = 31 * DAY_MS;
    const down = { ...openFiles(), remove: () => Promise.reject(new Error('the disk is away')) };
    await expect(sweep(down)).rejects.toThrow('the disk is away');
    expect(existsSync(folderOf('1.0.0'))).toBe(true);
    expect(await sweep()).toBe(0);
    expect(existsSync(folderOf('1.0.0'))).toBe(false);
  });

  it('keep their name and version: other files are refused, the same ones bring it back', async () => {
    await publish();
    passedMs = 31 * DAY_MS;
    await sweep();
    const again = (content?: string) => registerRelease(db.pool, releaseOf('mf-games', '1.0.0', content));
    await expect(again('other')).rejects.toMatchObject({ code: 'release_exists' });
    expect(await again()).toEqual({ added: false });
    expect((await listed())[0]).toBe('1.0.0');
  });
});
