import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { hidePopups } from '../support/hide-popups';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const BANNERS = 'main section[aria-roledescription]';
const FILMS = '[data-contribution="home-promotions"]';
const HOT_GAMES = '[data-contribution="hot-games"]';

/** The home page, once Swiper has all carousels in hand and nothing moves by itself. */
async function openHome(page: Page, brand: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 900 });
  await hidePopups(page);
  await page.context().addCookies([{ name: 'mq_lang', value: language, url: siteOf(brand) }]);
  await page.goto(siteOf(brand));
  for (const carousel of [BANNERS, FILMS, HOT_GAMES]) {
    await expect(page.locator(`${carousel} .swiper-initialized`)).toBeVisible();
    await page
      .locator(carousel)
      .getByRole('button', { name: /^(Pause|إيقاف|أوقف)/ })
      .click();
  }
  await expect(page.locator(BANNERS).locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');
}

/** How long the slides move after a step, in seconds, and that they did. */
async function movementOf(carousel: Locator, step: () => Promise<void>): Promise<number> {
  const track = carousel.locator('.swiper-wrapper');
  await track.evaluate((element) => {
    element.addEventListener('transitionend', (event: Event) => {
      if (event.target === element)
        element.setAttribute('data-seconds', String((event as TransitionEvent).elapsedTime));
    });
  });
  await step();
  await expect(track).toHaveAttribute('data-seconds', /\d/);
  return Number(await track.getAttribute('data-seconds'));
}

/** Whether each slide can be reached, and whether any of it is in view. */
const slidesOf = (carousel: Locator) =>
  carousel.locator('.swiper-initialized').evaluate((element) => {
    const view = element.getBoundingClientRect();
    return [...element.querySelectorAll<HTMLElement>('.swiper-slide')].map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return { isReachable: !slide.inert, isInView: right > view.left + 12 && left < view.right - 12 };
    });
  });

async function expectReachableInView(carousel: Locator): Promise<void> {
  const slides = await slidesOf(carousel);
  expect(slides.map(({ isReachable }) => isReachable)).toEqual(slides.map(({ isInView }) => isInView));
  expect(slides.some(({ isInView }) => !isInView)).toBe(true);
}

const focusedSlide = (carousel: Locator) =>
  carousel
    .locator('.swiper-slide')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.contains(document.activeElement)));

test('banners and films move for a second, hot games for 1.1, and only what is in view can be reached', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await openHome(page, 'sundarban', 'en');
  const banners = page.locator(BANNERS);
  const films = page.locator(FILMS);
  const hotGames = page.locator(HOT_GAMES);
  await expectReachableInView(banners);
  // They may have moved by themselves before they were paused.
  const [second, third] = [2, 3].map((number) => banners.getByRole('button', { name: `Show banner ${number}` }));
  if (!second || !third) throw new Error('a carousel of fewer than three banners');
  const other = (await second.getAttribute('aria-current')) === 'true' ? third : second;
  expect(await movementOf(banners, () => other.click())).toBe(1);
  await expect(other).toHaveAttribute('aria-current', 'true');
  expect(await movementOf(films, () => films.getByRole('button', { name: 'Next promotion' }).click())).toBe(1);
  expect(await movementOf(hotGames, () => hotGames.getByRole('button', { name: 'Next' }).click())).toBe(1.1);
  for (const carousel of [banners, films, hotGames]) await expectReachableInView(carousel);
  expect(refused).toEqual([]);
});

test('banners go round: after the last comes the first, in both directions', async ({ page }) => {
  await openHome(page, 'sundarban', 'en');
  const banners = page.locator(BANNERS);
  const dots = banners.getByRole('button', { name: /^Show banner/ });
  const count = await dots.count();
  await dots.last().click();
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  await banners.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await expect(banners.locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');
  await expectReachableInView(banners);
  await page.keyboard.press('ArrowLeft');
  await expect(dots.nth(count - 1)).toHaveAttribute('aria-current', 'true');
});

for (const [brand, language, forward] of [
  ['sundarban', 'en', 'ArrowRight'],
  ['meridian', 'ar', 'ArrowLeft'],
] as const) {
  test(`${forward} moves the hot games of ${brand} on in ${language}, and the focus follows`, async ({ page }) => {
    await openHome(page, brand, language);
    const hotGames = page.locator(HOT_GAMES);
    await hotGames.locator('.swiper-slide').first().getByRole('link').first().focus();
    expect(await focusedSlide(hotGames)).toBe(0);
    const seconds = await movementOf(hotGames, () => page.keyboard.press(forward));
    expect(seconds).toBe(1.1);
    expect(await focusedSlide(hotGames)).toBe(1);
    await expectReachableInView(hotGames);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a step is a jump, and nothing moves by itself', async ({ page }) => {
    await hidePopups(page);
    await page.goto(siteOf('meridian'));
    const films = page.locator(FILMS);
    await expect(films.locator('.swiper-initialized')).toBeVisible();
    await expect(films.getByRole('button', { name: /^(Play|Phát)/ })).toBeVisible();
    const track = films.locator('.swiper-wrapper');
    await films.getByRole('button', { name: /^(Next promotion|Khuyến mãi sau)$/ }).click();
    await expect(track).not.toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
    await expect(track).toHaveCSS('transition-duration', '0s');
    await expectReachableInView(films);
  });
});
