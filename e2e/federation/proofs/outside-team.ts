import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { siteOf } from '../../support/environment';
import { walkDown } from '../../support/walk-down';
import {
  MAX_COMMANDS,
  type OutsideRelease,
  randomRemoteName,
  releaseFromOutside,
  switchOn,
} from '../support/outside-team';
import { openProofBrand } from '../support/proof-brand';
import { differences, settledPages, snapshotFiles, snapshotPages } from '../support/site-snapshot';
import { finding, type Proof, type ProofContext } from './proof';

/**
 * A team without this checkout, its disk and its database, from an empty folder to a page on one of two brands.
 * @param name of its remote, one that no earlier run took
 */
export async function proveOutsideTeam(
  { browser, print }: Pick<ProofContext, 'browser' | 'print'>,
  name = randomRemoteName(),
): Promise<Proof> {
  const [brand, other] = [await openProofBrand(), await openProofBrand()];
  const [pages, files] = [await settledPages(other.code), await snapshotFiles(other.code)];
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-outside-'));
  try {
    const release = await releaseFromOutside(folder, name);
    const page = await browser.newPage();
    const isOffAtFirst = (await statusOf(page, brand.code, release)) === 404;
    await switchOn(brand.code, release.remote, release.setting);
    const isVisible = await showsAll(page, brand.code, release);
    const isOffElsewhere = (await statusOf(page, other.code, release)) === 404;
    await page.close();
    const moved = [
      ...differences(pages, await snapshotPages(other.code)),
      ...differences(files, await snapshotFiles(other.code)),
    ];
    const { commands, filesElsewhere } = release;
    for (const { line, seconds } of commands) print(`${seconds.toFixed(1).padStart(6)} s  ${line}`);
    const isOnOneBrand = isOffAtFirst && isVisible && isOffElsewhere;
    return {
      findings: [
        finding(
          'commands of a team outside, from an empty folder to its release',
          `at most ${MAX_COMMANDS}`,
          String(commands.length),
          commands.length <= MAX_COMMANDS,
        ),
        none('files that it touches outside of its folder', filesElsewhere),
        finding(
          'its page, card and setting are visible on the brand that an operator switched it on for, and on no other',
          'yes',
          isOnOneBrand ? 'yes' : `off at first ${isOffAtFirst}, visible ${isVisible}, off elsewhere ${isOffElsewhere}`,
          isOnOneBrand,
        ),
        none('differences at another brand, byte for byte', moved),
      ],
      details: detailsOf(release),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const none = (what: string, found: readonly string[]) =>
  finding(what, 'none', found.length === 0 ? 'none' : found.slice(0, 5).join(', '), found.length === 0);

async function statusOf(page: Page, brand: string, { page: address }: OutsideRelease): Promise<number | undefined> {
  return (await page.goto(siteOf(brand, address)))?.status();
}

/** Opens the remote's page by the card that it puts on the home page. @returns whether page, card and setting are there */
async function showsAll(page: Page, brand: string, { page: address }: OutsideRelease): Promise<boolean> {
  await page.goto(siteOf(brand));
  await walkDown(page);
  await page.getByRole('main').getByRole('link', { name: 'View page' }).click();
  await page.getByText('This site has turned the note on.').waitFor();
  return page.url() === siteOf(brand, address);
}

function detailsOf({ commands }: OutsideRelease): string {
  const rows = commands.map(({ line, seconds }) => `| \`${line.replaceAll(tmpdir(), '')}\` | ${seconds.toFixed(1)} |`);
  return `| command | seconds |
|---|---|
${rows.join('\n')}`;
}
