import { PRIZE_MODES } from '@marquee/contract/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { seedLotteries } from '../../../seed/lottery/seed-lotteries';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await seedCatalogue(api.app.platform.database, api.app.platform.config);
  await seedLotteries(api.app.platform.database);
  await seedIdentity(api.app.platform.database, {});
});
afterAll(() => api.close());

const signIn = async () => {
  const member = api.browser();
  await member.call('session.login', { type: 'username', username: 'demo', password: 'Mangrove-2026!' });
  return member;
};

describe('lists', () => {
  test('has 20 slots on a page, the same each time, and none on two pages', async () => {
    const visitor = api.browser();
    const first = await visitor.call('games.list', { gameType: 'rng' });
    expect(first.content).toHaveLength(20);
    const pagedIds = new Set<number>();
    for (let pageNo = 1; pageNo <= 5; pageNo++) {
      const page = await visitor.call('games.list', { gameType: 'rng', pageNo, pageSize: 100 });
      for (const game of page.content) pagedIds.add(game.nodeId);
    }
    expect(pagedIds.size).toBe(500);
    expect(await visitor.call('games.list', { gameType: 'rng' })).toEqual(first);
    expect(first.totalPages).toBe(Math.ceil(first.totalElements / 20));
  });

  test('a page beyond the end is empty, not an error', async () => {
    const page = await api.browser().call('games.list', { gameType: 'bgs', pageNo: 9 });
    expect(page.content).toEqual([]);
    expect(page.totalElements).toBe(10);
  });

  test('the in-house list has the mini games as a list within it; no vendor’s list has any', async () => {
    const mini = await api.browser().call('games.list', { gameType: 'bgs', gameClassify: 'MINI' });
    expect(mini.content.map(({ gameCode }) => gameCode).toSorted()).toEqual(
      ['CRASH', 'DICE', 'HILO', 'KENO', 'LIMBO', 'MINES', 'PLINKO', 'WHEEL'].toSorted(),
    );
    expect(mini.counts.classify).toMatchObject({ ALL: 10, MINI: 8 });
    expect((await api.browser().call('games.list', { gameType: 'rng' })).counts.classify.MINI).toBe(0);
  });

  test('filters combine, and each count is what its filter would leave', async () => {
    const visitor = api.browser();
    const list = await visitor.call('games.list', { gameType: 'rng', vassalage: 'PG', lines25: true });
    expect(list.content.every((game) => game.vassalage === 'PG' && (game.lines ?? 0) >= 25)).toBe(true);
    const withJackpot = await visitor.call('games.list', {
      gameType: 'rng',
      vassalage: 'PG',
      lines25: true,
      jackpot: true,
    });
    expect(withJackpot.totalElements).toBe(list.counts.jackpot);
    expect(withJackpot.content.every((game) => game.hasJackpot)).toBe(true);
    const hot = await visitor.call('games.list', {
      gameType: 'rng',
      vassalage: 'PG',
      lines25: true,
      gameClassify: 'HOT',
    });
    expect(hot.totalElements).toBe(list.counts.classify.HOT);
    const cheap = await visitor.call('games.list', {
      gameType: 'rng',
      vassalage: 'PG',
      lines25: true,
      minBetOne: true,
    });
    expect(cheap.totalElements).toBe(list.counts.minBetOne);
    expect(cheap.content.every((game) => Number(game.minBet) <= 1)).toBe(true);
  });

  test('smallest bets are in the brand’s currency: a thousand times the list’s in dong', async () => {
    const cheapest = { gameType: 'rng', vassalage: 'PG', minBetOne: true } as const;
    const taka = await api.browser().call('games.list', cheapest);
    const dong = await api.browser('meridian').call('games.list', cheapest);
    expect(dong.totalElements).toBe(taka.totalElements);
    const bets = new Map(taka.content.map(({ gameCode, minBet }) => [gameCode, Number(minBet) * 1_000]));
    expect(dong.content.map(({ minBet }) => Number(minBet))).toEqual(
      dong.content.map(({ gameCode }) => bets.get(gameCode)),
    );
  });

  test('the in-house list answers to the vendor INHOUSE', async () => {
    const list = await api.browser().call('games.list', { gameType: 'rng', vassalage: 'INHOUSE' });
    expect(list.content.map((game) => [game.gameCode, game.playable])).toEqual([
      ['CRASH', true],
      ['MINES', true],
      ['DICE', true],
      ['LIMBO', true],
      ['PLINKO', true],
      ['WHEEL', true],
      ['KENO', true],
      ['HILO', true],
      ['BACCARAT', true],
      ['SICBO', true],
    ]);
  });

  test('never shows a vendor that the brand has switched off', async () => {
    const visitor = api.browser();
    const other = api.browser('meridian');
    expect((await visitor.call('games.list', { vassalage: 'OQR' })).totalElements).toBe(0);
    expect((await other.call('games.list', { vassalage: 'OQR' })).totalElements).toBeGreaterThan(0);
    const search = await visitor.call('games.search', { keyword: 'old quarter' });
    expect(search.vendors).toEqual([]);
  });

  test('unknown fields and impossible pages are refused', async () => {
    const visitor = api.browser();
    expect((await visitor.refusal('games.list', { nonsense: 1 } as never)).code).toBe('validation_failed');
    expect((await visitor.refusal('games.list', { pageSize: 1000 })).code).toBe('validation_failed');
  });
});

