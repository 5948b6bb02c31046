import { expect, type Page, test } from '@playwright/test';
import { environment, siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';
import { walkDown } from '../support/walk-down';

/** Disables the announcements popup, which would cover the page. */
test.beforeEach(({ page }) => hidePopups(page));

/** What is not needed at first is loaded once the page has nothing better to do. */
const ONCE_IDLE = { timeout: 60_000 };

/** Navigates within the page, as a link does. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const sideMenu = (page: Page) => page.getByRole('complementary', { name: 'Menu' });

test('every address has its page, case-sensitively; game pages hide the side menu', async ({ page }) => {
  await page.goto(siteOf('meridian'));
  await expect(sideMenu(page)).toBeVisible();
  const titles: readonly (readonly [path: string, title: RegExp])[] = [
    ...['/index', '/index.html', '/home'].map((path) => [path, /^Home · Meridian$/] as const),
    ...['/help', '/promotions', '/pointMall', '/sports', '/esports', '/cockfight'].map(
      (path) => [path, /^(?!Not available|There is nothing).+ · Meridian$/] as const,
    ),
    ...['/live', '/fish', '/rng', '/pvp', '/bgs', '/rng?vassalage=INHOUSE'].map(
      (path) => [path, /^(?!Not available|There is nothing).+ · Meridian$/] as const,
    ),
    ...['/beginner', '/about', '/blog', '/news', '/licences', '/responsible', '/terms'].map(
      (path) => [path, /^(?!Not available|There is nothing).+ · Meridian$/] as const,
    ),
    ['/Home', /^Page not found · /],
    ['/VNLOTTERY', /^Page not found · /],
  ];
  for (const [path, title] of titles) {
    await go(page, path);
    await expect(page, path).toHaveTitle(title);
    await expect(sideMenu(page)).toBeVisible();
  }
  await go(page, '/seamless');
  await expect(sideMenu(page)).toHaveCount(0);
});

test('lottery pages require a session, the back office an agent', async ({ page }) => {
  for (const path of [
    '/lott',
    '/elott',
    '/lottery',
    '/seaLottery',
    '/vnLottery?gameCode=X',
    '/lottert',
    '/vnlottery',
    '/sealottery',
  ]) {
    await page.goto(siteOf('meridian', path));
    await expect(page).toHaveURL(siteOf('meridian', '/login'));
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  }
  await page.goto(siteOf('meridian', '/agentHome'));
  await expect(page).toHaveURL(siteOf('meridian', '/agent'));
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(sideMenu(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('an unknown host shows that the address is wrong', async ({ page }) => {
  await page.goto(`http://nobody.localhost:${environment.apiPort}/`);
  await expect(page.getByText('Invalid URL, please contact customer service.')).toBeVisible();
});

test('the footer links to the brand’s articles and shows only its payment methods', async ({ page }) => {
  await page.goto(siteOf('meridian'));
  const footer = page.getByRole('contentinfo');
  await page.getByRole('region', { name: 'Hot games' }).getByRole('article').first().waitFor();
  await walkDown(page);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')).toHaveText([
    'Mobile wallet',
    'Bank transfer',
  ]);
  await footer.getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Why Crash cannot be timed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why Crash cannot be timed');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(siteOf('meridian', '/blog'));
  await page.goto(siteOf('sundarban', '/about'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('সুন্দরবন সম্পর্কে');
});

test('the app codes in the side menu and the floating bar lead to the installation guide', async ({ page }) => {
  await page.goto(siteOf('meridian', '/help'));
  const inMenu = sideMenu(page).getByRole('img', { name: /^QR code/ });
  await expect(inMenu).toHaveAttribute('width', '120', ONCE_IDLE);
  await page.getByRole('complementary', { name: 'Quick help' }).getByRole('button', { name: 'App' }).click();
  const inBar = page.getByRole('complementary', { name: 'Quick help' }).getByRole('img', { name: /^QR code/ });
  await expect(inBar).toHaveCount(2);
  await expect(inBar.first()).toHaveAttribute('width', '78');

  await page.goto(siteOf('sundarban', '/m/appDownload?language=en#ios'));
  await expect(page).toHaveURL(siteOf('sundarban', '/m/appDownload#ios'));
  await expect(page.getByRole('heading', { name: 'Install on iPhone and iPad' })).toBeVisible();
  await page.getByRole('tab', { name: 'Android' }).click();
  await expect(page.getByRole('heading', { name: 'Install on Android' })).toBeVisible();
  await expect(sideMenu(page)).toHaveCount(0);
});
