import type { CallRequest } from '@marquee/contract/calls/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import type { TestBrowser } from '../../../testing/browser';
import { mustCompareRevisions } from '../../../testing/revision-guard';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const password = 'Harbour-Beacon-77';
const reason = 'a test';
let site: TestApp;
let operator: TestBrowser;

beforeAll(async () => {
  site = await startTestApp();
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values
       ('games@marquee.localhost', 'g', $1, '{brands,audit}', '{1}'), ('other@marquee.localhost', 'o', $1, '{content}', '{}')`,
    [await hashPassword(password)],
  );
  site.app.platform.bus.publish('config.changed', { revision: 'seeded' }, { brandId: 1 });
  operator = await signedIn('games@marquee.localhost');
});
afterAll(() => site.close());

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return browser;
}
const visitor = (brand = 'sundarban') => site.browser(brand);
const inHouse = (brand = 'sundarban') => visitor(brand).call('games.list', { gameType: 'bgs' });
const crash = async () => {
  const game = (await inHouse()).content.find(({ gameCode }) => gameCode === 'CRASH');
  if (!game) throw new Error('no crash in the list');
  return game;
};
const standard = { brand: 'sundarban', state: 'active', hot: true, position: null, reason } as const;
type Game = Pick<Awaited<ReturnType<typeof crash>>, 'nodeId' | 'gameName'>;
const storedGame = async ({ nodeId, gameName }: Game) => {
  const { content } = await operator.call('gameAdmin.games', { brand: 'sundarban', keyword: gameName });
  const game = content.find((row) => row.nodeId === nodeId);
  if (!game) throw new Error(`no game ${nodeId}`);
  return game;
};
const saveGame = async (game: Game, change: Partial<CallRequest<'gameAdmin.saveGame'>> = {}) => {
  const { revision } = await storedGame(game);
  await operator.call('gameAdmin.saveGame', { ...standard, nodeId: game.nodeId, revision, ...change });
};
const storedVendor = async (code: string) => {
  const vendor = (await operator.call('gameAdmin.vendors', { brand: 'sundarban' })).find(
    ({ vassalage }) => vassalage === code,
  );
  if (!vendor) throw new Error(`no vendor ${code}`);
  return vendor;
};

describe('a game', () => {
  test('that is closed for a brand is listed but not opened, and stays open at other brands', async () => {
    const game = await crash();
    const { nodeId } = game;
    await saveGame(game, { state: 'maintenance' });
    await expect.poll(async () => (await crash()).playable).toBe(false);
    const elsewhere = (await inHouse('meridian')).content.find((row) => row.nodeId === nodeId);
    expect(elsewhere?.playable).toBe(true);
    expect((await visitor().refusal('games.launch', { nodeId, mode: 'demo' })).code).toBe('game_maintenance');
    await saveGame(game);
    await expect.poll(async () => (await crash()).playable).toBe(true);
  });

  test('that is closed or hidden cannot be opened, even while pages still use the previous snapshot', async () => {
    const game = await crash();
    const { nodeId } = game;
    for (const [state, code] of [
      ['maintenance', 'game_maintenance'],
      ['disabled', 'game_not_found'],
    ] as const) {
      await saveGame(game, { state });
      expect((await visitor().refusal('games.launch', { nodeId, mode: 'demo' })).code).toBe(code);
    }
    await saveGame(game);
    await expect.poll(async () => (await crash()).playable).toBe(true);
  });

  test('that is hidden is missing from lists and search, but stays in the operators’ table', async () => {
    const game = await crash();
    const { nodeId, gameName } = game;
    await saveGame(game, { state: 'disabled' });
    await expect.poll(async () => (await inHouse()).content.some((row) => row.nodeId === nodeId)).toBe(false);
    expect((await visitor().call('games.search', { keyword: gameName })).games.map((row) => row.nodeId)).not.toContain(
      nodeId,
    );
    const { content } = await operator.call('gameAdmin.games', {
      brand: 'sundarban',
      keyword: 'crash',
      vassalage: 'BGS',
    });
    expect(content).toEqual([expect.objectContaining({ nodeId, state: 'disabled', playable: false })]);
    await saveGame(game);
    await expect.poll(async () => (await inHouse()).content.some((row) => row.nodeId === nodeId)).toBe(true);
  });

  test('that is featured leads its list, and is hot when the brand marks it so', async () => {
    const slots = await visitor().call('games.list', { gameType: 'rng', pageNo: 3 });
    const game = slots.content.find((row) => row.isHot === 0);
    if (!game) throw new Error('no game that is not hot');
    const { nodeId } = game;
    await saveGame(game, { position: 1 });
    const first = async () => (await visitor().call('games.list', { gameType: 'rng' })).content[0];
    await expect.poll(async () => (await first())?.nodeId).toBe(nodeId);
    expect((await visitor().call('games.hot', {})).map((row) => row.nodeId)).toContain(nodeId);
  });

  test('that two operators change at once keeps the first change', async () => {
    const game = await crash();
    const { nodeId } = game;
    await mustCompareRevisions(operator, {
      stored: () => storedGame(game),
      call: 'gameAdmin.saveGame',
      changes: [
        { ...standard, nodeId, state: 'maintenance' },
        { ...standard, nodeId, position: 7 },
      ],
    });
    await saveGame(game);
    await expect.poll(async () => (await crash()).playable).toBe(true);
  });

  test('is refused if unknown, or of a brand that the operator does not have', async () => {
    const save = { ...standard, nodeId: 1, revision: 'unknown' };
    expect((await operator.refusal('gameAdmin.saveGame', save)).code).toBe('not_found');
    expect((await operator.refusal('gameAdmin.saveGame', { ...save, brand: 'meridian' })).code).toBe('forbidden');
    const other = await signedIn('other@marquee.localhost');
    expect((await other.refusal('gameAdmin.games', { brand: 'sundarban' })).code).toBe('forbidden');
    expect((await other.refusal('gameAdmin.returns', { brand: 'sundarban' })).code).toBe('forbidden');
  });
});

test('closes, hides and moves a vendor for one brand, with the reason in the audit log', async () => {
  const save = async (state: 'active' | 'maintenance' | 'disabled', sortOrder = 0) => {
    const { revision } = await storedVendor('BGS');
    const choice = { brand: 'sundarban', vassalage: 'BGS', state, sortOrder, revision, reason };
    await operator.call('gameAdmin.saveVendor', choice);
  };
  await save('maintenance');
  await expect.poll(async () => (await crash()).playable).toBe(false);
  expect((await inHouse('meridian')).content.every((row) => row.playable)).toBe(true);
  await save('disabled');
  await expect.poll(async () => (await inHouse()).content).toEqual([]);
  expect(
    (await operator.call('gameAdmin.vendors', { brand: 'sundarban' })).find(({ vassalage }) => vassalage === 'BGS'),
  ).toMatchObject({ state: 'disabled', gameCount: expect.any(Number) as number });
  await save('active', 9_000);
  await expect.poll(async () => (await crash()).playable).toBe(true);
  expect((await operator.call('gameAdmin.vendors', { brand: 'sundarban' })).at(-1)?.vassalage).toBe('BGS');
  const { content } = await operator.call('operator.auditLog', { brand: 'sundarban' });
  expect(content[0]).toMatchObject({ action: 'game.changed', subject: 'vendor:BGS', reason });
  expect(
    (
      await operator.refusal('gameAdmin.saveVendor', {
        brand: 'sundarban',
        vassalage: 'NONE',
        state: 'active',
        sortOrder: 0,
        revision: 'unknown',
        reason,
      })
    ).code,
  ).toBe('not_found');
});

test('keeps the first of two changes of a vendor', async () => {
  const choice = { brand: 'sundarban', vassalage: 'BGS', state: 'active', reason } as const;
  await mustCompareRevisions(operator, {
    stored: () => storedVendor('BGS'),
    call: 'gameAdmin.saveVendor',
    changes: [
      { ...choice, sortOrder: 41 },
      { ...choice, sortOrder: 42 },
    ],
  });
});

test('reports the actual payout next to the theoretical return of a game', async () => {
  const { nodeId } = await crash();
  await site.pool.query(
    `insert into bet (id, placed_at, brand_id, member_id, vendor_id, game_id, game_type, round_id, stake, is_free, status, settled_at, payout, valid_bet)
     select n, now() - make_interval(days => n::int - 1), 1, 1, 1, $1, 'bgs', 'r' || n, 200000, false, 'won', now(), 190000, 200000 from generate_series(1, 2) n`,
    [nodeId],
  );
  const rows = await operator.call('gameAdmin.returns', { brand: 'sundarban', days: 1 });
  expect(rows).toEqual([
    expect.objectContaining({
      nodeId,
      bets: 1,
      stake: '2.00',
      payout: '1.90',
      actualReturn: '95.00',
      theoreticalReturn: '99.00',
    }),
  ]);
});
