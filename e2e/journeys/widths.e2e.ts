import { expect, type Locator, test } from '@playwright/test';
import { answer } from '../access/support/answers';
import { siteOf } from '../support/environment';
import { openAs } from '../support/visitors';
import { walkDown } from '../support/walk-down';

const PHONE = { width: 390, height: 844 };
const SMALL_DESKTOP = { width: 1024, height: 800 };
/** Of one line of entries with its margins. */
const LINE_PX = 64;

const boxOf = async (part: Locator) => {
  await expect(part).toBeVisible();
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
};

test('on a phone menus and filters are one line with the current entry in view, and the header is as high with a bonus', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sundarban', 'member', '/member/rewards');
  await page.setViewportSize(PHONE);
  const menu = page.getByRole('main').getByRole('navigation').getByRole('list').first();
  expect((await boxOf(menu)).height).toBeLessThan(LINE_PX);
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
  const header = page.getByRole('banner');
  const { height } = await boxOf(header);

  const money = { balance: '34516.14', cash: '34516.14', bonus: '50000.00', held: '0.00', vendors: '0.00' };
  await answer('wallets.balance', { currency: 'BDT', ...money })(page);
  await page.goto(siteOf('sundarban', '/promotions?type=other'));
  await expect(header.getByRole('link', { name: /^Bonus/ })).toBeVisible();
  expect((await boxOf(header)).height).toBe(height);
  const types = page.getByRole('group', { name: 'Types of promotions' });
  expect((await boxOf(types)).height).toBeLessThan(LINE_PX);
  await expect(types.locator('[aria-pressed="true"]')).toBeInViewport();
  await page.context().close();
});

for (const language of ['vi', 'en', 'ar'])
  test(`at 1024 in ${language} the navigation fits, and neither bar nor footer cover or drop anything`, async ({
    browser,
  }) => {
    const page = await openAs(browser, 'meridian', 'guest');
    await page.context().addCookies([{ name: 'mq_lang', value: language, url: siteOf('meridian') }]);
    await page.setViewportSize(SMALL_DESKTOP);
    await page.goto(siteOf('meridian', '/'));
    await page.evaluate(() => document.fonts.ready);
    const line = page.getByRole('banner').getByRole('navigation').getByRole('list').first();
    await expect
      .poll(() => line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0);

    await walkDown(page);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const bar = await boxOf(
      page
        .locator('aside')
        .filter({ has: page.locator('a, button') })
        .last(),
    );
    // Logos in the carousel move out from under the bar by themselves.
    const parts = footer.locator('li:not(.swiper-slide)').or(footer.getByRole('paragraph'));
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      if (box) expect(box.x + box.width <= bar.x || box.x >= bar.x + bar.width).toBe(true);
    }
    await expectOneTop(footer);
    await page.context().close();
  });

/** The columns of links stand in one line. */
async function expectOneTop(footer: Locator): Promise<void> {
  const columns = footer.getByRole('region').filter({ has: footer.page().getByRole('heading', { level: 2 }) });
  const tops = await Promise.all((await columns.all()).map(async (column) => (await boxOf(column)).y));
  expect(new Set(tops).size).toBe(1);
}