describe('search', () => {
  test.each([
    ['a misspelt word', 'emrald tiger'],
    ['swapped letters', 'emerald tigre'],
    ['an unfinished word', 'emera tig'],
  ])('tolerates %s', async (_what, keyword) => {
    const { games } = await api.browser().call('games.search', { keyword });
    expect(games.length).toBeGreaterThan(0);
    expect(games[0]?.gameName).toMatch(/Emerald.*Tiger/);
  });

  test('finds games by their Bengali and, without accents, their Vietnamese names', async () => {
    const visitor = api.browser();
    expect((await visitor.call('games.search', { keyword: 'সোনালি বাঘ' })).games[0]?.gameName).toMatch(/Golden.*Tiger/);
    expect((await visitor.call('games.search', { keyword: 'phuong hoang' })).games[0]?.gameName).toMatch(/Phoenix/);
  });

  test.each([
    ['zh', '黄金老虎', /^黄金老虎/],
    ['th', 'เสือทองคำ', /เสือทองคำ/],
    ['hi', 'सुनहरा बाघ', /^सुनहरा बाघ/],
    ['ar', 'نمر ذهبي', /النمر الذهبي/],
  ])('finds and shows games by their names in %s', async (language, keyword, name) => {
    const { games } = await api.browser('meridian').call('games.search', { keyword, language });
    expect(games[0]?.displayName).toMatch(name);
    expect(games[0]?.gameName).toMatch(/Golden.*Tiger/);
  });

  test('finds a vendor by name and lists its games', async () => {
    const answer = await api.browser().call('games.search', { keyword: 'pangolin' });
    expect(answer.vendors.map((vendor) => vendor.vassalage)).toEqual(['PG']);
    expect(answer.games.every((game) => game.vassalage === 'PG')).toBe(true);
  });
});

