import type { Page } from '@playwright/test';
import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import type { BootDocument } from '../../shared/contract/src/boot';
import { seal } from '../../shared/kit/src/crypto/seal';
import { siteOf } from './environment';
import { send } from './send';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];
export type Operator = 'operator' | 'secondOperator';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** The account that a new installation of the brand has. @throws when there is none */
export function demoAccount(brand: string, account: string): Credentials {
  const demoMember = accounts.members.find((member) => member.brand === brand && member.account === account);
  if (!demoMember) throw new Error(`${brand} has no account ${account}`);
  return demoMember;
}

/** Signs the page's browser in at a brand by the call that the form makes; its next page shows it. */
export function signIn(
  page: Page,
  brand: string,
  { account, password }: Credentials,
  site: 'member' | 'agent' = 'member',
): Promise<void> {
  return openSession(page, brand, '/wps/session/login', { type: 'username', username: account, password, site });
}

/**
 * Makes a call of a brand that opens a session, as the page's browser, which keeps the cookies.
 * @param language of the page; the brand's without one
 * @throws when the call is refused
 */
export async function openSession(
  page: Page,
  brand: string,
  path: string,
  fields: object,
  language?: string,
): Promise<void> {
  await keepCookies(page, brand, path, await seal(path, { ...fields }, await envelopeKey(brand)), language);
}

/** Signs the page's browser in at the console, as one of the demonstration's operators. */
export async function signInAtConsole(page: Page, who: Operator = 'operator'): Promise<void> {
  const { email, password } = accounts[who];
  await keepCookies(page, 'console', '/ops/session/login', { email, password });
  // The console asks for a session only where somebody has signed in.
  await page.context().addInitScript(() => localStorage.setItem('console.signed-in', ''));
}

type EnvelopeKey = BootDocument['envelopeKey'];
let ofDeployment: Promise<EnvelopeKey> | undefined;

/** All brands have the one of the deployment. */
function envelopeKey(brand: string): Promise<EnvelopeKey> {
  ofDeployment ??= send(brand, '/wps/boot').then(({ text }) => (JSON.parse(text) as BootDocument).envelopeKey);
  return ofDeployment;
}

const userAgents = new WeakMap<object, string>();

/** What the page's browser calls itself. Read once: a page that is just leaving for another one answers nothing. */
async function userAgentOf(page: Page): Promise<string> {
  const context = page.context();
  const known = userAgents.get(context) ?? (await page.evaluate(() => navigator.userAgent));
  userAgents.set(context, known);
  return known;
}

async function keepCookies(page: Page, host: string, path: string, body: object, language?: string): Promise<void> {
  const userAgent = await userAgentOf(page);
  const { text, cookies } = await send(host, path, { body, userAgent, language });
  const { success, code } = JSON.parse(text) as { readonly success: boolean; readonly code?: string };
  if (!success) throw new Error(`${path} at ${host}: ${code}`);
  await page.context().addCookies(cookies.flatMap((header) => cookieOf(host, header)));
}

/** A cookie of a `set-cookie` header, none where it clears one. Browsers take `*.localhost` for secure. */
function cookieOf(host: string, header: string): Cookies {
  const [pair = ''] = header.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (!value) return [];
  const url = siteOf(host).replace('http:', 'https:');
  return [{ name, value, url, httpOnly: true, secure: true, sameSite: 'Strict' }];
}
