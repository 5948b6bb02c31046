import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { BootDocument } from '../../shared/contract/src/boot';
import { siteOf } from '../support/environment';
import { walkDown } from '../support/walk-down';
import { releaseFromOutside, switchOn } from './support/outside-team';
import { openProofBrand } from './support/proof-brand';

const MAX_COMMANDS = 6;
const INSTALL_TIMEOUT_MS = 600_000;
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-outside-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a brand runs, and the bytes of every file that its pages may load, as one digest. */
async function runningBytes(page: Page, brand: string): Promise<string> {
  await page.goto(siteOf(brand));
  return page.evaluate(async () => {
    const boot = await fetch('/wps/boot');
    const { shell, remotes, disabledRemotes } = (await boot.json()) as BootDocument;
    const files = [shell, ...remotes.map(({ release }) => release)].flatMap(({ baseUrl, integrity }) =>
      Object.keys(integrity).map((file) => baseUrl + file),
    );
    const contents = await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
    const running = new Blob([JSON.stringify([remotes, disabledRemotes, shell]), ...contents]);
    const digest = await crypto.subtle.digest('SHA-256', await running.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join(' ');
  });
}

test('a team outside gets from an empty folder to one brand in six commands, and the other stays as it was', async ({
  page,
}) => {
  // It fetches some 500 packages from the registry, as fast as that answers.
  test.setTimeout(INSTALL_TIMEOUT_MS);
  const name = Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
  const [first, second] = [await openProofBrand(), await openProofBrand()];
  const before = await runningBytes(page, second.code);

  const release = await releaseFromOutside(folder, name);
  const lines = release.commands.map(({ line, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${line}`);
  process.stdout.write(`${lines.length} commands of the team:\n${lines.join('\n')}\n`);
  expect(release.commands.length).toBeLessThanOrEqual(MAX_COMMANDS);
  expect(release.filesElsewhere).toEqual([]);

  expect((await page.goto(siteOf(first.code, release.page)))?.status()).toBe(404);
  await switchOn(first.code, release.remote, release.setting);
  expect((await page.goto(siteOf(first.code, release.page)))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
  await expect(page.getByText('This site has turned the note on.')).toBeVisible();

  await page.goto(siteOf(first.code));
  await walkDown(page);
  await page.getByRole('main').getByRole('link', { name: 'View page' }).click();
  await expect(page).toHaveURL(siteOf(first.code, release.page));

  expect((await page.goto(siteOf(second.code, release.page)))?.status()).toBe(404);
  expect(await runningBytes(page, second.code)).toBe(before);
});