describe('home', () => {
  test('the menu has Home first, Promotions last, and only categories with vendors between', async () => {
    const { categories } = await api.browser().call('games.menus', {});
    expect(categories[0]?.gameCategory).toBe('HOME');
    expect(categories.at(-1)?.gameCategory).toBe('PROMO');
    expect(categories.slice(1, -1).every((category) => category.vendors.length > 0)).toBe(true);
    expect(categories.map((category) => category.gameCategory)).toEqual(
      expect.arrayContaining(['RNG', 'INHOUSE', 'SPORTS', 'ESPORTS', 'COCKFIGHT']),
    );
  });

  test('each category names its lists, with the vendors whose games they hold in the brand’s order', async () => {
    const { categories } = await api.browser().call('games.menus', {});
    const of = (name: string) => categories.find(({ gameCategory }) => gameCategory === name);
    const [slots, inHouse] = [of('RNG'), of('INHOUSE')];
    const codes = slots?.vendors.map(({ vassalage }) => vassalage) ?? [];
    expect(slots?.gameClassify.map(({ classify }) => classify)).toEqual(['ALL', 'NEW', 'HOT']);
    expect(slots?.gameClassify[0]?.vendors).toEqual(codes);
    const hot = new Set(slots?.gameClassify.find(({ classify }) => classify === 'HOT')?.vendors);
    expect(codes.filter((code) => hot.has(code))).toEqual([...hot]);
    expect(inHouse?.gameClassify).toContainEqual({ classify: 'MINI', vendors: ['BGS'] });
    expect(of('HOME')?.gameClassify).toEqual([]);
  });

  test('a brand with the lottery vendor is in e-lottery mode, another is not', async () => {
    const modes = await Promise.all(
      ['meridian', 'sundarban'].map(async (brand) => (await api.browser(brand).call('games.menus', {})).prizeMode),
    );
    expect(modes).toEqual(['ELOTT', 'LOTT']);
  });

  test.each(['elott', 'lott'] as const)(
    'lists the cards of type %s that lead into a room, and no other',
    async (gameType) => {
      const { rows } = await api.pool.query<{ nodeId: number }>(
        `select l.game_id as "nodeId" from lottery_game l join game g on g.id = l.game_id join lottery_brand_game b on b.lottery_id = l.id
       join brand on brand.id = b.brand_id where brand.code = 'meridian' and b.enabled and g.game_type = $1`,
        [gameType],
      );
      const nodeIds = rows.map(({ nodeId }) => nodeId).sort();
      const browser = api.browser('meridian');
      const { categories } = await browser.call('games.menus', {});
      const { content } = await browser.call('games.list', { gameType, pageSize: 100 });
      const search = await browser.call('games.search', { keyword: 'Vietnam Lottery' });
      expect(nodeIds.length).toBeGreaterThan(0);
      expect(content.map(({ nodeId }) => nodeId).sort()).toEqual(nodeIds);
      expect(categories.map((category) => category.gameType)).toContain(gameType);
      expect(search.games.filter(({ gameCode }) => gameCode === 'TCG_LOTTO_VN')).toEqual([]);
    },
  );

  test.each(PRIZE_MODES)('a brand can choose the prize mode %s, whatever its vendors offer', async (prizeMode) => {
    const set = async (value: string | null) => {
      await api.pool.query(
        `update brand set config = jsonb_set(config, '{prizeMode}', $1), revision = revision + 1 where code = 'sundarban'`,
        [JSON.stringify(value)],
      );
      api.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
    };
    await set(prizeMode);
    expect((await api.browser().call('games.menus', {})).prizeMode).toBe(prizeMode);
    await set(null);
    expect((await api.browser().call('games.menus', {})).prizeMode).toBe('LOTT');
  });

  test('lists the card rooms of a vendor or of all, with the ids of their games', async () => {
    const rooms = await api.browser().call('pvp.rooms', { language: 'en' });
    const [first] = rooms;
    expect(first?.roomName).not.toBe('');
    expect(first?.minBet).toMatch(/^\d+\.\d\d$/);
    const ofVendor = await api.browser().call('pvp.rooms', { vassalage: first?.vassalage ?? '', language: 'en' });
    expect(ofVendor).toEqual(rooms.filter(({ vassalage }) => vassalage === first?.vassalage));
    const game = await api.browser().call('games.game', { nodeId: first?.roomId ?? 0 });
    expect(game).toMatchObject({ gameType: 'pvp', gameCode: first?.gameCode });
    expect(await api.browser().call('pvp.rooms', { vassalage: 'BGS' })).toEqual([]);
  });

  test('rows: three slot vendors, one live, one fish, players, then rows of vendors; at most 12 each', async () => {
    const { lanes } = await api.browser().call('games.homeLanes', {});
    expect(lanes.map((lane) => lane.gameType)).toEqual([
      'rng',
      'rng',
      'rng',
      'live',
      'fish',
      'pvp',
      'sports',
      'esports',
      'cockfight',
    ]);
    expect(lanes.every((lane) => lane.games.length <= 12)).toBe(true);
  });

  test('lists playable hot games first', async () => {
    const hot = await api.browser().call('games.hot', {});
    expect(hot.slice(0, 2).map((game) => game.gameCode)).toEqual(['CRASH', 'MINES']);
    expect(hot.length).toBeGreaterThan(7);
  });

  test('all visitors of a brand see the same jackpot, and it grows', async () => {
    const first = await api.browser().call('games.jackpot', {});
    expect(first?.currency).toBe('BDT');
    api.clock.pass(60_000);
    const laterValue = await api.browser().call('games.jackpot', {});
    const growth = Number(laterValue?.amount) - Number(first?.amount);
    expect(growth).toBeGreaterThanOrEqual(12 * 100);
    expect(growth).toBeLessThanOrEqual(20 * 500);
  });
});

describe('favourites', () => {
  test('adding and removing twice changes nothing; the latest comes first', async () => {
    const member = await signIn();
    const { content } = await member.call('games.list', { gameType: 'rng' });
    const [first, second] = [content[0]?.nodeId ?? 0, content[1]?.nodeId ?? 0];
    await member.call('games.addFavourite', { nodeId: first });
    await member.call('games.addFavourite', { nodeId: first });
    await member.call('games.addFavourite', { nodeId: second });
    expect(await member.call('games.favouriteIds', {})).toEqual([second, first]);
    const list = await member.call('games.list', { gameClassify: 'FAV' });
    expect(list.totalElements).toBe(2);
    await member.call('games.removeFavourite', { nodeId: first });
    await member.call('games.removeFavourite', { nodeId: first });
    expect((await member.call('games.favourites', {})).content.map((game) => game.nodeId)).toEqual([second]);
  });

  test('requires a login, and refuses an unknown game', async () => {
    expect((await api.browser().refusal('games.favouriteIds', {})).code).toBe('not_logged_in');
    const member = await signIn();
    expect((await member.refusal('games.addFavourite', { nodeId: 999_999 })).code).toBe('game_not_found');
  });
});
