import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
});
afterAll(() => site.close());

const namesOf = async (code: string): Promise<unknown> =>
  (await site.pool.query<{ names: unknown }>('select names from game where code = $1', [code])).rows[0]?.names;

test('requires an English name of every game, in the database', async () => {
  await expect(site.pool.query(`update game set names = '{"bn": "মাইন"}' where code = 'MINES'`)).rejects.toThrow(
    /violates check constraint/,
  );
});

test('fills missing languages at start, and keeps existing names', async () => {
  await site.pool.query(`update game set names = '{"en": "Our Mines", "zh": "我们的扫雷"}' where code = 'MINES'`);
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
  expect(await namesOf('MINES')).toEqual({
    en: 'Our Mines',
    zh: '我们的扫雷',
    bn: 'মাইনস',
    vi: 'Dò Mìn',
    th: 'ไมน์ส',
    hi: 'माइन्स',
    ar: 'ألغام',
  });
});

test("shows a game without a name in the visitor's language in English", async () => {
  await site.pool.query(`update game set names = '{"en": "Our Keno", "zh": "我们的基诺"}' where code = 'KENO'`);
  site.app.platform.bus.publish('config.changed', { revision: 'named' }, 'everybody');
  const nameIn = async (language: 'zh' | 'th') =>
    (await site.browser('meridian').call('games.list', { gameType: 'bgs', language })).content.find(
      ({ gameCode }) => gameCode === 'KENO',
    )?.displayName;
  await expect.poll(() => nameIn('zh')).toBe('我们的基诺');
  expect(await nameIn('th')).toBe('Our Keno');
});
