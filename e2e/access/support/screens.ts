import type { Page } from '@playwright/test';
import type { Visitor } from './visitors';

export interface Screen {
  readonly name: string;
  /** Its address; the visitor's first page when there is none. */
  readonly path?: string;
  /** Opens what is meant: a popup, a menu. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Something that stands there only when the screen is complete; its heading when absent. */
  readonly shows?: string;
}

const inBanner = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).click();

const signOut = async (page: Page): Promise<void> => {
  await inBanner(/^Account of/)(page);
  await page.getByRole('button', { name: 'Log out' }).click();
};

/** Every screen and every popup, by who meets it. */
export const SCREENS: Readonly<Record<Visitor, readonly Screen[]>> = {
  guest: [
    { name: 'home', path: '/', shows: 'section[aria-label="Hot games"] article' },
    { name: 'vendors of a category', path: '/help', open: openVendors, shows: 'header [id] a[href^="/rng?"]' },
    { name: 'list of slots', path: '/rng', shows: 'main article' },
    { name: 'list that found nothing', path: '/rng?q=zzzzqqqq', shows: 'main' },
    { name: 'vendor centre', path: '/sports', shows: 'main article' },
    { name: 'promotions', path: '/promotions', shows: 'main button[aria-haspopup=dialog]' },
    { name: 'promotion', path: '/promotions', open: openPromotion, shows: '[role=dialog]' },
    { name: 'help', path: '/help' },
    { name: 'address without a page', path: '/nowhere' },
    { name: 'login popup', path: '/login', shows: '[role=dialog] form' },
    { name: 'registration popup', path: '/register', shows: '[role=dialog] form input' },
    { name: 'announcements popup', path: '/', open: openAnnouncement, shows: '[role=dialog] article' },
    { name: 'password forgotten popup', path: '/login', open: openForgotten, shows: '[role=dialog] form' },
    { name: 'feedback popup', path: '/help', open: openFeedback, shows: '[role=dialog] form' },
    ...['/about', '/beginner', '/blog', '/licences', '/responsible', '/terms', '/m/appDownload'].map((path) => ({
      name: `page at ${path}`,
      path,
      shows: 'h1',
    })),
    { name: 'agents’ login', path: '/agent', shows: 'form' },
    { name: 'demo of a game', path: '/bgs', open: openDemo, shows: 'iframe' },
  ],
  trial: [{ name: 'page that needs an account', path: '/member' }],
  member: [
    { name: 'account menu', path: '/help', open: inBanner(/^Account of/), shows: 'header a[href="/member"]' },
    { name: 'security centre', path: '/member' },
    { name: 'deposit', path: '/member/deposit', shows: 'main form' },
    { name: 'betting record', path: '/member/betting-record', shows: 'main table' },
    { name: 'account record', path: '/member/account-record', shows: 'main table' },
    { name: 'favourites', path: '/favorite' },
    { name: 'recent games', path: '/recent' },
    {
      name: 'password popup',
      path: '/help',
      open: async (page) => {
        await inBanner(/^Account of/)(page);
        await page.getByRole('button', { name: 'Change password' }).click();
      },
      shows: '[role=dialog] form',
    },
    { name: 'question before leaving', path: '/help', open: signOut, shows: '[role=alertdialog]' },
  ],
  agent: [{ name: 'team overview', path: '/agentHome', shows: 'main table' }],
  operator: [
    { name: 'remotes of a brand', path: '/remotes/sundarban', shows: 'main table' },
    { name: 'one remote', path: '/remotes/sundarban/mf-games', shows: 'main table' },
    { name: 'audit trail', path: '/audit', shows: 'main table' },
  ],
};

async function openVendors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vendors: Slots' }).click();
}

async function openPromotion(page: Page): Promise<void> {
  await page.locator('main button[aria-haspopup=dialog]').first().click();
}

async function openAnnouncement(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notices' }).getByRole('button').first().click();
}

async function openForgotten(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Forgot/ })
    .click();
  await page.getByRole('dialog', { name: /password/i }).waitFor();
}

async function openFeedback(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
}

async function openDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo: Mines' }).click();
}
