import { expect, type Page, type Route, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { openProofBrand } from './support/proof-brand';
import { readReleaseFile, releaseVariant } from './support/release-variant';
import { uniqueNumber } from '../support/unique';
import { walkDown } from '../support/walk-down';

const GAMES = '**/releases/mf-games/**';

/** What can go wrong on the way to the browser, and the reason that people are shown for it. */
const faults: { name: string; reason: string | RegExp; act: (route: Route) => Promise<void> }[] = [
  { name: 'is down', reason: 'network', act: (route) => route.abort('connectionrefused') },
  { name: 'answers 500', reason: 'http', act: (route) => route.fulfill({ status: 500, body: '' }) },
  { name: 'takes 30 s', reason: 'timeout', act: (route) => later(30_000).then(() => route.abort()) },
  {
    name: 'sends HTML in place of scripts',
    reason: 'not-script',
    act: (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'text/html',
        body: '<!doctype html><title>Oops</title>',
      }),
  },
  { name: 'sends other bytes than the release has', reason: 'integrity', act: tampered },
];

for (const { name, reason, act } of faults) {
  test(`a remote that ${name} leaves the shell and the other remotes working, and recovers by its retry button`, async ({
    page,
  }) => {
    const brand = await openProofBrand();
    // The shell must be usable before anything of the remote arrives.
    let answer: () => void = () => undefined;
    const isUsable = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const actOnceUsable = (route: Route) => isUsable.then(() => act(route));
    await page.route(GAMES, actOnceUsable);
    await expectUsableShell(page, siteOf(brand.code));
    answer();

    await expect(page.locator('[data-remote="mf-promotions"]').first()).toBeAttached();
    const panel = page.locator('[data-remote="mf-games"][data-failed]').first();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('data-failed', reason);

    await page.unroute(GAMES, actOnceUsable);
    await retryAll(page);
    await expect(page.locator('[data-remote="mf-games"][data-version]').first()).toBeAttached();
  });
}

for (const [moment, wrap] of [
  ['at import', (text: string) => `if(!sessionStorage.getItem("healed"))throw new Error("import");${text}`],
  ['when a module is evaluated', breakEvaluation],
  ['at render', breakRender],
] as const) {
  test(`a remote that throws ${moment} leaves the shell usable, and recovers by its retry button`, async ({ page }) => {
    const version = `9.${uniqueNumber()}.1`;
    await releaseVariant('mf-games', version, (file, text) => (/^game-rows\./.test(file) ? wrap(text) : text));
    const brand = await openProofBrand({ 'mf-games': version });

    await expectUsableShell(page, siteOf(brand.code));
    await walkDown(page);
    const panel = page.locator('[data-remote="mf-games"][data-failed="threw"]');
    await expect(panel).toBeVisible();
    await expect(page.locator('[data-remote="mf-promotions"][data-version]').first()).toBeAttached();

    await page.evaluate(() => sessionStorage.setItem('healed', 'yes'));
    await retryAll(page);
    await expect(page.locator('[data-contribution="game-rows"]')).toBeAttached();
  });
}

test('a chunk that hangs is requested at another address by the retry button', async ({ page }) => {
  const brand = await openProofBrand();
  // The first request is never answered; a second one for the same address would wait behind it.
  await page.route(/\/releases\/mf-games\/[^?]*\/game-rows\.[^?]*$/, () => undefined);
  await expectUsableShell(page, siteOf(brand.code));
  await walkDown(page);
  await expect(page.locator('[data-remote="mf-games"][data-failed="timeout"]')).toBeVisible();
  await retryAll(page);
  await expect(page.locator('[data-contribution="game-rows"]')).toBeAttached();
});

test('a release that crashes in render silently falls back to the previous one, with all of the remote', async ({
  page,
}) => {
  const brand = await openProofBrand();
  const version = `9.${uniqueNumber()}.3`;
  await releaseVariant('mf-games', version, (file, text) => (/^game-rows\./.test(file) ? breakRender(text) : text));
  await brand.promote('mf-games', version);

  await expectUsableShell(page, siteOf(brand.code));
  await walkDown(page);
  await expect(page.locator('[data-contribution="game-rows"]')).toBeAttached();
  await expect(page.locator(`[data-remote="mf-games"][data-version="${version}"]`)).toHaveCount(0);
  await expect(page.locator('[data-remote="mf-games"][data-failed]')).toHaveCount(0);
});

test('a broken release silently falls back to the previous one', async ({ page }) => {
  const brand = await openProofBrand();
  const version = `9.${uniqueNumber()}.2`;
  await releaseVariant('mf-games', version, (file, text) =>
    /^remote-entry\./.test(file) ? 'throw new Error("broken")' : text,
  );
  await brand.promote('mf-games', version);

  await page.goto(siteOf(brand.code, '/rng'));
  const list = page.locator('[data-remote="mf-games"][data-contribution="list-rng"]');
  await expect(list).toBeAttached();
  await expect(list).not.toHaveAttribute('data-version', version);
});

/** The chunk's component throws whenever it renders, until the page is healed. */
function breakRender(text: string): string {
  return replaceComponent(text, 'default:()=>(sessionStorage.getItem("healed")?$1:()=>{throw new Error("render")})');
}

/** The chunk's module throws whenever it is evaluated, until the page is healed. */
function breakEvaluation(text: string): string {
  const evaluated = 'default:(()=>{if(!sessionStorage.getItem("healed"))throw new Error("module");return()=>$1})()';
  return replaceComponent(text, evaluated);
}

function replaceComponent(text: string, replacement: string): string {
  const brokenModule = text.replace(/default:\(\)=>([\w$]+)/, replacement);
  if (brokenModule === text) throw new Error('the chunk exports no component where the proof expects it');
  return brokenModule;
}

async function expectUsableShell(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link').first().waitFor();
}

async function retryAll(page: Page): Promise<void> {
  const buttons = page.locator('[data-remote="mf-games"][data-failed]').getByRole('button');
  while ((await buttons.count()) > 0) await buttons.first().click();
}

async function tampered(route: Route): Promise<void> {
  const file = readReleaseFile(new URL(route.request().url()).pathname);
  const headers = { 'access-control-allow-origin': '*' };
  const contentType = 'text/javascript';
  await route.fulfill({ headers, contentType, body: `${file}\n/* changed on its way */` });
}

function later(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
