import { injectionPayloads } from '@marquee/testing/injection-payloads';
import type { CallRequest } from '@marquee/contract/calls/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { seedContent } from '../../../seed/content/seed-content';
import type { TestBrowser } from '../../../testing/browser';
import { mustCompareRevisions } from '../../../testing/revision-guard';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const password = 'Harbour-Beacon-77';
let site: TestApp;
let writer: TestBrowser;

beforeAll(async () => {
  site = await startTestApp();
  await seedContent(site.app.platform.database);
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values
       ('writer@marquee.localhost', 'w', $1, '{content,audit}', '{1}'), ('other@marquee.localhost', 'o', $1, '{brands}', '{}')`,
    [await hashPassword(password)],
  );
  writer = await signedIn('writer@marquee.localhost');
});
afterAll(() => site.close());

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return browser;
}
const place = { brand: 'sundarban', kind: 'news' as const, slug: 'new-tables' };
const text = (content: string) => ({ title: 'New tables', summary: 'More of them.', content });
type Save = CallRequest<'articleAdmin.save'>;
const stored = ({ brand, kind, slug }: Pick<Save, 'brand' | 'kind' | 'slug'> = place) =>
  writer.call('articleAdmin.read', { brand, kind, slug });
const save = async (article: Save) =>
  writer.call('articleAdmin.save', { ...article, revision: (await stored(article)).revision });
const read = (language = 'en') => site.browser().call('content.article', { kind: 'news', slug: place.slug, language });

describe('an article', () => {
  test('that can be created is empty, an unknown one is not found', async () => {
    expect(await writer.call('articleAdmin.read', place)).toEqual({
      enabled: true,
      texts: {},
      revision: null,
      languages: ['bn', 'en'],
    });
    expect((await writer.refusal('articleAdmin.read', { ...place, kind: 'page' })).code).toBe('not_found');
  });

  test('appears on the site in its languages, sanitised, and in the audit log', async () => {
    const bengali = { title: 'নতুন টেবিল', summary: '', content: '<p>আরও।</p>' };
    const english = text('<p onclick="x()">More <script>alert(1)</script><a href="https://example.com">here</a></p>');
    await writer.call('articleAdmin.save', { ...place, enabled: true, texts: { en: english, bn: bengali } });
    expect(await read()).toMatchObject({
      title: 'New tables',
      content: expect.stringMatching(/^<p>More <a href=/) as string,
    });
    expect(await read('bn')).toMatchObject({ title: 'নতুন টেবিল', content: '<p>আরও।</p>' });
    const { content } = await writer.call('operator.auditLog', { brand: 'sundarban' });
    expect(content[0]).toMatchObject({ action: 'article.written', subject: 'article:news/new-tables' });
  });

  test('keeps its position when changed, and disappears when hidden', async () => {
    await save({ ...place, enabled: true, texts: { en: text('<p>Changed.</p>') } });
    expect(await read()).toMatchObject({ content: '<p>Changed.</p>' });
    await save({ ...place, enabled: false, texts: { en: text('<p>Hidden.</p>') } });
    expect((await site.browser().refusal('content.article', { kind: 'news', slug: place.slug })).code).toBe(
      'not_found',
    );
    const article = await writer.call('articleAdmin.read', place);
    expect(article).toMatchObject({ enabled: false, texts: { en: { content: '<p>Hidden.</p>' } } });
    expect(article.languages[0]).toBe('bn');
  });

  test('of the help centre or a standing page can be changed, not created', async () => {
    for (const kind of ['help', 'page'] as const) {
      const [first] = await writer.call('articleAdmin.list', { brand: 'sundarban', kind });
      const slug = first?.slug ?? '';
      await save({
        ...place,
        kind,
        slug,
        enabled: true,
        texts: { en: text('<p>Changed.</p>') },
      });
      expect((await writer.call('articleAdmin.read', { ...place, kind, slug })).texts['en']?.content).toBe(
        '<p>Changed.</p>',
      );
      const unknown = { ...place, kind, enabled: true, texts: { en: text('<p>x</p>') } };
      expect((await writer.refusal('articleAdmin.save', unknown)).code, kind).toBe('not_found');
    }
  });

  test('keeps the first of two changes, and the first of two that create it', async () => {
    for (const slug of [place.slug, 'written-twice'])
      await mustCompareRevisions(writer, {
        stored: () => stored({ ...place, slug }),
        call: 'articleAdmin.save',
        changes: [
          { ...place, slug, enabled: true, texts: { en: text('<p>Mine.</p>') } },
          { ...place, slug, enabled: false, texts: { en: text('<p>Theirs.</p>') } },
        ],
      });
  });

  test('is refused in a language that the brand does not support, or in none', async () => {
    for (const texts of [{ th: text('<p>x</p>') }, {}])
      expect((await writer.refusal('articleAdmin.save', { ...place, enabled: true, texts })).code).toBe(
        'validation_failed',
      );
  });
});

test('previews what would be stored: none of two hundred payloads remains', async () => {
  const isStorable = (payload: string) => payload.trim() !== '' && !payload.includes('\0');
  for (const payload of injectionPayloads.filter(isStorable)) {
    const { content } = await writer.call('articleAdmin.preview', { content: payload });
    expect(content).not.toMatch(/<script|<[^>]*\son\w+=|<[^>]*javascript:/i);
  }
});

test('can be written only by operators with the right, for their brands', async () => {
  const other = await signedIn('other@marquee.localhost');
  const article = { ...place, enabled: true, texts: { en: text('<p>x</p>') } };
  expect((await other.refusal('articleAdmin.save', article)).code).toBe('forbidden');
  expect((await other.refusal('articleAdmin.preview', { content: 'x' })).code).toBe('forbidden');
  expect((await writer.refusal('articleAdmin.save', { ...article, brand: 'meridian' })).code).toBe('forbidden');
  expect((await writer.refusal('articleAdmin.list', { brand: 'nowhere', kind: 'news' })).code).toBe('not_found');
});
