import type { ServerResponse } from 'node:http';
import type { GameImport } from '@marquee/contract/calls/game-import';
import type { ListedGame } from '@marquee/contract/vendor-protocol';
import { newIntentKey } from '@marquee/kit/query/intent-key';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../../platform/password-hash';
import { seedCatalogue } from '../../../../seed/catalogue/seed-catalogue';
import { deliveredGames } from '../../../../seed/catalogue/vendor-lists';
import type { TestBrowser } from '../../../../testing/browser';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { type ListVendor, openListVendor } from './vendor.fixture';

const password = 'Harbour-Beacon-77';
const reason = 'the list of November';
let site: TestApp;
let vendor: ListVendor;
let operator: TestBrowser;

beforeAll(async () => {
  site = await startTestApp();
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values
       ('games@marquee.localhost', 'Gita', $1, '{brands,audit}', '{}'), ('one@marquee.localhost', 'o', $1, '{brands}', '{1}'),
       ('other@marquee.localhost', 'x', $1, '{content}', '{}')`,
    [await hashPassword(password)],
  );
  vendor = await openListVendor(site.app.platform.config.home);
  await connect();
  site.app.platform.bus.publish('config.changed', { revision: 'seeded' }, 'everybody');
  await site.app.server.listen({ port: 0, host: '127.0.0.1' });
  operator = await signedIn('games@marquee.localhost');
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

/** The seed points vendors to the sandbox. */
const connect = () =>
  site.pool.query(`update vendor set api_url = $1 where code in ('LDH', 'SNT', 'CYC')`, [vendor.url]);

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return browser;
}

/** The list that the seed filled the catalogue from. */
const listOf = (vendorCode: string): ListedGame[] => deliveredGames(vendorCode).map(({ listed }) => listed);

const start = (vassalage: string, importId = newIntentKey()) =>
  operator.call('gameImport.start', { importId, vassalage });
const read = (importId: string) => operator.call('gameImport.read', { importId });
const rowsOf = async (importId: string, kind: 'new' | 'changed' | 'missing' | 'refused') =>
  (await operator.call('gameImport.rows', { importId, kind, pageSize: 100 })).content;
const apply = (importId: string) => operator.call('gameImport.apply', { importId, reason });

async function ended(vassalage: string): Promise<GameImport> {
  const { importId } = await start(vassalage);
  await expect.poll(async () => (await read(importId)).state).toMatch(/ready|failed/);
  return read(importId);
}
const gameRow = async (code: string) =>
  (await site.pool.query('select * from game where code = $1', [code])).rows[0] as Record<string, unknown> | undefined;
const search = async (keyword: string, brand = 'sundarban') =>
  (await site.browser(brand).call('games.search', { keyword })).games.map(({ gameCode }) => gameCode);

describe('a report', () => {
  test('of the original list finds no difference', async () => {
    for (const code of ['LDH', 'SNT']) {
      vendor.lists(listOf(code));
      const report = await ended(code);
      expect(report).toMatchObject({ state: 'ready', fault: null, rowsTotal: listOf(code).length });
      expect(report.counts).toEqual({ new: 0, changed: 0, missing: 0, refused: 0 });
    }
  });

  test('lists new, changed and missing games, and changes nothing', async () => {
    const [first, second, ...rest] = listOf('LDH');
    if (!first || !second) throw new Error('no games');
    const newGame = { game_code: 'LDH_NEW', name: 'Lantern Ludo', game_type: 'pvp', min_bet: 50_000 } as const;
    vendor.lists([{ ...first, name: 'Renamed', min_bet: 300_000 }, ...rest, newGame]);
    const { importId, counts } = await ended('LDH');
    expect(counts).toEqual({ new: 1, changed: 1, missing: 1, refused: 0 });
    expect(await rowsOf(importId, 'changed')).toEqual([
      expect.objectContaining({
        gameCode: first.game_code,
        changes: [
          { field: 'name', before: first.name, after: 'Renamed' },
          { field: 'minBet', before: expect.any(String) as string, after: '3.00' },
        ],
      }),
    ]);
    expect((await rowsOf(importId, 'missing')).map(({ gameCode }) => gameCode)).toEqual([second.game_code]);
    expect(await rowsOf(importId, 'new')).toEqual([
      expect.objectContaining({ gameCode: 'LDH_NEW', gameName: 'Lantern Ludo', position: rest.length + 2 }),
    ]);
    expect(await gameRow('LDH_NEW')).toBeUndefined();
    expect(await gameRow(first.game_code)).toMatchObject({ names: { en: first.name } });
  });

  test('lists the languages in which a name differs; applying it keeps names that the vendor does not deliver', async () => {
    const [first, ...rest] = listOf('SNT');
    if (!first) throw new Error('no games');
    vendor.lists([{ ...first, names: { zh: '银网新名' } }, ...rest]);
    const { importId } = await ended('SNT');
    expect((await rowsOf(importId, 'changed')).map(({ changes }) => changes)).toEqual([
      [{ field: 'nameZh', before: first.names?.zh, after: '银网新名' }],
    ]);
    await apply(importId);
    expect(await gameRow(first.game_code)).toMatchObject({
      names: { ...first.names, en: first.name, zh: '银网新名' },
    });
    vendor.lists([first, ...rest]);
    await apply((await ended('SNT')).importId);
    expect(await gameRow(first.game_code)).toMatchObject({ names: { zh: first.names?.zh } });
  });

  test('refuses bad and forged rows one by one with a reason, and leaves their games unchanged', async () => {
    const [first, second, ...rest] = listOf('SNT');
    if (!first || !second) throw new Error('no games');
    const good = { ...second, game_code: 'SNT_GOOD' };
    vendor.lists([
      { ...first, return_bp: 10_001 },
      second,
      ...rest,
      second,
      null,
      { ...good, game_code: 'a b' },
      { ...good, game_type: 'bgs' },
      { ...good, min_bet: 0.5 },
      { ...good, name: 'Left \u{202e}right' },
      { ...good, name: '\ud800' },
      { ...good, game_code: '\0' },
      JSON.parse('{"__proto__": {"game_code": "SNT_GOOD"}}'),
    ]);
    const { importId, counts } = await ended('SNT');
    expect(counts).toEqual({ new: 0, changed: 0, missing: 0, refused: 10 });
    expect((await rowsOf(importId, 'refused')).map(({ fault }) => fault)).toEqual([
      'return_bp',
      'duplicate',
      'not_a_row',
      'game_code',
      'game_type',
      'min_bet',
      'name',
      'name',
      'game_code',
      'game_code',
    ]);
    await apply(importId);
    expect(await gameRow(first.game_code)).toMatchObject({ retired_at: null, return_bp: first.return_bp });
  });

  test('of five thousand games reports its progress', async () => {
    const own = listOf('CYC');
    const many = Array.from({ length: 5_000 }, (_, index) => ({ ...own[0], game_code: `CYC_N${index}` }));
    vendor.lists([...own, ...many]);
    const { importId } = await start('CYC');
    const progressSteps = new Set<string>();
    await expect
      .poll(async () => {
        const { state, rowsChecked } = await read(importId);
        progressSteps.add(`${state} ${rowsChecked}`);
        return state;
      })
      .toBe('ready');
    expect(await read(importId)).toMatchObject({ rowsTotal: 5_060, rowsChecked: 5_060, counts: { new: 5_000 } });
    expect([...progressSteps].some((step) => /^checking [1-9]/.test(step)) || progressSteps.size > 1).toBe(true);
    await apply(importId);
    const { rows } = await site.pool.query(
      `select count(*)::int as games, count(distinct sort_order)::int as places, min(id) as first, max(id) as last from game where vendor_id = 35`,
    );
    expect(rows[0]).toMatchObject({ games: 5_060, places: 5_060, first: 350_001, last: 355_060 });
  });
});

describe('an import that is applied', () => {
  test('changes every list and search at once, retires removed games, and applies once', async () => {
    const [first, second, ...rest] = listOf('LDH');
    if (!first || !second) throw new Error('no games');
    const newGame = { game_code: 'LDH_FRESH', name: 'Zanzibar Quoits', game_type: 'pvp', min_bet: 50_000 } as const;
    vendor.lists([{ ...first, name: 'Xylophone Ludo' }, ...rest, newGame]);
    const { importId } = await ended('LDH');
    const [applied, repeated] = await Promise.all([apply(importId), apply(importId)]);
    expect([applied.state, repeated.state]).toEqual(['applied', 'applied']);
    for (const brand of ['sundarban', 'meridian']) {
      await expect.poll(() => search('Zanzibar Quoits', brand)).toContain('LDH_FRESH');
      expect(await search('Xylophone', brand)).toEqual([first.game_code]);
      const { content } = await site
        .browser(brand)
        .call('games.list', { gameType: 'pvp', vassalage: 'LDH', pageSize: 100 });
      expect(content.map(({ gameCode }) => gameCode)).not.toContain(second.game_code);
    }
    const retiredGame = await gameRow(second.game_code);
    expect(retiredGame?.['retired_at']).toBeInstanceOf(Date);
    const launch = { nodeId: Number(retiredGame?.['id']), mode: 'demo' } as const;
    expect((await site.browser().refusal('games.launch', launch)).code).toBe('game_not_found');
    expect(
      (await site.app.server.inject({ url: `/art/${launch.nodeId}.webp`, headers: { host: 'sundarban.localhost' } }))
        .statusCode,
    ).toBe(200);

    const { content } = await operator.call('operator.auditLog', {});
    const entries = content.filter(({ action, subject }) => action === 'games.imported' && subject === 'vendor:LDH');
    expect(entries).toEqual([expect.objectContaining({ reason, subject: 'vendor:LDH' })]);
  });

  test('restores a game that the vendor lists again', async () => {
    vendor.lists(listOf('LDH'));
    const second = listOf('LDH')[1];
    const { importId } = await ended('LDH');
    expect(await rowsOf(importId, 'changed')).toContainEqual(
      expect.objectContaining({
        gameCode: second?.game_code,
        changes: [{ field: 'listed', before: 'false', after: 'true' }],
      }),
    );
    await apply(importId);
    expect(await gameRow(second?.game_code ?? '')).toMatchObject({ retired_at: null });
    await expect.poll(() => search('Zanzibar Quoits')).not.toContain('LDH_FRESH');
  });

  test('survives seeding the catalogue again', async () => {
    const [first, ...rest] = listOf('SNT');
    vendor.lists([{ ...first, return_bp: 9_111 }, ...rest]);
    await apply((await ended('SNT')).importId);
    await seedCatalogue(site.app.platform.database, site.app.platform.config);
    await connect();
    expect(await gameRow(first?.game_code ?? '')).toMatchObject({ return_bp: 9_111 });
  });

  test('is superseded by a later one of its vendor, and by a changed catalogue', async () => {
    vendor.lists(listOf('LDH'));
    const [older, newer] = [await ended('LDH'), await ended('LDH')];
    expect((await apply(older.importId)).state).toBe('superseded');
    expect((await apply(newer.importId)).state).toBe('applied');

    vendor.lists(listOf('LDH').slice(1));
    const report = await ended('LDH');
    const code = listOf('LDH')[0]?.game_code ?? '';
    await site.pool.query('update game set retired_at = now() where code = $1', [code]);
    expect((await apply(report.importId)).state).toBe('superseded');
  });
});

describe('a vendor', () => {
  test('that is down, breaks off, or sends too much or nothing gets its own message, and nothing changes', async () => {
    const faultOf = async () => (await ended('LDH')).fault;
    vendor.answers((response) => response.writeHead(503).end());
    expect(await faultOf()).toBe('unreachable');
    vendor.answers((response) => response.destroy());
    expect(await faultOf()).toBe('unreachable');
    vendor.answers((response) => response.end('{"games": [{"game_code": "LDH_'));
    expect(await faultOf()).toBe('malformed');
    vendor.answers((response) => response.end('{"list": []}'));
    expect(await faultOf()).toBe('malformed');
    vendor.answers((response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await faultOf()).toBe('unreachable');
    vendor.answers((response) => {
      const block = Buffer.alloc(1_024 * 1_024, 0x20);
      for (let count = 0; count < 50; count++) response.write(block);
      response.end('{"games": []}');
    });
    expect(await faultOf()).toBe('too_large');
    vendor.lists([]);
    expect(await faultOf()).toBe('empty');
    vendor.lists([null, 'LDH_0001']);
    expect(await faultOf()).toBe('empty');
    vendor.lists(Array<null>(10_000).fill(null));
    expect(await faultOf()).toBe('too_many');
    const { rows } = await site.pool.query(
      `select count(*)::int as gone from game where vendor_id = 37 and retired_at is not null and code <> 'LDH_FRESH'`,
    );
    expect(rows[0]).toEqual({ gone: 1 });
  });

  test('has one import at a time; a repeated start returns it, and an abandoned one is replaced', async () => {
    let hanging: ServerResponse | undefined;
    vendor.answers((response) => void (hanging = response));
    const requestsBefore = vendor.requestCount();
    const importId = newIntentKey();
    await start('LDH', importId);
    await expect.poll(vendor.requestCount).toBe(requestsBefore + 1);
    expect((await start('LDH', importId)).importId).toBe(importId);
    const other = { importId: newIntentKey(), vassalage: 'LDH' };
    expect((await operator.refusal('gameImport.start', other)).code).toBe('request_in_flight');
    vendor.lists(listOf('CYC'));
    expect((await ended('CYC')).state).toBe('ready');

    site.clock.pass(61_000);
    expect(await read(importId)).toMatchObject({ state: 'failed', fault: 'interrupted' });
    vendor.lists(listOf('LDH'));
    expect((await ended('LDH')).state).toBe('ready');
    // A process that resumes afterwards finds that the import is no longer its own.
    hanging?.end(JSON.stringify({ games: [] }));
    expect(await read(importId)).toMatchObject({ state: 'failed', fault: 'interrupted' });
  });

  test('that is unknown or has no address has no list', async () => {
    for (const vassalage of ['TKR', 'BGS', 'NONE'])
      expect((await operator.refusal('gameImport.start', { importId: newIntentKey(), vassalage })).code).toBe(
        'not_found',
      );
    const { vendors } = await operator.call('gameImport.overview', {});
    expect(vendors.map(({ vassalage }) => vassalage)).not.toContain('BGS');
    expect(vendors.map(({ vassalage }) => vassalage)).toContain('LDH');
  });
});

test('import is refused to operators without every brand', async () => {
  for (const email of ['one@marquee.localhost', 'other@marquee.localhost']) {
    const browser = await signedIn(email);
    const importId = newIntentKey();
    expect((await browser.refusal('gameImport.overview', {})).code).toBe('forbidden');
    expect((await browser.refusal('gameImport.start', { importId, vassalage: 'LDH' })).code).toBe('forbidden');
    expect((await browser.refusal('gameImport.rows', { importId, kind: 'new' })).code).toBe('forbidden');
    expect((await browser.refusal('gameImport.apply', { importId, reason })).code).toBe('forbidden');
  }
});
