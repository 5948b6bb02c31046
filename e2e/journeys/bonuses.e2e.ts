import { expect, type Locator, type Page, test } from '@playwright/test';
import { expireBonus, meetDeposits } from '../support/account-state';
import { payIn } from '../support/deposit';
import { openDice, roll } from '../support/dice';
import { siteOf } from '../support/environment';
import { formDialog } from '../support/form-dialog';
import { register } from '../support/new-member';
import { uniqueAccount } from '../support/unique';
import { openAs, openConsole } from '../support/visitors';
import { addPayee, setWithdrawPassword, withdraw } from '../support/withdraw';

const PLACES = [
  { brand: 'sundarban', mobile: true, scale: 1, institution: 'bKash', number: '0171' },
  { brand: 'meridian', mobile: false, scale: 200, institution: 'MoMo', number: '091' },
];
type BonusPlace = (typeof PLACES)[number];

const WELCOME = 'Double your first deposit';
const DEPOSIT = 2_000;
const BONUS = 200;
const STAKE = 100;

for (const place of PLACES)
  test(`on ${place.brand} bonuses move with the play, are completed, given up, expire and are taken back, and the money is withdrawn`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const account = uniqueAccount('bonus');
    const page = await openAs(browser, place.brand, 'guest', account);
    await register(page, place, account);
    await joinWelcome(page, place);
    await payIn(page, place, String(DEPOSIT * place.scale));
    await meetDeposits(account);

    await page.goto(siteOf(place.brand, '/member/bonuses'));
    const play = await page.context().newPage();
    await followPlay(page, play, place);
    await giveUp(page);

    const operator = await openConsole(browser);
    await grant(operator, place, account, 'Released');
    await complete(page, play, place);
    await grant(operator, place, account, 'Merged');
    await complete(page, play, place);

    await grant(operator, place, account, 'Released');
    await expect(active(page)).toBeVisible();
    await expireBonus(account);
    await expect(active(page)).toBeHidden();
    await grant(operator, place, account, 'Released');
    await expect(active(page)).toBeVisible();
    await revoke(operator, account);
    await expect(active(page)).toBeHidden();

    await page.getByRole('tab', { name: 'History' }).click();
    const states = ['Taken back', 'Expired', 'Completed', 'Completed', 'Given up'];
    await expect(page.getByRole('main').getByRole('row')).toHaveText([
      /Status/,
      ...states.map((state) => RegExp(state)),
    ]);
    await takeOut(page, place);
    await Promise.all([page, operator].map((one) => one.context().close()));
  });

const active = (page: Page): Locator => page.getByRole('main').getByRole('article');

async function joinWelcome(page: Page, { brand }: BonusPlace): Promise<void> {
  await page.goto(siteOf(brand, '/promotions'));
  await page.getByRole('main').getByRole('link', { name: WELCOME, exact: true }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('link', { name: `Deposit now: ${WELCOME}` })).toBeVisible();
}

/** The welcome bonus stands on one page while the member plays on another. */
async function followPlay(page: Page, play: Page, { brand, scale }: BonusPlace): Promise<void> {
  const progress = page.getByRole('progressbar', { name: 'Wagered' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await roll(await openDice(play, brand, STAKE * scale));
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  // With the bonus beside the balance the header still fits a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function giveUp(page: Page): Promise<void> {
  await expect(active(page)).toContainText(WELCOME);
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByRole('button', { name: /^Give up .*\d/ }).click();
  await expect(active(page)).toBeHidden();
}

/** The bonus is there by itself; two bets meet it. */
async function complete(page: Page, play: Page, { brand, scale }: BonusPlace): Promise<void> {
  const progress = page.getByRole('progressbar', { name: 'Wagered' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  const dice = await openDice(play, brand, STAKE * scale);
  await roll(dice);
  await expect(progress).toHaveAttribute('aria-valuenow', String(STAKE * scale));
  await roll(dice);
  await expect(active(page)).toBeHidden();
}

async function grant(operator: Page, { brand, scale }: BonusPlace, account: string, mode: string): Promise<void> {
  await operator.goto(siteOf('console', '/bonuses/grants'));
  await operator.getByRole('button', { name: 'Grant a bonus' }).click();
  const dialog = formDialog(operator);
  await dialog.getByLabel('Brand').selectOption(brand);
  await dialog.getByLabel('Member (account)').fill(account);
  await dialog.getByRole('group', { name: 'Mode' }).getByText(mode, { exact: true }).click();
  await dialog.getByLabel('Amount').fill(String(BONUS * scale));
  await dialog.getByLabel('Times to wager').fill('1');
  await dialog.getByLabel('Reason').fill('A welcome back');
  await dialog.getByRole('button', { name: 'Grant a bonus' }).click();
  await expect(dialog).toBeHidden();
  await expect(operator.getByRole('row').filter({ hasText: account }).first()).toContainText('Approved');
}

async function revoke(operator: Page, account: string): Promise<void> {
  await operator.goto(siteOf('console', '/bonuses'));
  await operator.getByLabel('Member (account)').fill(account);
  await operator.getByRole('button', { name: `Revoke ${account}'s bonus` }).click();
  const dialog = formDialog(operator);
  await dialog.getByLabel(/^Reason/).fill('Granted by mistake');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

async function takeOut(page: Page, place: BonusPlace): Promise<void> {
  await setWithdrawPassword(page, place.brand);
  await addPayee(page, place);
  await withdraw(page, place.brand, String(1_000 * place.scale));
  await expect(page.getByRole('main')).toContainText('In review');
}
