import type { Browser, Page } from '@playwright/test';
import { siteOf } from './environment';
import { hidePopups } from './hide-popups';
import { newMember, type Place } from './new-member';
import { type Credentials, demoAccount, type Operator, signIn, signInAtConsole } from './sign-in';

export type Visitor = 'guest' | 'trial' | 'member' | 'agent' | 'operator';

/**
 * Opens a page as this visitor, in English, without the popups of a first visit and of a rain, and without motion.
 * @param path the first page; the visitor's own one when left out
 */
export async function openAs(
  browser: Browser,
  brand: string,
  visitor: Visitor,
  path = FIRST_PATH[visitor],
): Promise<Page> {
  const host = visitor === 'operator' ? 'console' : brand;
  const page = await emptyPage(browser, host);
  await SIGN_IN[visitor]?.(page, brand);
  await page.goto(siteOf(host, path));
  if (visitor === 'trial') await startTrial(page);
  return page;
}

/** Opens the console as one of the demonstration's operators. @param path the first page; without one nothing is shown yet */
export async function openConsole(browser: Browser, who: Operator = 'operator', path?: string): Promise<Page> {
  const page = await emptyPage(browser, 'console');
  await signInAtConsole(page, who);
  if (path !== undefined) await page.goto(siteOf('console', path));
  return page;
}

/**
 * A page of a browser of its own that has a new member signed in, and shows nothing yet.
 * @param household tells its browser from those of other households, which promotions give one reward
 */
export async function openNewMember(
  browser: Browser,
  place: Place,
  account: string,
  household?: string,
): Promise<Page> {
  const page = await emptyPage(browser, place.brand, household);
  await newMember(page, place, account);
  return page;
}

/** A page that shows nothing yet, of a browser of its own. */
export async function emptyPage(browser: Browser, host: string, household?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...(household !== undefined && { userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 ${household}` }),
  });
  await context.addCookies([{ name: 'mq_lang', value: 'en', url: siteOf(host) }]);
  await hidePopups(context);
  return context.newPage();
}

const FIRST_PATH: Readonly<Record<Visitor, string>> = {
  guest: '/',
  trial: '/',
  member: '/',
  agent: '/agentHome',
  operator: '/',
};

/** Nobody fills in a form for this: the journeys of the shell, of the agents' contracts and of the console's operators do. */
const SIGN_IN: Readonly<Partial<Record<Visitor, (page: Page, brand: string) => Promise<void>>>> = {
  member: (page, brand) => signIn(page, brand, demoAccount(brand, 'demo')),
  agent: (page, brand) => signIn(page, brand, demoAccount(brand, 'demoagent'), 'agent'),
  operator: (page) => signInAtConsole(page),
};

async function startTrial(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Play for free' }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}

/** Fills in the login form that is open. */
export async function fillIn(page: Page, { account, password }: Credentials): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('input[type="password"]') });
  await form.locator('input[autocomplete~="username"]').fill(account);
  await form.locator('input[type="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
}
