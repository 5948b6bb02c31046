import { expect, type Locator, type Page, test } from '@playwright/test';
import { AGENT_RIGHTS } from '../../shared/contract/src/agent-access';
import { siteOf } from '../support/environment';
import { openSubUser, removeSubUsers } from '../support/sub-user';
import { openAs } from '../support/visitors';

const BRAND = 'sundarban';
/** What each right shows first, and what of it nobody but the agent has. */
const FIRST_PAGE = {
  figures: 'Team overview',
  income: 'My income',
  line: 'Downline management',
  support: 'Platform messages',
} as const;
/** They end what the walk is about. */
const LEAVES = /^(Sign out|End|Log out)/;

test('a sub-user of each right sees its pages, and presses nothing there that the server refuses', async ({
  browser,
}) => {
  const agent = await openAs(browser, BRAND, 'agent');
  await removeSubUsers(agent);
  const refusals = await Promise.all(
    AGENT_RIGHTS.map(async (right) => {
      const page = await openSubUser(browser, agent, BRAND, [right]);
      const refused = refusalsOf(page);
      await page.goto(siteOf(BRAND, '/agentHome'));
      await expect(page.getByRole('heading', { level: 1, name: FIRST_PAGE[right] })).toBeVisible();
      const entries = await page.getByRole('navigation', { name: 'Agent centre menu' }).getByRole('link').all();
      const paths = await Promise.all(entries.map((entry) => entry.getAttribute('href')));
      for (const path of [...paths, '/agentHome/security']) await pressAll(page, path ?? '');
      await page.context().close();
      return [right, refused()] as const;
    }),
  );
  expect(refusals).toEqual(AGENT_RIGHTS.map((right) => [right, []]));
  await agent.context().close();
});

/** Notes the calls of a page that are refused, with the page. */
function refusalsOf(page: Page): () => readonly string[] {
  const refused = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 403) refused.add(`${new URL(page.url()).pathname}: ${new URL(response.url()).pathname}`);
  });
  return () => [...refused];
}

/** Opens a page and presses what is there, one after another. */
async function pressAll(page: Page, path: string): Promise<void> {
  await page.goto(siteOf(BRAND, path));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  const buttons = page.getByRole('main').getByRole('button').or(page.getByRole('complementary').getByRole('button'));
  const names = new Set(await Promise.all((await buttons.all()).map(nameOf)));
  for (const name of names) {
    if (name === '' || LEAVES.test(name)) continue;
    // At once, wherever it lies by now: what one button opened may lie above another.
    await buttons
      .and(page.getByRole('button', { name, exact: true }))
      .evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
  }
}

const nameOf = async (button: Locator): Promise<string> =>
  (await button.getAttribute('aria-label')) ?? (await button.innerText()).trim();
