import { demoAccount } from '../support/sign-in';
import { fillIn } from '../support/visitors';
import { GUEST_DIALOGS, MEMBER_DIALOGS } from './dialog-steps';
import { payIn, playDice } from './money-steps';
import { type Step, visit, type Walker } from './walk';

const DIALOG = '[role=dialog]';

/** Logs in by the form at an address. */
export const logIn = (path: string, account: string): Step => ({
  name: 'log in',
  act: async ({ page, site, brand }) => {
    await page.goto(site(path));
    await fillIn(page, demoAccount(brand, account));
    await page.waitForURL((url) => url.pathname !== path);
    await page.locator('header a[href="/member/deposit"], header a[href="/agentHome"]').first().waitFor();
    await page.locator(DIALOG).waitFor({ state: 'detached' });
  },
});

/** Money that every demo account has many times over. */
const STAKE: Readonly<Record<string, string>> = { sundarban: '20', meridian: '20000' };
/** Within the bounds of every payment method. */
const DEPOSIT: Readonly<Record<string, string>> = { sundarban: '2000', meridian: '2000000' };

const openSearch = async ({ page, text }: Walker): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('host-shell/src', 'header.search') })
    .click();
  await page.locator(`${DIALOG} input`).fill('dragon');
  await page.locator(`${DIALOG} a, ${DIALOG} li`).first().waitFor();
};

const GAMES: readonly Step[] = [
  visit('home', '/', 'main article'),
  visit('slots', '/rng', 'main article'),
  visit('live tables', '/live', 'main article'),
  visit('sports vendors', '/sports', 'main article'),
  visit('in-house games', '/bgs', 'main article'),
  { name: 'search', act: openSearch },
];
const PAGES: readonly Step[] = [visit('promotions', '/promotions'), visit('help', '/help'), visit('terms', '/terms')];

export const GUEST_STEPS: readonly Step[] = [
  ...GAMES,
  ...PAGES,
  visit('registration', '/register', `${DIALOG} form input`),
  visit('login', '/login', `${DIALOG} form`),
  ...GUEST_DIALOGS,
];

export const MEMBER_STEPS: readonly Step[] = [
  logIn('/login', 'demo'),
  ...GAMES,
  { name: 'a bet on dice', act: (walker) => playDice(walker, { stake: STAKE[walker.brand] ?? '1' }) },
  { name: 'a deposit', act: (walker) => payIn(walker, DEPOSIT[walker.brand] ?? '1') },
  visit('deposit page', '/member/deposit', 'main form'),
  visit('withdrawals', '/member/withdrawal', 'main h2'),
  visit('my wallet', '/member/transfer', 'main dl'),
  visit('transfer to the upline', '/member/transfer-upline', 'main h2'),
  visit('profit and loss', '/member/profit-loss', 'main table'),
  visit('betting record', '/member/betting-record', 'main table'),
  visit('account record', '/member/account-record', 'main table'),
  visit('security', '/member'),
  visit('limits', '/member/limits'),
  visit('messages', '/member/messages', 'main h1'),
  visit('recent games', '/recent'),
  visit('favourites', '/favorite'),
  ...PAGES,
  ...MEMBER_DIALOGS,
];

export const AGENT_STEPS: readonly Step[] = [
  logIn('/agent', 'demoagent'),
  visit('team overview', '/agentHome', 'main table'),
  visit('team betting', '/agentHome/team-betting', 'main table'),
  visit('team transactions', '/agentHome/team-transactions', 'main table'),
  visit('user loss', '/agentHome/user-loss', 'main table'),
  visit('account details', '/agentHome/account-details', 'main table'),
  visit('deposit in the office', '/agentHome/deposit', 'main form'),
  visit('withdrawal in the office', '/agentHome/withdrawal', 'main form'),
  visit('contracts', '/agentHome/contracts', 'main form, main table'),
  visit('transfers of the line', '/agentHome/transfers', 'main form'),
];
