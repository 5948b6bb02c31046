import type { Page } from '@playwright/test';
import { fillIn, type Visitor } from './visitors';

export interface Screen {
  readonly name: string;
  /** Its address; the visitor's first page when there is none. */
  readonly path?: string;
  /** Opens what is meant: a popup, a menu. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Something that stands there only when the screen is complete; its heading when absent. */
  readonly shows?: string;
}

/** Whether the screen is a popup above another one. */
export const isPopup = ({ shows = '' }: Screen): boolean => /^\[role=(alert)?dialog\]/.test(shows);

const inBanner = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).click();

const signOut = async (page: Page): Promise<void> => {
  await inBanner(/^Account of/)(page);
  await page.getByRole('button', { name: 'Log out' }).click();
};

const CONTENT = ['/about', '/beginner', '/blog', '/news', '/licences', '/responsible', '/terms', '/m/appDownload'];

/** Every screen and every popup, by who meets it. */
export const SCREENS: Readonly<Record<Visitor, readonly Screen[]>> = {
  guest: [
    { name: 'home', path: '/', shows: 'section[aria-label="Hot games"] article' },
    { name: 'list of slots', path: '/rng', shows: 'main article' },
    { name: 'list that found nothing', path: '/rng?q=zzzzqqqq', shows: 'main' },
    { name: 'vendor centre', path: '/sports', shows: 'main article' },
    { name: 'promotions', path: '/promotions', shows: 'main button[aria-haspopup=dialog]' },
    { name: 'help', path: '/help' },
    ...CONTENT.map((path) => ({ name: `page at ${path}`, path, shows: 'h1' })),
    { name: 'address without a page', path: '/nowhere' },
    { name: 'vendors of a category', path: '/help', open: openVendors, shows: 'header [id] a[href^="/rng?"]' },
    { name: 'promotion', path: '/promotions', open: openPromotion, shows: '[role=dialog]' },
    { name: 'login popup', path: '/login', shows: '[role=dialog] form' },
    { name: 'login popup after a provider', path: '/login?failure=social_failed', shows: '[role=dialog] [role=alert]' },
    { name: 'confirmation of a login', path: '/login', open: openStepUp, shows: '[role=dialog] fieldset' },
    { name: 'new password popup', path: '/reset-password#token', shows: '[role=dialog] form' },
    { name: 'registration popup', path: '/register', shows: '[role=dialog] form input' },
    { name: 'announcements popup', path: '/', open: openAnnouncement, shows: '[role=dialog] article' },
    { name: 'password forgotten popup', path: '/login', open: openForgotten, shows: '[role=dialog] form' },
    { name: 'feedback popup', path: '/help', open: openFeedback, shows: '[role=dialog] form' },
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
    { name: 'invite friends', path: '/member/invite' },
    { name: 'live chat', path: '/help', open: openLiveChat, shows: '[role=dialog] textarea' },
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
  agent: [
    { name: 'team overview', path: '/agentHome', shows: 'main table' },
    { name: 'contracts', path: '/agentHome/contracts', shows: 'form' },
  ],
  operator: [
    { name: 'remotes of a brand', path: '/remotes/sundarban', shows: 'main table' },
    { name: 'one remote', path: '/remotes/sundarban/mf-games', shows: 'main table' },
    { name: 'audit trail', path: '/audit', shows: 'main table' },
    { name: 'live chat desk', path: '/chat' },
    { name: 'feedback desk', path: '/feedback', shows: 'main table' },
    { name: 'status of a brand', path: '/brand-status/sundarban', shows: 'main input[type=time]' },
    { name: 'articles', path: '/articles/sundarban', shows: 'main table code' },
    { name: 'one article', path: '/articles/sundarban?kind=page&article=about', shows: 'main textarea' },
    { name: 'outbox', path: '/outbox', shows: 'main table' },
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

/** A login from a new address, as the server answers it: the confirmation follows. */
async function openStepUp(page: Page): Promise<void> {
  const methods = ['authenticator', 'sms'].map((method) => ({ method, hint: null }));
  const answer = {
    success: false,
    value: null,
    code: 'step_up_required',
    message: '',
    details: { challenge: 'c'.repeat(43), methods },
    requestId: 'request',
  };
  await page.route('**/wps/session/login', (route) => route.fulfill({ status: 403, json: answer }), { times: 1 });
  await fillIn(page, { account: 'somebody', password: 'a lantern on the pier' });
}

async function openLiveChat(page: Page): Promise<void> {
  await page
    .getByRole('complementary', { name: 'Quick help' })
    .getByRole('button', { name: /^Live chat/ })
    .click();
}

async function openFeedback(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
}

async function openDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo: Mines' }).click();
}
