import { expect, type Page, test } from '@playwright/test';
import { answer } from '../access/support/answers';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { openAs } from '../support/visitors';
import { walkDown } from '../support/walk-down';
import { uniqueAccount } from '../support/unique';

const password = 'a river under the moon';

/** Disables the announcements popup, which would cover the page. */
test.beforeEach(({ context }) => hidePopups(context));

test('switching to Arabic without a reload changes direction, texts of shell and remotes, an open popup and money', async ({
  page,
}) => {
  await page.goto(siteOf('meridian'));
  await page.getByRole('region', { name: 'Hot games' }).getByRole('article').first().waitFor();
  await walkDown(page);
  await expect(page.getByRole('heading', { name: 'Jackpot', exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(self, { sameDocument: true }));
  const fetched = catalogues(page);

  await switchTo(page, 'العربية');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'الألعاب' }).getByRole('link', { name: 'سلوتس' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'جاكبوت', exact: true })).toBeVisible();
  expect(await widthsOf(page)).toEqual({ overflowing: false });
  expect(fetched.every((file) => /messages-ar\./.test(file))).toBe(true);
  expect(fetched.length).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeVisible();
  await page.keyboard.press('Escape');

  await switchTo(page, 'Tiếng Việt');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  expect(await page.evaluate((): unknown => Reflect.get(self, 'sameDocument'))).toBe(true);
});

test('a page starts in Arabic with its catalogue preloaded and amounts kept together', async ({ page, context }) => {
  await context.addCookies([{ name: 'mq_lang', value: 'ar', url: siteOf('meridian') }]);
  const fetched = catalogues(page);
  const response = await page.goto(siteOf('meridian', '/register'));
  const html = (await response?.text()) ?? '';
  expect(html).toContain('<html lang="ar" dir="rtl"');
  expect(html).toMatch(/<script[^>]+messages-ar\.js/);

  const account = uniqueAccount('noor');
  const form = page.getByRole('dialog', { name: 'أنشئ حسابك' });
  await form.getByLabel('اسم المستخدم').fill(account);
  await form.getByLabel('كلمة المرور', { exact: false }).first().fill(password);
  await form.getByLabel('أعد كلمة المرور').fill(password);
  await form.getByLabel('البريد الإلكتروني').fill(`${account}@post.example`);
  await form.getByLabel('تاريخ الميلاد').fill('1990-05-17');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'أنشئ الحساب وابدأ' }).click();
  // The isolates keep symbol, sign and digits in one piece; the digits are Latin.
  await expect(page.getByRole('banner').getByText(/^\u2066₫0\.00\u2069$/)).toBeVisible();
  expect(fetched.filter((file) => !/messages-ar\./.test(file))).toEqual([]);
});

test('a long balance beside a bonus leaves the header of a member within the page at every width', async ({
  browser,
}) => {
  const page = await openAs(browser, 'meridian', 'member', '/help');
  await page.context().addCookies([{ name: 'mq_lang', value: 'ar', url: siteOf('meridian') }]);
  const vendors = { vendor: 'PG', name: 'Pangolin Games', balance: '150000.00', isOpen: true };
  const balances = { balance: '98765432.10', cash: '98615432.10', bonus: '1234567.89', held: '0.00' };
  await answer('wallets.balance', { currency: 'VND', ...balances, vendors: vendors.balance })(page);
  const wallets = { currency: 'VND', main: balances.cash, autoTransfer: false, wallets: [vendors] };
  await answer('wallets.vendors', wallets)(page);
  await page.goto(siteOf('meridian', '/promotions'));
  for (const sum of ['98,765,432.10', '1,234,567.89']) await expect(page.getByRole('banner')).toContainText(sum);
  for (const width of [390, 768, 1_024, 1_152, 1_279, 1_280, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    // The header hears of the new width after the page has it.
    await expect
      .poll(() => widthsOf(page), { message: `the page is wider than ${width} pixels` })
      .toEqual({ overflowing: false });
  }
  await page.context().close();
});

async function switchTo(page: Page, language: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.locator('button[aria-expanded]:has(> span[lang])').click();
  await header.getByRole('button', { name: language, exact: true }).click();
}

/** Names of the catalogue files that the page asks for from now on. */
function catalogues(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (/^(?:slot-)?messages-\w+\./.test(file)) files.push(file);
  });
  return files;
}

const widthsOf = (page: Page) =>
  page.evaluate(() => ({ overflowing: document.documentElement.scrollWidth > window.innerWidth + 1 }));
