import type { Page } from 'playwright';
import { PAGE_FILE, pageWith, scaffoldRemote, startProduct } from '../support/development';
import { type Finding, finding, poll, type Proof, type ProofContext } from './proof';

/** A remote is built again and its page replaced within this. */
const REPLACED_MS = 60_000;
const OVERLAY = '#webpack-dev-server-client-overlay';

/** `pnpm dev` with a remote from outside: what its developer sees on each change. */
export async function proveHotReplacement({ browser }: Pick<ProofContext, 'browser'>): Promise<Proof> {
  const remote = scaffoldRemote('hot');
  remote.write(PAGE_FILE, pageWith('As it was'));
  const development = await startProduct(remote.folder);
  const page = await browser.newPage();
  try {
    await page.goto(development.siteOf('sundarban', remote.page));
    return { findings: await findingsOf(page, (text) => remote.write(PAGE_FILE, text)) };
  } finally {
    await page.context().close();
    await development.stop();
    remote.remove();
  }
}

async function findingsOf(page: Page, write: (text: string) => void): Promise<Finding[]> {
  await page.evaluate(() => Reflect.set(self, 'isSamePage', true));
  const button = page.getByRole('button', { name: /^Pressed/ });
  await button.click();
  await button.click();

  write(pageWith('Changed'));
  const isReplaced = await shows(page, 'Changed', 2);

  write(pageWith('Broken').replace('return (', 'return ((('));
  const place = page.frameLocator(OVERLAY).getByText(/welcome\.page\.tsx/);
  const isNamed = await isThere(() => place.first().isVisible());
  const isKept = await shows(page, 'Changed', 2);

  write(pageWith('Mended'));
  const isGone = await isThere(async () => (await page.locator(OVERLAY).count()) === 0);
  const isMended = isGone && (await shows(page, 'Mended', 2));
  await button.click();
  const isAlive = await shows(page, 'Mended', 3);
  return [
    yes('a changed component is replaced on the same page, with its state kept', isReplaced),
    yes('what does not compile is shown over the page, which stays', isNamed && isKept),
    yes('mended, it is replaced with its state kept, and goes on working', isMended && isAlive),
  ];
}

/** The heading and the count of presses, on a page that was not loaded again. */
const shows = (page: Page, text: string, presses: number): Promise<boolean> =>
  isThere(async () => {
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const count = await page.getByRole('button', { name: /^Pressed/ }).textContent();
    const isSamePage = await page.evaluate(() => Reflect.get(self, 'isSamePage') === true);
    return heading === text && count === `Pressed ${presses} times` && isSamePage;
  });

const isThere = async (read: () => Promise<boolean>): Promise<boolean> =>
  (await poll(async () => ((await read()) ? true : undefined), REPLACED_MS)) === true;

const yes = (what: string, isGood: boolean): Finding => finding(what, 'yes', isGood ? 'yes' : 'no', isGood);
