import type { Browser, Page } from '@playwright/test';
import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import { siteOf } from './environment';

export type Visitor = 'guest' | 'trial' | 'member' | 'agent' | 'operator';

/**
 * Opens a page as this visitor, in English, without the popups of a first visit and of a rain, and without motion.
 * @param household tells its browser from those of other households, which promotions give one reward
 */
export async function openAs(browser: Browser, brand: string, visitor: Visitor, household?: string): Promise<Page> {
  const page = await openPage(browser, visitor === 'operator' ? 'console' : brand, household);
  await ENTER[visitor](page, brand);
  return page;
}

/** Opens the console as one of the demonstration's operators. */
export async function openConsole(browser: Browser, who: 'operator' | 'secondOperator' = 'operator'): Promise<Page> {
  const page = await openPage(browser, 'console');
  await page.goto(siteOf('console'));
  await fillIn(page, { account: accounts[who].email, password: accounts[who].password });
  await page.getByRole('table').first().waitFor();
  return page;
}

async function openPage(browser: Browser, host: string, household?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...(household !== undefined && { userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 ${household}` }),
  });
  await context.addCookies([{ name: 'mq_lang', value: 'en', url: siteOf(host) }]);
  await context.addInitScript(() => {
    sessionStorage.setItem('mq.popups-shown', 'anonymous user');
    sessionStorage.setItem('mq.rains-shown', 'all');
  });
  return context.newPage();
}

const ENTER: Readonly<Record<Visitor, (page: Page, brand: string) => Promise<unknown>>> = {
  guest: (page, brand) => page.goto(siteOf(brand)),
  trial: async (page, brand) => {
    await page.goto(siteOf(brand));
    await page.getByRole('banner').getByRole('button', { name: 'Play for free' }).click();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  },
  member: async (page, brand) => {
    await page.goto(siteOf(brand, '/login'));
    await fillIn(page, demoAccount(brand, 'demo'));
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  },
  agent: async (page, brand) => {
    await page.goto(siteOf(brand, '/agent'));
    await fillIn(page, demoAccount(brand, 'demoagent'));
    await page.waitForURL(siteOf(brand, '/agentHome'));
  },
  operator: async (page) => {
    await page.goto(siteOf('console'));
    await fillIn(page, { account: accounts.operator.email, password: accounts.operator.password });
    await page.getByRole('table').first().waitFor();
  },
};

/** The account that a new installation of the brand has. @throws when there is none */
export function demoAccount(brand: string, account: string): { readonly account: string; readonly password: string } {
  const demoMember = accounts.members.find((member) => member.brand === brand && member.account === account);
  if (!demoMember) throw new Error(`${brand} has no account ${account}`);
  return demoMember;
}

/** Fills in the login form that is open. */
export async function fillIn(
  page: Page,
  { account, password }: { readonly account: string; readonly password: string },
): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('input[type="password"]') });
  await form.locator('input[autocomplete="username"]').fill(account);
  await form.locator('input[type="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
}
