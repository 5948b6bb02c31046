import { expect, type Locator, type Page, test } from '@playwright/test';
import { expireBonus, meetDeposits } from '../support/account-state';
import { payIn } from '../support/deposit';
import { openDice, roll } from '../support/dice';
import { siteOf } from '../support/environment';
import { formDialog } from '../support/form-dialog';
import { publishPromotion } from '../support/promotion';
import { placesOf } from '../support/places-of';
import { uniqueAccount } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';
import { addPayee, askForWithdrawal, confirmReceipt, setWithdrawPassword, withdraw } from '../support/withdraw';
import { approveWithdrawalByTwo, decideWithdrawal, openWithdrawal } from '../support/withdrawal-decisions';

const PLACES = [
  { brand: 'sundarban', mobile: true, scale: 1, institution: 'bKash', number: '0171' },
  { brand: 'meridian', mobile: false, scale: 200, institution: 'MoMo', number: '091' },
];
type BonusPlace = (typeof PLACES)[number];

/** What is deposited for a welcome bonus of each mode: enough for its bets if all of them are lost. */
const WELCOMES = [
  { mode: 'merged', name: 'In your main wallet', inConsole: 'Merged', deposit: 1_000, brand: 'meridian' },
  { mode: 'released', name: 'Waiting', inConsole: 'Released', deposit: 2_000, brand: 'sundarban' },
  { mode: 'playable', name: 'Playable', inConsole: 'Playable', deposit: 1_000, brand: 'meridian' },
] as const;
type Welcome = (typeof WELCOMES)[number];
const WELCOME_BONUS = 2_000;
/** Together the bonus once; the first is more than the cash where the bonus can be played with. */
const WELCOME_BETS = [1_500, 500];
const TAKEN_OUT = 1_000;

const SEEDED_WELCOME = 'Double your first deposit';
const DEPOSIT = 2_000;
const BONUS = 200;
const STAKE = 100;

for (const place of placesOf(PLACES, 'sundarban'))
  test(`on ${place.brand} bonuses follow the play, are given up, expire, are taken back and end with a withdrawal, which is paid`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const account = uniqueAccount('bonus');
    const page = await openNewMember(browser, place, account, account);
    await joinWelcome(page, place);
    await payIn(page, place, String(DEPOSIT * place.scale));
    await meetDeposits(account);

    await page.goto(siteOf(place.brand, '/member/bonuses'));
    const play = await page.context().newPage();
    await followPlay(page, play, place);
    await giveUp(page);

    const operator = await openConsole(browser);
    await grant(operator, place, account, 'Released');
    await expect(active(page)).toBeVisible();
    await expireBonus(account);
    await expect(active(page)).toBeHidden();
    await grant(operator, place, account, 'Merged');
    await expect(active(page)).toBeVisible();
    await revoke(operator, account);
    await expect(active(page)).toBeHidden();
    await grant(operator, place, account, 'Playable');
    await expect(active(page)).toBeVisible();

    await setWithdrawPassword(page, place.brand);
    await addPayee(page, place);
    await giveUpByWithdrawal(page, place);
    const second = await openConsole(browser, 'secondOperator', '/withdrawals');
    await approveWithdrawalByTwo(operator, second, account, shown(TAKEN_OUT * place.scale));
    await confirmReceipt(page);

    await page.goto(siteOf(place.brand, '/member/bonuses'));
    await page.getByRole('tab', { name: 'History' }).click();
    const states = ['Given up', 'Taken back', 'Expired', 'Given up'];
    await expect(page.getByRole('main').getByRole('row')).toHaveText([
      /Status/,
      ...states.map((state) => RegExp(state)),
    ]);
    await Promise.all([page, operator, second].map((tab) => tab.context().close()));
  });

for (const welcome of WELCOMES)
  for (const place of placesOf(PLACES, welcome.brand))
    test(`on ${place.brand} a ${welcome.mode} welcome bonus is played until it is completed, and its money is paid out`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const { brand, scale } = place;
      const account = uniqueAccount('hello');
      const page = await openNewMember(browser, place, account, account);
      await joinOwnWelcome(page, place, welcome, account);
      await meetDeposits(account);
      await setWithdrawPassword(page, brand);
      await addPayee(page, place);
      await (welcome.mode === 'playable' ? keepBonus : welcome.mode === 'merged' ? findWithheld : findFree)(
        page,
        place,
      );

      const operator = await openConsole(browser);
      const bonus = await bonusInConsole(operator, account);
      await expect(bonus).toContainText(welcome.inConsole);
      await expect(bonus).toContainText('Active');
      await playThrough(page, welcome, place);
      await expect(await bonusInConsole(operator, account)).toContainText('Completed');

      await withdraw(page, brand, String(TAKEN_OUT * scale));
      await expect(page.getByRole('main')).toContainText('In review');
      await openWithdrawal(operator, account, shown(TAKEN_OUT * scale));
      await decideWithdrawal(operator, 'Approve');
      await confirmReceipt(page);
      await page.goto(siteOf(brand, '/member/account-record'));
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: shown(TAKEN_OUT * scale) })
          .first(),
      ).toContainText('Withdrawal');
      await Promise.all([page, operator].map((tab) => tab.context().close()));
    });

/** An amount as the screens show it. */
const shown = (amount: number): string => amount.toLocaleString('en', { minimumFractionDigits: 2 });

const active = (page: Page): Locator => page.getByRole('main').getByRole('article');

