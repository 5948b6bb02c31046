import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedContent } from '../../../seed/content/seed-content';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const PAGES = ['beginner', 'about', 'licences', 'responsible', 'terms'];
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await seedContent(api.app.platform.database);
});
afterAll(() => api.close());

const words = (html: string) => html.replace(/<[^>]+>/g, ' ');

describe('standing pages', () => {
  test.each(PAGES)('has %s in English and Bengali, one per brand', async (slug) => {
    const texts = await Promise.all(
      ['sundarban', 'meridian'].flatMap((brand) =>
        ['en', 'bn'].map((language) => api.browser(brand).call('content.page', { slug, language })),
      ),
    );
    expect(new Set(texts.map(({ content }) => content)).size).toBe(4);
    for (const [index, { title, content }] of texts.entries()) {
      const inBengali = /[ঀ-৿]/;
      expect([title, inBengali.test(title), inBengali.test(words(content))]).toEqual([
        title,
        index % 2 === 1,
        index % 2 === 1,
      ]);
      expect(words(content).length).toBeGreaterThan(400);
      expect(content).not.toMatch(/\{|<script|style=/);
    }
  });

  test('does not find a page that the brand does not have', async () => {
    expect((await api.browser().refusal('content.page', { slug: 'nothing-here' })).code).toBe('not_found');
    expect((await api.browser().refusal('content.page', { slug: '../about' })).code).not.toBe('');
  });
});

describe('blog and news', () => {
  test.each(['blog', 'news'] as const)('pages %s, latest first, and opens each article', async (kind) => {
    const visitor = api.browser('meridian');
    const list = await visitor.call('content.articles', { kind, language: 'en' });
    const dates = list.content.map(({ publishedAt }) => publishedAt);
    expect(list.totalElements).toBeGreaterThanOrEqual(2);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { slug, title, imageUrl } of list.content) {
      const article = await visitor.call('content.article', { kind, slug, language: 'en' });
      expect([article.title, article.content.length > 200]).toEqual([title, true]);
      const picture = await api.app.server.inject({ url: imageUrl ?? '', headers: { host: 'meridian.localhost' } });
      expect([imageUrl, picture.statusCode]).toEqual([imageUrl, 200]);
    }
    const second = await visitor.call('content.articles', { kind, pageSize: 1, pageNo: 2 });
    expect([second.content.length, second.totalPages]).toEqual([1, list.totalElements]);
  });

  test('leaves out what is not yet published or disabled', async () => {
    await api.pool.query(
      `insert into content_page (brand_id, kind, slug, title, content, published_at, enabled)
       values (1, 'news', 'tomorrow', '{"en": "t"}', '{"en": "t"}', now() + interval '1 day', true),
              (1, 'news', 'withdrawn', '{"en": "w"}', '{"en": "w"}', now(), false)`,
    );
    const { content } = await api.browser().call('content.articles', { kind: 'news' });
    expect(content.filter(({ slug }) => ['tomorrow', 'withdrawn'].includes(slug))).toEqual([]);
    expect((await api.browser().refusal('content.article', { kind: 'news', slug: 'tomorrow' })).code).toBe('not_found');
  });
});

describe('app guides', () => {
  test('explain installation on each kind of device, with the brand’s own app where it has one', async () => {
    const guides = await api.browser().call('content.appGuides', { language: 'en' });
    expect(guides.map(({ device }) => device).sort()).toEqual(['android', 'desktop', 'ios']);
    expect(guides.every(({ downloadUrl }) => downloadUrl === null)).toBe(true);
    await api.pool.query(
      `update brand set config = config || '{"apps": {"ios": null, "android": "https://apps.example/m.apk"}}' where id = 2`,
    );
    api.app.platform.bus.publish('config.changed', { revision: 'r' }, { brandId: 2 });
    await expect
      .poll(async () => (await api.browser('meridian').call('content.appGuides', {})).map((entry) => entry.downloadUrl))
      .toContain('https://apps.example/m.apk');
  });

  test('do not exist where the brand has no app', async () => {
    await api.pool.query(`update brand set config = jsonb_set(config, '{flags,APPDOWNLOAD}', 'false') where id = 1`);
    api.app.platform.bus.publish('config.changed', { revision: 'r' }, { brandId: 1 });
    await expect
      .poll(async () => (await api.browser().send('content.appGuides', {})).envelope)
      .toMatchObject({ code: 'feature_disabled' });
  });
});
