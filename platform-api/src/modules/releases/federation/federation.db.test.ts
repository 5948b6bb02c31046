import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWalletServer, type WalletServer } from '../../games/vendor-wallet/wallet-server.fixture';
import { registerRelease } from './register-release';
import { releaseOf } from './release.fixture';
import { createFederationService, type FederationService } from './service';
import { createFolderStore } from '../../../platform/store/folder-store';
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
    `insert into brand_remote (brand_id, remote, stable, previous, canary, canary_percent, pinned, enabled, off_notices)
     values ($1, $2, $3, $4, $5, coalesce($6, 0), $7, coalesce($8, true), coalesce($9, '{}'::jsonb))`,
    [
      brandId,
      remote,
      ...['stable', 'previous', 'canary', 'canary_percent', 'pinned', 'enabled', 'off_notices'].map(
        (name) => fields[name] ?? null,
      ),
    ],
  );
const register = (...versions: readonly (readonly [string, string])[]) =>
  Promise.all(versions.map(([remote, version]) => registerRelease(db.pool, releaseOf(remote, version))));
const versionsOf = async (brandId: number, bucket: number) => {
  const { shell, remotes } = await service.resolve(brandId, bucket);
  return [shell, ...remotes].map(
    (entry) => entry && `${entry.name}@${entry.release.version} or ${entry.fallback?.version}`,
  );
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
    expect(await service.resolve(3, 0)).toEqual({ shell: null, remotes: [], disabled: [], reloads: {} });
  });

  it('list a disabled remote with its reason, but do not load it', async () => {
    await register(['mf-games', '1.0.0'], ['mf-wallet', '1.0.0']);
    await run(1, 'mf-games', { stable: '1.0.0', enabled: false, off_notices: { en: 'repairs' } });
    await run(1, 'mf-wallet', { stable: '1.0.0', enabled: false });
    const { remotes, disabled } = await service.resolve(1, 0);
    expect(remotes).toEqual([]);
    expect(disabled).toEqual([
      { name: 'mf-games', notices: { en: 'repairs' }, routePatterns: ['/rng'] },
      { name: 'mf-wallet', notices: {}, routePatterns: ['/mf-wallet'] },
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

describe('a bad release in the registry', () => {
  const insert = (document: object) =>
    db.pool.query(
      `insert into remote_release (remote, version, kind, document) values ('mf-games', '6.0.0', 'remote', $1)`,
      [JSON.stringify(document)],
    );
  const bad = releaseOf('mf-games', '6.0.0');
  const { routes: _, ...withoutRoutes } = bad.manifest ?? {};

  it.each<[string, object]>([
    ['no manifest', { ...bad, manifest: null }],
    ['a manifest without routes', { ...bad, manifest: withoutRoutes }],
    ['a filler of an unknown slot', { ...bad, manifest: { ...bad.manifest, slots: [{ id: 'a', slot: 'nowhere' }] } }],
    ['nothing', {}],
  ])('with %s costs the brand that remote only, and its addresses say so', async (_name, document) => {
    await register(['host-shell', '1.0.0'], ['mf-games', '1.0.0'], ['mf-wallet', '1.0.0']);
    await insert(document);
    await run(1, 'host-shell', { stable: '1.0.0' });
    await run(1, 'mf-games', { stable: '6.0.0' });
    await run(1, 'mf-wallet', { stable: '1.0.0' });
    expect(await versionsOf(1, 0)).toEqual(['host-shell@1.0.0 or undefined', 'mf-wallet@1.0.0 or undefined']);
    expect((await service.resolve(1, 0)).disabled).toEqual([
      { name: 'mf-games', notices: {}, routePatterns: ['/rng'] },
    ]);
    await db.pool.query("update brand_remote set previous = '1.0.0' where remote = 'mf-games'");
    passedMs += 60_000;
    expect(await versionsOf(1, 0)).toContain('mf-games@1.0.0 or undefined');
    await db.pool.query('delete from brand_remote');
    await db.pool.query("delete from remote_release where version = '6.0.0'");
  });
});

describe('what remotes own', () => {
  it('is claimed by a first release, and another remote’s release that names it is refused whole', async () => {
    await register(['mf-games', '1.0.0']);
    const greedy = releaseOf('mf-greedy', '1.0.0');
    const manifest = greedy.manifest && {
      ...greedy.manifest,
      routes: greedy.manifest.routes.map((route) => ({ ...route, pattern: '/rng' })),
    };
    await expect(registerRelease(db.pool, { ...greedy, manifest })).rejects.toMatchObject({
      code: 'release_claim_taken',
      details: { reasons: ['claims the route /rng, which belongs to mf-games'] },
    });
    const { rows } = await db.pool.query(
      `select remote from remote_claim where remote = 'mf-greedy' union select remote from remote_release where remote = 'mf-greedy'`,
    );
    expect(rows).toEqual([]);
  });

  it('is left out of the page once an operator has given it to another remote', async () => {
    await register(['mf-games', '1.0.0']);
    await run(1, 'mf-games', { stable: '1.0.0' });
    const routes = async () => (await service.resolve(1, 0)).remotes[0]?.manifest.routes.map(({ pattern }) => pattern);
    expect(await routes()).toEqual(['/rng']);
    await db.pool.query("update remote_claim set remote = 'mf-slots' where name = '/rng'");
    passedMs += 60_000;
    expect(await routes()).toEqual([]);
    await db.pool.query("update remote_claim set remote = 'mf-games' where name = '/rng'");
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
  const registerAll = (followBuilds = false) =>
    registerStoredReleases(db.pool, { home, followBuilds }, createFolderStore(home));

  it('are empty without a store', async () => {
    expect((await registerAll()).added).toBe(0);
  });

  it('are registered once, and are off on every brand', async () => {
    await store('mf-agent', '3.0.0');
    await store('mf-agent', '3.1.0');
    await mkdir(join(home, 'releases', '.incoming', '1.0.0'), { recursive: true });
    await writeFile(join(home, 'releases', 'readme.txt'), 'no folder');
    await build('mf-agent', '3.0.0');
    expect((await registerAll(true)).added).toBe(2);
    expect((await registerAll(true)).added).toBe(0);
    expect(await running()).toEqual([]);
  });

  it('are followed in development only, by brands that no operator has decided for', async () => {
    await db.pool.query(
      `insert into brand_remote (brand_id, remote, stable, follows_build) values (1, 'mf-agent', '3.0.0', true), (2, 'mf-agent', '3.0.0', false)`,
    );
    await build('mf-agent', '3.1.0');
    await registerAll();
    expect(await running()).toEqual([
      [1, '3.0.0', null],
      [2, '3.0.0', null],
    ]);
    await registerAll(true);
    await registerAll(true);
    expect(await running()).toEqual([
      [1, '3.1.0', '3.0.0'],
      [2, '3.0.0', null],
    ]);
  });

  it('that are incomplete are skipped until the next time', async () => {
    await mkdir(join(home, 'releases', 'mf-agent', '3.2.0'), { recursive: true });
    expect(await registerAll()).toEqual({ added: 0, refused: [] });
  });

  it('that are invalid are refused with the reason, and hold nothing else up', async () => {
    const folder = join(home, 'releases', 'mf-agent', '3.3.0');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'release.json'),
      JSON.stringify({ ...releaseOf('mf-agent', '3.3.0'), manifest: null }),
    );
    await store('mf-bonus', '1.0.0');
    expect(await registerAll()).toEqual({
      added: 1,
      refused: [
        {
          name: 'mf-agent',
          version: '3.3.0',
          reasons: ['This release is not valid.', 'manifest: is what a remote needs, and what a shell does not have'],
        },
      ],
    });
  });
});
