import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import type { Release } from '@marquee/contract/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../../site/brand/brand';
import { registerRelease } from './register-release';
import { releaseOf } from './release.fixture';
import { mapRemotes } from './remote-map';

let db: TestDatabase;
const brand = { id: 1, code: 'first', config: { flags: { VIP: true } } } as unknown as Brand;

/** A release that contributes more than its route, with the bytes of its files. */
function richRelease(): Release {
  const release = releaseOf('mf-games', '1.0.0');
  const [list] = release.manifest?.routes ?? [];
  if (!release.manifest || !list) throw new Error('the fixture has no route');
  const elsewhere = { ...list, id: 'elsewhere', pattern: '/elsewhere', when: { brands: ['second'] } };
  const vip = { ...list, id: 'vip', pattern: '/vip', when: { flags: ['VIP'], states: ['member' as const] } };
  return {
    ...release,
    assets: {
      ...release.assets,
      ...Object.fromEntries(
        ['elsewhere', 'vip', 'hot', 'game-search'].map((id) => [id, { scripts: ['list.js'], styles: [] }]),
      ),
    },
    sizes: { 'entry.js': 100, 'list.js': 1_000, 'list.css': 10 },
    manifest: {
      ...release.manifest,
      routes: [list, elsewhere, vip],
      slots: [{ id: 'hot', slot: 'home.hot-games', order: 5, policy: 'none' }],
      menu: [{ id: 'favourites', place: 'side', labelKey: 'title', icon: 'Heart', to: '/rng', order: 1 }],
      modals: [{ id: 'game-search' }],
    },
  };
}

beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query(
    "insert into brand (id, code, name, currency, offset_minutes, config) values (1, 'first', 'First', 'BDT', 0, '{}')",
  );
  await registerRelease(db.pool, richRelease());
  await registerRelease(db.pool, releaseOf('mf-wallet', '1.0.0'));
  await db.pool.query(
    "insert into brand_remote (brand_id, remote, stable, enabled) values (1, 'mf-games', '1.0.0', true), (1, 'mf-wallet', '1.0.0', false)",
  );
});
afterAll(() => db.drop());

describe('who fills what at a brand', () => {
  it('is what the served release contributes there, with the bytes of its files', async () => {
    const [games] = await mapRemotes(db.pool, brand);
    expect(games).toEqual({
      remote: 'mf-games',
      version: '1.0.0',
      enabled: true,
      bytes: 1_110,
      routes: [
        { id: 'list', pattern: '/rng', guard: 'none', frame: 'page', bytes: 1_110 },
        { id: 'vip', pattern: '/vip', guard: 'none', frame: 'page', bytes: 1_100 },
      ],
      slots: [{ id: 'hot', slot: 'home.hot-games', order: 5, bytes: 1_100 }],
      menu: [{ id: 'favourites', place: 'side', to: '/rng', order: 1 }],
      modals: [{ id: 'game-search' }],
    });
  });

  it('leaves out what another remote has taken over, and the bytes that a release does not tell', async () => {
    await db.pool.query("update remote_claim set remote = 'mf-wallet' where name = 'game-search'");
    const [games, wallet] = await mapRemotes(db.pool, brand);
    expect(games?.modals).toEqual([]);
    expect(wallet).toMatchObject({ enabled: false, bytes: null, routes: [{ bytes: null }] });
  });
});