async function joinWelcome(page: Page, { brand }: BonusPlace): Promise<void> {
  await page.goto(siteOf(brand, '/promotions'));
  await page.getByRole('main').getByRole('link', { name: SEEDED_WELCOME, exact: true }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('link', { name: `Deposit now: ${SEEDED_WELCOME}` })).toBeVisible();
}

/** The welcome bonus stands on one page while the member plays on another. */
async function followPlay(page: Page, play: Page, { brand, scale }: BonusPlace): Promise<void> {
  const progress = page.getByRole('progressbar', { name: 'Wagered' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await roll(await openDice(play, brand, STAKE * scale, '50%'));
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  // With the bonus beside the balance the header still fits a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function giveUp(page: Page): Promise<void> {
  await expect(active(page)).toContainText(SEEDED_WELCOME);
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByRole('button', { name: /^Give up .*\d/ }).click();
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

/** What the withdrawal gives up is named before it is sent. */
async function giveUpByWithdrawal(page: Page, { brand, scale }: BonusPlace): Promise<void> {
  await askForWithdrawal(page, brand, String(TAKEN_OUT * scale));
  await page.getByRole('button', { name: RegExp(`^Withdraw and give up .*${shown(BONUS * scale)}`) }).click();
  await expect(page).toHaveURL(/withdrawalId=/);
  await expect(page.getByRole('main')).toContainText('In review');
}

/** Joins a welcome bonus of the mode and deposits; it is the active one then, and nobody else can join. */
async function joinOwnWelcome(page: Page, place: BonusPlace, welcome: Welcome, account: string): Promise<void> {
  const { brand, scale } = place;
  const amount = (units: number) => (units * scale).toFixed(2);
  const { mode } = welcome;
  const title = `Welcome, ${account}`;
  const promotion = await publishPromotion({
    brand,
    kind: 'first_deposit',
    title,
    picture: 'deposit',
    budget: amount(WELCOME_BONUS),
    enrolment: 'join',
    delivery: 'automatic',
    trigger: { kind: 'deposit', nth: 1, weekdays: [], minimum: amount(welcome.deposit), frequency: 'once' },
    reward: {
      kind: 'bonus',
      amount: { kind: 'fixed', amount: amount(WELCOME_BONUS) },
      bonus: {
        mode,
        wageringTimes: 1,
        base: 'bonus',
        contribution: [],
        inSteps: false,
        maxStake: null,
        lifetimeHours: mode === 'merged' ? null : 24,
        stacking: 'queue',
      },
    },
  });
  await page.goto(siteOf(brand, `/promotions/${promotion.promotionId}`));
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('link', { name: `Deposit now: ${title}` })).toBeVisible();
  await payIn(page, place, String(welcome.deposit * scale));
  await page.goto(siteOf(brand, '/member/bonuses'));
  await expect(active(page)).toContainText(title);
  await expect(active(page)).toContainText(welcome.name);
  await promotion.end();
}

/** Playable: a withdrawal would give the bonus up, which the member does not confirm. */
async function keepBonus(page: Page, { brand, scale }: BonusPlace): Promise<void> {
  await askForWithdrawal(page, brand, String(TAKEN_OUT * scale));
  await expect(
    page.getByText(RegExp(`A withdrawal gives up .*${shown(WELCOME_BONUS * scale)} of bonus money`)),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Keep the bonus' }).click();
  await expect(page).not.toHaveURL(/withdrawalId=/);
}

/** Merged: nothing can be withdrawn before the bonus is wagered. */
async function findWithheld(page: Page, { brand, scale }: BonusPlace): Promise<void> {
  await page.goto(siteOf(brand, '/member/withdrawal'));
  await expect(page.getByText(RegExp(`^Still to wager: .*${shown(WELCOME_BONUS * scale)}`))).toBeVisible();
}

/** Released: the member's own money is free all the while. */
async function findFree(page: Page, { brand }: BonusPlace): Promise<void> {
  await page.goto(siteOf(brand, '/member/withdrawal'));
  await expect(page.getByLabel('Amount to withdraw')).toBeVisible();
  await expect(page.getByText(/^Still to wager/)).toHaveCount(0);
}

/** The bonus stands on one page and follows the bets of another; the last one completes it. */
async function playThrough(page: Page, { mode }: Welcome, { brand, scale }: BonusPlace): Promise<void> {
  await page.goto(siteOf(brand, '/member/bonuses'));
  const progress = page.getByRole('progressbar', { name: 'Wagered' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  const whole = shown(WELCOME_BONUS * scale);
  const left = active(page)
    .locator('div')
    .filter({ hasText: /^Left to play/ });
  if (mode === 'playable') await expect(left.last()).toContainText(whole);
  const play = await page.context().newPage();
  const [first = 0, second = 0] = WELCOME_BETS;
  await roll(await openDice(play, brand, first * scale));
  await expect(progress).toHaveAttribute('aria-valuenow', String(first * scale));
  // A part of the stake was bonus money, so what is left of it has changed whichever way the bet went.
  if (mode === 'playable') await expect(left.last()).not.toContainText(whole);
  await roll(await openDice(play, brand, second * scale));
  await expect(active(page)).toBeHidden();
  await play.close();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: 'Completed' })).toContainText(whole);
}

/** The member's only bonus as operators see it. */
async function bonusInConsole(operator: Page, account: string): Promise<Locator> {
  await operator.goto(siteOf('console', '/bonuses'));
  await operator.getByLabel('Member (account)').fill(account);
  return operator.getByRole('row').filter({ hasText: account });
}
