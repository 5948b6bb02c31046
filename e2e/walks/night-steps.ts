import type { CallValue } from '../../shared/contract/src/calls/index';
import { openSimulated, servedVersion } from '../federation/support/simulated-visitor';
import { type ConsoleClient, signInOperator } from '../support/console-client';
import { logIn } from './operator-steps';
import { publishRelease } from './publish-release';
import { type Partner, type Step, visit, type Walker } from './walk';

const REMOTE = 'mf-promotions';
const CONSOLE = 'operator-console/src';
const OPERATOR: Partner = 'first operator';
/** Every 50th load throws: 2 %. */
const LOADS = 200;
const THROWS_EVERY = 50;
/** The server looks at each roll-out every 15 s, and the console reads as often. */
const LOOK_MS = 60_000;

/** By walk: the running product keeps its releases, so that no two may have one version. */
const stamps = new Map<string, number>();

function version({ brand, language, width }: Walker, name: 'canary' | 'next'): string {
  const walk = `${brand} ${language} ${width}`;
  const stamp = stamps.get(walk) ?? Math.floor(Date.now() / 1_000);
  stamps.set(walk, stamp);
  return `9.${stamp}.${name === 'canary' ? 1 : 2}`;
}

const part = ({ visitor }: Walker, release: string) =>
  visitor.locator(`[data-remote="${REMOTE}"][data-version="${release}"]`).first();

async function rollOut(walker: Walker): Promise<void> {
  const operators = await signInOperator();
  const { brand, page, site } = walker;
  const canary = version(walker, 'canary');
  await settle(operators, brand);
  await publishRelease(operators, brand, REMOTE, canary);
  const steps = [
    { percent: 50, minMinutes: 0, minLoads: LOADS },
    { percent: 100, minMinutes: 0, minLoads: 0 },
  ];
  const releases = [{ remote: REMOTE, version: canary }];
  await operators.call('/ops/roll-outs', {
    brands: [brand],
    releases,
    steps,
    haltsByItself: true,
    reason: 'Faster first row',
  });
  await page.goto(site('/roll-outs'));
  await page.locator('main li[aria-current=step]').first().waitFor({ timeout: LOOK_MS });
}

/** Ends what an interrupted walk left. */
async function settle(operators: ConsoleClient, brand: string): Promise<void> {
  const { content } = (await operators.read(`/ops/roll-outs?brand=${brand}`)) as CallValue<'rollOuts.list'>;
  for (const { rollOutId, state, remote } of content)
    if (remote === REMOTE && (state === 'running' || state === 'scheduled'))
      await operators.call(`/ops/roll-outs/${rollOutId}/stop`, { reason: 'left by an earlier walk' });
}

/** A guest within the canary's share. */
async function openOnCanary(walker: Walker): Promise<void> {
  const { visitor, site } = walker;
  await visitor.context().addCookies([{ name: 'mq_bucket', value: '0', url: site('/') }]);
  await visitor.goto(site('/'));
  await part(walker, version(walker, 'canary')).waitFor({ state: 'attached' });
  await visitor.evaluate(() => Reflect.set(self, 'isSamePage', true));
}

async function throwInCanary(walker: Walker): Promise<void> {
  const { brand, page, site } = walker;
  for (let load = 1; load <= LOADS; load += 1) {
    const visited = await openSimulated(brand, { bucket: load % 50, from: `127.0.2.${1 + (load % 200)}` });
    if (servedVersion(visited.boot, REMOTE) !== version(walker, 'canary')) break;
    await visited.report(REMOTE, load % THROWS_EVERY === 0 ? ['loaded', 'threw'] : ['loaded']);
  }
  await page.goto(site('/roll-outs'));
  const row = page.getByRole('row').filter({ hasText: version(walker, 'canary') });
  await row.getByText(walker.text(CONSOLE, 'rollOuts.states.halted')).waitFor({ timeout: LOOK_MS });
}

async function takeUp(walker: Walker): Promise<void> {
  const { page, site, text } = walker;
  await page.goto(site('/roll-outs/alerts'));
  const row = page.getByRole('row').filter({ hasText: version(walker, 'canary') });
  const button = row.getByRole('button', { name: text(CONSOLE, 'rollOuts.takeUp') });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

/** The open page goes over to the stable release at its next navigation, to another page and back, without a reload. */
async function navigate(walker: Walker, former: 'canary' | 'next'): Promise<void> {
  const { visitor } = walker;
  await visitor.locator('nav a[href="/live"]').first().click();
  await visitor.waitForURL(({ pathname }) => pathname === '/live');
  await visitor.getByRole('banner').getByRole('link').first().click();
  await part(walker, version(walker, former)).waitFor({ state: 'detached' });
  await visitor.locator(`[data-remote="${REMOTE}"][data-version]`).first().waitFor({ state: 'attached' });
  if (!(await visitor.evaluate(() => Reflect.get(self, 'isSamePage') === true)))
    throw new Error('the page was reloaded');
}

/** A release that somebody made the stable one by hand turns out bad. */
async function rollBack(walker: Walker): Promise<void> {
  const { brand, page, site, text } = walker;
  const operators = await signInOperator();
  const next = version(walker, 'next');
  await publishRelease(operators, brand, REMOTE, next);
  const list = (await operators.read(`/ops/remotes?brand=${brand}`)) as CallValue<'remotes.list'>;
  const revision = list.find(({ remote }) => remote === REMOTE)?.revision;
  await operators.call(`/ops/remotes/${REMOTE}/promote`, { brand, revision, version: next, reason: 'Looks good' });
  await walker.visitor.goto(walker.visitor.url());
  await part(walker, next).waitFor({ state: 'attached' });
  await walker.visitor.evaluate(() => Reflect.set(self, 'isSamePage', true));

  await page.goto(site(`/remotes/${brand}/${REMOTE}`));
  await page.getByRole('button', { name: text(CONSOLE, 'change.roll-back.action') }).click();
  const dialog = page.locator('[role=dialog]');
  await dialog.locator('textarea, input[type=text], input:not([type])').last().fill('It shows nothing on old phones');
  await dialog.getByRole('button', { name: text(CONSOLE, 'change.roll-back.action') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main table').first().waitFor();
}

export const NIGHT_STEPS: readonly Step[] = [
  { ...logIn, by: OPERATOR },
  { name: 'a release in rising shares', by: OPERATOR, act: rollOut },
  { name: 'a page on the canary', act: openOnCanary },
  { name: 'halted by itself', by: OPERATOR, act: throwInCanary },
  { ...visit('alert above the remote', (brand) => `/remotes/${brand}/${REMOTE}`, 'main figure'), by: OPERATOR },
  { name: 'alert taken up', by: OPERATOR, act: takeUp },
  { name: 'the open page without it', act: (walker) => navigate(walker, 'canary') },
  { name: 'rolled back', by: OPERATOR, act: rollBack },
  { name: 'the open page after the roll-back', act: (walker) => navigate(walker, 'next') },
  { ...visit('audit trail', '/audit', 'main table'), by: OPERATOR },
];
