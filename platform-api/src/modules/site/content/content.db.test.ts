import { LANGUAGES } from '@marquee/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedContent } from '../../../seed/content/seed-content';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await seedContent(api.app.platform.database);
  await seedIdentity(api.app.platform.database, {});
});
afterAll(() => api.close());

describe('announcements', () => {
  test('returns the requested types only', async () => {
    const answer = await api.browser().call('content.announcements', { types: 'H,PR' });
    expect(answer.headline.length).toBeGreaterThan(0);
    expect(answer.promotion.length).toBeGreaterThan(0);
    expect([answer.banners, answer.player, answer.popup]).toEqual([[], [], []]);
  });

  test('gives guests the popups for guests, members those for members, and the first login its own', async () => {
    const visitor = api.browser();
    expect(
      (await visitor.call('content.announcements', { types: 'PU' })).popup.map((entry) => entry.execution),
    ).toEqual(['B']);
    await visitor.call('session.login', { type: 'username', username: 'demo', password: 'Mangrove-2026!' });
    expect(
      (await visitor.call('content.announcements', { types: 'PU' })).popup.map((entry) => entry.execution),
    ).toEqual(['A']);
    expect(
      (await visitor.call('content.announcements', { types: 'PU', execution: 'F' })).popup.map(
        (entry) => entry.execution,
      ),
    ).toEqual(['F']);
  });

  test("uses the requested language, and the brand's language for missing texts", async () => {
    const bengali = await api.browser().call('content.announcements', { types: 'H', language: 'bn' });
    expect(bengali.headline[0]?.title).toMatch(/[ঀ-৿]/);
    const tamil = await api.browser().call('content.announcements', { types: 'H', language: 'ta' });
    expect(tamil.headline[0]?.title).toBe(bengali.headline[0]?.title);
    const english = await api.browser('meridian').call('content.announcements', { types: 'H', language: 'ta' });
    expect(english.headline[0]?.title).toMatch(/^[\x20-\x7e]+$/);
  });

  test('leaves out what is expired, not yet published or disabled', async () => {
    const insert = (title: string, columns: string, values: string) =>
      api.pool.query(
        `insert into announcement (brand_id, group_name, title, content, ${columns}) values (1, 'player', $1, '{"en": "x"}', ${values})`,
        [JSON.stringify({ en: title })],
      );
    await insert('over', 'expires_at', "now() - interval '1 minute'");
    await insert('to come', 'published_at', "now() + interval '1 hour'");
    await insert('off', 'enabled', 'false');
    const { player } = await api.browser().call('content.announcements', { types: 'PL', language: 'en' });
    expect(player.map((entry) => entry.title)).not.toEqual(expect.arrayContaining(['over']));
    expect(player.some((candidate) => ['over', 'to come', 'off'].includes(candidate.title))).toBe(false);
  });

  test('refuses an invalid type', async () => {
    expect((await api.browser().refusal('content.announcements', { types: 'X' })).code).toBe('validation_failed');
  });
});

describe('banners', () => {
  test.each([
    ['w_home', 3],
    ['w_promotion', 4],
    ['w_login', 3],
    ['w_register', 3],
    ['w_forget', 3],
  ] as const)('the group %s has %i, in the brand’s own scenes', async (groupName, count) => {
    const banners = await api.browser('meridian').call('content.banners', { groupName });
    expect(banners).toHaveLength(count);
    expect(banners.every((banner) => banner.url.includes('/meridian/'))).toBe(true);
  });

  test.each(['w_home', 'w_promotion'] as const)(
    'the group %s has words and a button in every language',
    async (groupName) => {
      for (const brand of ['sundarban', 'meridian']) {
        const rows = await api.pool.query<{ title: object; text: object; action: object }>(
          `select title, text, action from banner where group_name = $1 and brand_id = (select id from brand where code = $2)`,
          [groupName, brand],
        );
        for (const { title, text, action } of rows.rows)
          for (const words of [title, text, action])
            expect(Object.keys(words)).toEqual(expect.arrayContaining([...LANGUAGES]));
      }
    },
  );

  test('says what its title says in the language of the page, over a picture without words', async () => {
    const [banner] = await api.browser('meridian').call('content.banners', { groupName: 'w_home', language: 'ar' });
    expect(banner).toMatchObject({ title: 'منتصف الليل وقت الذروة', action: 'تصفّح الألعاب' });
    expect(banner?.url).toMatch(/night-home\.svg/);
  });

  test('serves every picture and film that a banner refers to', async () => {
    for (const brand of ['sundarban', 'meridian']) {
      const { banners } = await api.browser(brand).call('content.announcements', { types: 'B' });
      for (const url of banners.flatMap((banner) => [banner.url, banner.videoUrl ?? []].flat())) {
        const answer = await api.app.server.inject({ url, headers: { host: `${brand}.localhost` } });
        expect([url, answer.statusCode]).toEqual([url, 200]);
      }
    }
  });
});

describe('help', () => {
  test('has the anchor that the terms link to, in both languages', async () => {
    for (const lang of ['en', 'bn']) {
      const sections = await api.browser().call('content.help', { lang });
      const anchors = sections.flatMap((section) => section.articles.map((article) => article.anchor));
      expect(anchors).toEqual(expect.arrayContaining(['term', 'fairness', 'responsible']));
    }
  });
});

test("keeps operators' changes when seeded again", async () => {
  await api.pool.query(`update banner set enabled = false where group_name = 'w_login' and brand_id = 1`);
  await seedContent(api.app.platform.database);
  expect(await api.browser().call('content.banners', { groupName: 'w_login' })).toEqual([]);
});
