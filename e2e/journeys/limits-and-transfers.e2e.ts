import { expect, type Page, test } from '@playwright/test';
import { fillIn, openAs, openNewMember } from '../support/visitors';
import { siteOf } from '../support/environment';
import { LOGIN_PASSWORD } from '../support/new-member';
import { uniqueAccount } from '../support/unique';

const BRAND = 'sundarban';
/** In the line of the brand's demonstration agent. */
const IN_LINE = { brand: BRAND, mobile: true, affiliation: { affiliateCode: 'SUNDAGENT' } };
const digits = '482913';

test('a member sets deposit and stake limits, exchanges transfers with the upline, and self-excludes', async ({
  browser,
}) => {
  const account = uniqueAccount('limit');
  const member = await openNewMember(browser, IN_LINE, account);
  await limitTo(member, 'Deposits, Day', '600');

  const agent = await openAs(browser, BRAND, 'agent', '/member/withdrawal');
  await setWithdrawPassword(agent, 'Tidewater-2026!');
  await sendDown(agent, account, '500');
  await expect(agent.getByRole('row').filter({ hasText: account }).first()).toContainText('500.00');
  await expect(member.getByRole('banner')).toContainText('500.00');
  await sendDown(agent, account, '200');
  await expect(agent.getByRole('alert')).toContainText('cannot receive this amount');

  await limitTo(member, 'Stakes, Day', '100');
  await stakeBeyondTheLimitAndWithin(member, '10');
  await findNoOpenBetOfTheTeam(agent, account);
  await sendUp(member, '120');
  await agent.getByRole('link', { name: 'Account details' }).click();
  await expect(agent.getByRole('row').filter({ hasText: account }).first()).toContainText('120.00');
  await agent.getByRole('main').getByRole('link', { name: 'Transfers' }).click();
  await expect(agent.getByRole('row').filter({ hasText: 'From a downline' }).first()).toContainText('120.00');

  await excludeForSixMonths(member);
  await logInAgain(member, account);
  await member.goto(siteOf(BRAND, '/member/limits'));
  await expect(member.getByRole('heading', { name: 'You are self-excluded' })).toBeVisible();
  await member.goto(siteOf(BRAND, '/member/withdrawal'));
  await expect(member.getByRole('main')).toContainText('370.00');
  await member.context().close();
  await agent.context().close();
});

async function limitTo(page: Page, limit: string, amount: string): Promise<void> {
  await page.goto(siteOf(BRAND, '/member/limits'));
  await page.getByRole('button', { name: `${limit}: set the limit` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Limit').fill(amount);
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('progressbar', { name: 'Day' }).last()).toBeVisible();
}

async function setWithdrawPassword(page: Page, login: string): Promise<void> {
  await page.getByLabel('New withdraw password').fill(digits);
  await page.getByLabel('Repeat the password').fill(digits);
  await page.getByLabel('Login password').fill(login);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('New withdraw password')).toBeHidden();
}

async function sendDown(agent: Page, account: string, amount: string): Promise<void> {
  await agent.goto(siteOf(BRAND, `/agentHome/transfers?account=${account}`));
  await agent.getByLabel('Amount').fill(amount);
  await agent.getByLabel('Withdraw password').fill(digits);
  await agent.getByRole('button', { name: 'Send to the downline' }).click();
}

async function stakeBeyondTheLimitAndWithin(member: Page, stake: string): Promise<void> {
  await member.goto(siteOf(BRAND, '/bgs'));
  await member.getByRole('main').getByRole('link', { name: /Mines/ }).first().click();
  const game = member.frameLocator('iframe');
  await game.getByLabel('Stake', { exact: true }).fill('150');
  await game.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(game.getByText('This stake exceeds a limit you set.')).toBeVisible();
  await game.getByLabel('Stake', { exact: true }).fill(stake);
  await game.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(member.getByRole('banner')).toContainText('490.00');
}

/** The stake is still open: it counts with its result. */
async function findNoOpenBetOfTheTeam(agent: Page, account: string): Promise<void> {
  await agent.getByRole('link', { name: 'Team betting' }).click();
  await expect(agent.getByRole('heading', { name: 'Team betting' })).toBeVisible();
  await expect(agent.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(agent.getByRole('row').filter({ hasText: account })).toHaveCount(0);
}

async function sendUp(member: Page, amount: string): Promise<void> {
  await member.goto(siteOf(BRAND, '/member/transfer-upline'));
  await setWithdrawPassword(member, LOGIN_PASSWORD);
  await member.getByLabel('Amount').fill(amount);
  await member.getByLabel('Withdraw password').fill(digits);
  await member.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(member.getByRole('row').filter({ hasText: 'To the upline' })).toContainText('370.00');
}

async function excludeForSixMonths(member: Page): Promise<void> {
  await member.goto(siteOf(BRAND, '/member/limits'));
  await member.getByRole('button', { name: 'Self-exclude' }).click();
  const dialog = member.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Self-exclude' }).click();
  // In the header, or in the dialog that opens for a guest where a member's page is shown.
  await expect(member.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
}

async function logInAgain(member: Page, account: string): Promise<void> {
  await member.goto(siteOf(BRAND, '/login'));
  await fillIn(member, { account, password: LOGIN_PASSWORD });
  await expect(member.getByRole('button', { name: `Account of ${account}` })).toBeVisible();
}
