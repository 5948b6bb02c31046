import { injectionPayloads } from '@marquee/testing/injection-payloads';
import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';

/** Tests the sanitizer alone, without the content security policy, which would block most payloads too. */
test.use({ bypassCSP: true });

const NOTHING_RAN = 'nothing ran';
const traces = (page: Page) =>
  page.evaluate((nothing): unknown => Reflect.get(self, 'injected') ?? nothing, NOTHING_RAN);

const answer = (value: unknown) => ({ json: { success: true, value, requestId: 'injected' } });
const announcement = (content: string, id: number) => ({
  id: id + 1,
  groupName: 'popup',
  title: content.slice(0, 120),
  content,
  execution: 'B',
  promotionType: null,
  announcementImages: [],
  publishedAt: new Date().toISOString(),
  expiresAt: null,
});

test('no injected script runs in the help centre or a popup, even if the server sends it unescaped', async ({
  page,
}) => {
  const articles = injectionPayloads.map((content, index) => ({ anchor: `a${index}`, title: content, content }));
  await page.route(/helpCenter/, (route) => route.fulfill(answer([{ anchor: 's', title: 'Section', articles }])));
  const popup = Array.from({ length: 9 }, (_, page) =>
    announcement(injectionPayloads.filter((_, index) => index % 9 === page).join('<p>next</p>'), page),
  );
  const none = { banners: [], player: [], promotion: [], headline: [] };
  await page.route(/getListAnnouncements/, (route) => route.fulfill(answer({ ...none, popup })));

  await page.goto(siteOf('meridian', '/help'));
  await expect(page.getByRole('article')).toHaveCount(200);
  expect(await traces(page)).toBe(NOTHING_RAN);

  await page.goto(siteOf('meridian'));
  const list = page.getByRole('dialog', { name: 'Announcements' });
  await expect(list).toBeVisible();
  for (const entry of await list.getByRole('listitem').getByRole('button').all()) await entry.click();
  expect(await traces(page)).toBe(NOTHING_RAN);
});

test('no injected script runs from a member name', async ({ page }) => {
  await hidePopups(page);
  const nickname = injectionPayloads.join('');
  await page.route(/login\/freeplay/, async (route) => {
    // Node's resolver need not know `*.localhost`.
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    const { value, ...rest } = (await response.json()) as { value: { member: object } };
    await route.fulfill({ response, json: { ...rest, value: { ...value, member: { ...value.member, nickname } } } });
  });
  await page.goto(siteOf('meridian'));
  await page.getByRole('button', { name: 'Play for free' }).click();
  const account = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
  await expect(account).toContainText('onerror');
  await account.click();
  expect(await traces(page)).toBe(NOTHING_RAN);
});
