import { demoAccount, fillIn } from '../support/visitors';
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

/** Dice of the house, in every installation. */
const DICE = 10_003;

/** Money that every demo account has many times over. */
const STAKE: Readonly<Record<string, string>> = { sundarban: '20', meridian: '20000' };
const DEPOSIT: Readonly<Record<string, string>> = { sundarban: '500', meridian: '1000000' };

async function playDice({ page, text, site, brand }: Walker): Promise<void> {
  const inHouse = 'mf-games/in-house/src';
  await page.goto(site(`/seamless?nodeId=${DICE}`));
  const game = page.frameLocator('iframe');
  await game.getByLabel(text(inHouse, 'stake.label'), { exact: true }).fill(STAKE[brand] ?? '1');
  const answered = page.waitForResponse((response) => /\/bet|\/play/.test(response.url()) && response.ok());
  await game.getByRole('button', { name: text(inHouse, 'bet'), exact: true }).click();
  await answered;
  await game.getByRole('status').first().waitFor();
}

async function payIn({ page, text, site, brand }: Walker): Promise<void> {
  await page.goto(site('/member/deposit'));
  await page.getByLabel(text('mf-wallet/src', 'deposit.amount')).fill(DEPOSIT[brand] ?? '1');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/sandpay/);
  const [pay = ''] = text('vendor-sandbox/src/sandpay', 'approve').split('{amount}');
  await page.getByRole('button', { name: pay.trim() }).first().click();
  await page.waitForURL(/\/member\/deposit/);
  await page.locator('main [role=status]').first().waitFor();
}

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
];

export const MEMBER_STEPS: readonly Step[] = [
  logIn('/login', 'demo'),
  ...GAMES,
  { name: 'a bet on dice', act: playDice },
  { name: 'a deposit', act: payIn },
  visit('deposit page', '/member/deposit', 'main form'),
  visit('withdrawals', '/member/withdrawal', 'main h2'),
  visit('transfers', '/member/transfer', 'main h2'),
  visit('betting record', '/member/betting-record', 'main table'),
  visit('account record', '/member/account-record', 'main table'),
  visit('security', '/member'),
  visit('limits', '/member/limits'),
  visit('recent games', '/recent'),
  visit('favourites', '/favorite'),
  ...PAGES,
];

export const AGENT_STEPS: readonly Step[] = [
  logIn('/agent', 'demoagent'),
  visit('team overview', '/agentHome', 'main table'),
  visit('team betting', '/agentHome/team-betting', 'main table'),
  visit('contracts', '/agentHome/contracts', 'main form, main table'),
  visit('transfers of the line', '/agentHome/transfers', 'main form'),
];
