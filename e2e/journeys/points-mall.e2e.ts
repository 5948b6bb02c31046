import { expect, type Locator, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { openDice, roll } from '../support/dice';
import { siteOf } from '../support/environment';
import { formDialog } from '../support/form-dialog';
import { payPlayPoints } from '../support/past-play';
import { placesOf } from '../support/places-of';
import { uniqueAccount } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';
import { DIGITS, setWithdrawPassword } from '../support/withdraw';

const BRAND = 'meridian';

const PLACES = [
  { brand: 'sundarban', mobile: true, scale: 1 },
  { brand: 'meridian', mobile: false, scale: 200 },
];
type PointsPlace = (typeof PLACES)[number];

/** One bet at the rate of the originals, below the first level, whose factor would count too. */
const PLAY = 4_000;
const EARNED = 100;
/** Of the table of goods, after the brand and the price. */
const STOCK = 2;

for (const place of placesOf(PLACES, 'sundarban'))
  test(`on ${place.brand} points earned by play buy goods, and come back with the reason when an operator rejects them`, async ({
    browser,
  }) => {
    const account = uniqueAccount('earner');
    const good = `Flask of ${account}`;
    const operator = await openConsole(browser);
    await addGood(operator, place.brand, good);
    const page = await openNewMember(browser, place, account, account);
    await setWithdrawPassword(page, place.brand);
    await payIn(page, place, String(PLAY * place.scale));
    await earn(page, place, account);

    const balance = page.getByRole('main').getByText(String(EARNED), { exact: true });
    await redeem(page, good);
    await expect(balance).toHaveCount(0);
    await expect(goodRow(operator, good)).toContainText('Offered');
    await operator.reload();
    await expect(goodRow(operator, good).getByRole('cell').nth(STOCK)).toHaveText('0');
    const request = await openRedeems(operator, account);
    await expect(request).toContainText(`1 × ${good}`);
    await expect(request).toContainText('1 Harbour Road, Hue');
    await decide(operator, account, 'Reject', 'Reason', 'We cannot send there');

    // The page follows the operator's decision by itself.
    await expect(balance).toBeVisible();
    await page.getByRole('tab', { name: 'Redeem history' }).click();
    const redeemed = page.getByRole('row').filter({ hasText: good });
    await expect(redeemed).toContainText('Rejected');
    await expect(redeemed).toContainText('We cannot send there');
    await page.getByRole('tab', { name: 'Points details' }).click();
    await expect(page.getByRole('main').getByRole('row')).toHaveText([
      /Change/,
      /Returned/,
      /Redeemed/,
      /Earned by play/,
    ]);
    await withdrawGood(operator, good);
    await Promise.all([page, operator].map((tab) => tab.context().close()));
  });

test('points granted by an operator are redeemed, come back when rejected, are sent when approved, and turn into money', async ({
  browser,
}) => {
  const account = uniqueAccount('points');
  const page = await openNewMember(browser, { brand: BRAND, mobile: false }, account);
  await setWithdrawPassword(page, BRAND);
  const operator = await openConsole(browser);
  await grant(operator, account, '5000');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Points mall' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('5,000', { exact: true })).toBeVisible();
  await redeem(page, 'Enamel mug');
  await expect(main.getByText('3,500', { exact: true })).toBeVisible();

  // The page follows the operator's decision by itself.
  await decide(operator, account, 'Reject', 'Reason', 'Sold out at the supplier');
  await expect(main.getByText('5,000', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Redeem history' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Enamel mug' })).toContainText('Sold out at the supplier');

  await page.getByRole('tab', { name: 'Rewards' }).click();
  await redeem(page, 'Baseball cap');
  await decide(operator, account, 'Approve', 'Shipment or code', 'DHL 4711');
  await page.getByRole('tab', { name: 'Redeem history' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Baseball cap' })).toContainText('DHL 4711');

  await page.getByRole('button', { name: 'Turn into money' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Points').fill('2000');
  await dialog.getByLabel('Withdraw password').fill(DIGITS);
  await dialog.getByRole('button', { name: /^Get ₫?4,000/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('4,000.00');
  await expect(main.getByText('500', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Points details' }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  await Promise.all([page, operator].map((tab) => tab.context().close()));
});

/** One piece for what the play of a member earns. */
async function addGood(operator: Page, brand: string, name: string): Promise<void> {
  await operator.goto(siteOf('console', '/points/goods'));
  await operator.getByRole('button', { name: 'New goods' }).click();
  const dialog = formDialog(operator);
  await dialog
    .getByLabel(/\ben\b/)
    .first()
    .fill(name);
  await dialog.getByLabel('Description (en)').fill('For one journey.');
  await dialog.getByLabel('Brand').selectOption(brand);
  await dialog.getByLabel('Price in points').fill(String(EARNED));
  await dialog.getByLabel('Add to stock').fill('1');
  await saveGood(operator, 'One of a kind');
}

async function saveGood(operator: Page, reason: string): Promise<void> {
  const dialog = formDialog(operator);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

/** The piece that came back is in stock again; it is not offered any more. */
async function withdrawGood(operator: Page, name: string): Promise<void> {
  await operator.goto(siteOf('console', '/points/goods'));
  await expect(goodRow(operator, name).getByRole('cell').nth(STOCK)).toHaveText('1');
  await operator.getByRole('button', { name: `Edit: ${name}` }).click();
  await formDialog(operator).getByRole('switch').uncheck();
  await saveGood(operator, 'The journey is over');
  await expect(goodRow(operator, name)).toContainText('Off');
}

const goodRow = (operator: Page, name: string) => operator.getByRole('row').filter({ hasText: name });

/** The points of a bet are shown at once, and paid once a day. */
async function earn(page: Page, { brand, scale }: PointsPlace, account: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(siteOf(brand, '/pointMall'));
  await expect(main.getByText('0', { exact: true })).toBeVisible();
  const play = await page.context().newPage();
  await roll(await openDice(play, brand, PLAY * scale));
  await play.close();
  await expect(async () => {
    await page.reload();
    await expect(main.getByText(`+${EARNED} from play, added at the end of the day`)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await payPlayPoints(account);
  await page.reload();
  await expect(main.getByText(String(EARNED), { exact: true })).toBeVisible();
}

async function openRedeems(operator: Page, account: string): Promise<Locator> {
  await operator.goto(siteOf('console', '/points/redeems'));
  return operator.getByRole('row').filter({ hasText: account });
}

async function grant(operator: Page, account: string, points: string): Promise<void> {
  await operator.goto(siteOf('console', '/points/grants'));
  await operator.getByRole('button', { name: 'Give or take points' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Brand').selectOption(BRAND);
  await dialog.getByLabel('Member (account)').fill(account);
  await dialog.getByLabel('Points').fill(points);
  await dialog.getByLabel('Reason').fill('A birthday');
  await dialog.getByRole('button', { name: 'Give or take points' }).click();
  await expect(dialog).toBeHidden();
  await expect(operator.getByRole('row').filter({ hasText: account })).toContainText('Approved');
}

async function redeem(page: Page, good: string): Promise<void> {
  await page.getByRole('button', { name: `Redeem ${good}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Delivery address').fill('1 Harbour Road, Hue');
  await dialog.getByLabel('Mobile number').fill('+84901234567');
  await dialog.getByLabel('Withdraw password').fill(DIGITS);
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await expect(dialog).toBeHidden();
}

async function decide(operator: Page, account: string, decision: string, field: string, text: string): Promise<void> {
  await (await openRedeems(operator, account)).getByRole('button', { name: decision }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel(field).fill(text);
  await dialog.getByRole('button', { name: decision }).click();
  await expect(dialog).toBeHidden();
}
