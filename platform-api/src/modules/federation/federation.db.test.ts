import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWalletServer, type WalletServer } from '../vendor-wallet/wallet-server.fixture';
import { registerRelease } from './register-release';
import { releaseOf } from './release.fixture';
import { createFederationService, type FederationService } from './service';
import { registerStoredReleases } from './stored-releases';

let db: TestDatabase;
let app: WalletServer;
let service: FederationService;
let passedMs = 0;
beforeAll(async () => {
  db = await createTestDatabase();
  for (const [id, code] of [
    [1, 'first'],
    [2, 'second'],
  ])
    await db.pool.query(
      `insert into brand (id, code, name, currency, offset_minutes, config) values ($1, $2, $2, 'BDT', 0, '{}')`,
      [id, code],
    );
  app = await startWalletServer(db.url);
  const clock = { now: () => new Date(Date.now() + passedMs) };
  service = createFederationService({ ...app.platform, clock });
});
beforeEach(async () => {
  await db.pool.query('delete from brand_remote');
  passedMs += 60_000;
});
afterAll(async () => {
  service.close();
  await app.close();
  await db.drop();
});

const run = (brandId: number, remote: string, fields: Readonly<Record<string, unknown>>) =>
  db.pool.query(
    `insert into brand_remote (brand_id, remote, stable, previous, canary, canary_percent, pinned, enabled, disabled_reason, follows_build)
     values ($1, $2, $3, $4, $5, coalesce($6, 0), $7, coalesce($8, true), $9, coalesce($10, true))`,
    [
      brandId,
      remote,
      ...[
        'stable',
        'previous',
        'canary',
        'canary_percent',
        'pinned',
        'enabled',
        'disabled_reason',
        'follows_build',
      ].map((name) => fields[name] ?? null),
    ],
  );
const register = (...versions: readonly (readonly [string, string])[]) =>
  Promise.all(versions.map(([remote, version]) => registerRelease(db.pool, releaseOf(remote, version))));
const versionsOf = async (brandId: number, bucket: number) => {
  const { shell, remotes } = await service.resolve(brandId, bucket);
  return [shell, ...remotes].map((one) => one && `${one.name}@${one.release.version} or ${one.fallback?.version}`);
};

describe('the remotes of a visitor of a brand', () => {
  it('include the brand’s shell and remotes, each with its fall-back release', async () => {
    await register(['host-shell', '1.0.0'], ['mf-games', '1.0.0'], ['mf-games', '1.1.0'], ['mf-games', '1.2.0']);
    await run(1, 'host-shell', { stable: '1.0.0' });
    await run(1, 'mf-games', { stable: '1.1.0', previous: '1.0.0', canary: '1.2.0', canary_percent: 10 });
    await run(2, 'mf-games', { stable: '1.0.0' });
    expect(await versionsOf(1, 10)).toEqual(['host-shell@1.0.0 or undefined', 'mf-games@1.1.0 or 1.0.0']);
    expect(await versionsOf(1, 9)).toEqual(['host-shell@1.0.0 or undefined', 'mf-games@1.2.0 or 1.1.0']);
    expect(await versionsOf(2, 0)).toEqual([null, 'mf-games@1.0.0 or undefined']);
    expect(await service.resolve(3, 0)).toEqual({ shell: null, remotes: [], disabled: [] });
  });

  it('list a disabled remote with its reason, but do not load it', async () => {
    await register(['mf-games', '1.0.0'], ['mf-wallet', '1.0.0']);
    await run(1, 'mf-games', { stable: '1.0.0', enabled: false, disabled_reason: 'repairs' });
    await run(1, 'mf-wallet', { stable: '1.0.0', enabled: false });
    const { remotes, disabled } = await service.resolve(1, 0);
    expect(remotes).toEqual([]);
    expect(disabled.map(({ name, reason, release }) => [name, reason, release.version])).toEqual([
      ['mf-games', 'repairs', '1.0.0'],
      ['mf-wallet', '', '1.0.0'],
    ]);
  });

  it('are read again when a change is announced, otherwise after half a minute', async () => {
    await register(['mf-games', '1.0.0'], ['mf-games', '1.1.0']);
    await run(1, 'mf-games', { stable: '1.0.0' });
    const stable = async () => (await service.resolve(1, 0)).remotes[0]?.release.version;
    const promote = (version: string) => db.pool.query('update brand_remote set stable = $1', [version]);
    expect(await stable()).toBe('1.0.0');
    await promote('1.1.0');
    passedMs += 29_000;
    expect(await stable()).toBe('1.0.0');
    app.platform.bus.publish('wallet.balance', { balance: '1.00', currency: 'BDT' }, 'everybody');
    expect(await stable()).toBe('1.0.0');
    app.platform.bus.publish('config.changed', { revision: 'r' }, 'everybody');
    expect(await stable()).toBe('1.1.0');
    await promote('1.0.0');
    passedMs += 30_001;
    expect(await stable()).toBe('1.0.0');
  });
});

describe('the releases of the store', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'marquee-releases-'));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  const store = async (remote: string, version: string) => {
    const folder = join(home, 'releases', remote, version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify(releaseOf(remote, version)));
  };
  const build = (remote: string, version: string) =>
    writeFile(join(home, 'releases', remote, 'current.json'), JSON.stringify({ version }));
  const running = async () => {
    const { rows } = await db.pool.query<{ brand_id: number; stable: string; previous: string | null }>(
      `select brand_id, stable, previous from brand_remote where remote = 'mf-agent' order by brand_id`,
    );
    return rows.map(({ brand_id, stable, previous }) => [brand_id, stable, previous]);
  };

  it('are empty without a store', async () => {
    expect(await registerStoredReleases(db.pool, home)).toBe(0);
  });

  it('are registered once; every brand gets a new remote, and follows the builds until an operator decides', async () => {
    await store('mf-agent', '3.0.0');
    await store('mf-agent', '3.1.0');
    await mkdir(join(home, 'releases', '.incoming', '1.0.0'), { recursive: true });
    await writeFile(join(home, 'releases', 'readme.txt'), 'no folder');
    await build('mf-agent', '3.0.0');
    expect(await registerStoredReleases(db.pool, home)).toBe(2);
    expect(await running()).toEqual([
      [1, '3.0.0', null],
      [2, '3.0.0', null],
    ]);
    await db.pool.query(`update brand_remote set follows_build = false where brand_id = 2`);
    await build('mf-agent', '3.1.0');
    expect(await registerStoredReleases(db.pool, home)).toBe(0);
    expect(await registerStoredReleases(db.pool, home)).toBe(0);
    expect(await running()).toEqual([
      [1, '3.1.0', '3.0.0'],
      [2, '3.0.0', null],
    ]);
  });

  it('that are incomplete are skipped until the next time', async () => {
    await mkdir(join(home, 'releases', 'mf-agent', '3.2.0'), { recursive: true });
    expect(await registerStoredReleases(db.pool, home)).toBe(0);
  });
});
