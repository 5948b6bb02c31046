import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  MAX_COMMANDS,
  type OutsideRelease,
  randomRemoteName,
  releaseFromOutside,
} from '../federation/support/outside-team';
import {
  differences,
  settledPages,
  type Snapshot,
  snapshotFiles,
  snapshotPages,
} from '../federation/support/site-snapshot';
import { siteOf } from '../support/environment';
import { walkDown } from '../support/walk-down';
import { logIn } from './operator-steps';
import { type Partner, type Step, visit, type Walker } from './walk';

const CONSOLE = 'operator-console/src';
const OPERATOR: Partner = 'first operator';
/** What a new remote's card says, as `create-marquee-remote` writes it. */
const VIEW_PAGE: Readonly<Record<string, string>> = { en: 'View page', bn: 'পেজ দেখুন', vi: 'Xem trang' };

interface Finished {
  readonly release: OutsideRelease;
  /** Pages and files of the other brand before. */
  readonly before: readonly [Snapshot, Snapshot];
}

/** By walk. */
const finished = new Map<string, Finished>();

const keyOf = ({ brand, language, width }: Walker): string => `${brand} ${language} ${width}`;
const otherBrand = ({ brand }: Walker): string => (brand === 'sundarban' ? 'meridian' : 'sundarban');

function finishedOf(walker: Walker): Finished {
  const own = finished.get(keyOf(walker));
  if (!own) throw new Error('the team has released nothing');
  return own;
}

/** The team's commands, in a folder that was empty; then the console's list of what the brand has not had. */
async function release(walker: Walker): Promise<void> {
  const other = otherBrand(walker);
  const before = [await settledPages(other), await snapshotFiles(other)] as const;
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-outside-'));
  try {
    const released = await releaseFromOutside(folder, randomRemoteName());
    finished.set(keyOf(walker), { release: released, before });
    if (released.commands.length > MAX_COMMANDS) throw new Error(`it took ${released.commands.length} commands`);
    if (released.filesElsewhere.length > 0) throw new Error(`it touched ${released.filesElsewhere.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { brand, page, site } = walker;
  await page.goto(site(`/remotes/${brand}`));
  await availableRow(walker).scrollIntoViewIfNeeded();
}

const availableRow = (walker: Walker) =>
  walker.page.getByRole('row').filter({ hasText: finishedOf(walker).release.remote });

async function isOff({ page, site }: Walker, { page: address }: OutsideRelease): Promise<void> {
  const status = (await page.goto(site(address)))?.status();
  if (status !== 404) throw new Error(`${page.url()} answered ${status}`);
  await page.locator('main h1').first().waitFor();
}

/** Of a change; a notice is a dialog too, and stays while the pointer is over it. */
const changeDialog = ({ page, text }: Walker) =>
  page.getByRole('dialog').filter({ has: page.getByLabel(text(CONSOLE, 'change.reason')) });

async function switchOn(walker: Walker): Promise<void> {
  const { page, text } = walker;
  const action = text(CONSOLE, 'change.enable.action');
  await availableRow(walker).getByRole('button', { name: action }).click();
  const dialog = changeDialog(walker);
  await dialog.getByLabel(text(CONSOLE, 'change.reason')).fill('First release of a new team');
  await dialog.getByRole('button', { name: action }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: finishedOf(walker).release.remote }).waitFor();
}

/** By the card that the remote puts on the home page. */
async function open(walker: Walker): Promise<void> {
  const { page, site, language } = walker;
  await page.goto(site('/'));
  await walkDown(page);
  const link = { name: VIEW_PAGE[language] ?? '' };
  await page.getByRole('main').getByRole('link', link).first().click();
  await page.locator(`[data-remote="${finishedOf(walker).release.remote}"] h1`).waitFor();
}

async function compareOther(walker: Walker): Promise<void> {
  const other = otherBrand(walker);
  const [pages, files] = finishedOf(walker).before;
  const changed = [
    ...differences(pages, await snapshotPages(other)),
    ...differences(files, await snapshotFiles(other)),
  ];
  if (changed.length > 0) throw new Error(`${other} has changed: ${changed.slice(0, 5).join(', ')}`);
  await isOff({ ...walker, site: (at) => siteOf(other, at) }, finishedOf(walker).release);
}

/** Keeps the running product as it was found. */
async function switchOff(walker: Walker): Promise<void> {
  const { page, site, text, brand } = walker;
  await page.goto(site(`/remotes/${brand}`));
  await availableRow(walker).getByRole('switch').click();
  const dialog = changeDialog(walker);
  await dialog.getByLabel(text(CONSOLE, 'change.reason')).fill('The walk is over');
  await dialog.locator('input[lang=en]').fill('Back soon');
  await dialog.getByRole('button', { name: text(CONSOLE, 'change.disable.action') }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A team outside of the repository: from an empty folder to its page on one brand, and nothing at the other one. */
export const OUTSIDE_STEPS: readonly Step[] = [
  { ...logIn, by: OPERATOR },
  { name: 'six commands of a team', by: OPERATOR, act: release },
  { ...visit('its token', '/release-tokens', 'main table'), by: OPERATOR },
  { name: 'off at first', act: (walker) => isOff(walker, finishedOf(walker).release) },
  { ...visit('not on this brand yet', (brand) => `/remotes/${brand}`, 'main table'), by: OPERATOR },
  { name: 'switched on', by: OPERATOR, act: switchOn },
  { name: 'its page by its card', act: open },
  { name: 'the other brand unchanged', act: compareOther },
  { name: 'switched off', by: OPERATOR, act: switchOff },
];
