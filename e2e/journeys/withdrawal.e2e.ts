import { type Browser, expect, type Page, test } from '@playwright/test';
import { payIn } from '../support/deposit';
import { openConsole, openNewMember } from '../support/visitors';
import { meetWagering } from '../support/account-state';
import { siteOf } from '../support/environment';
import { pictureFile } from '../support/picture';
import { uniqueAccount } from '../support/unique';
import { addPayee, confirmReceipt, setWithdrawPassword, withdraw } from '../support/withdraw';
import { approveWithdrawalByTwo, decideWithdrawal, openWithdrawal } from '../support/withdrawal-decisions';

const RECEIPT = pictureFile('statement.png');

const SUNDARBAN = { brand: 'sundarban', mobile: true, institution: 'bKash', number: '0171', deposit: '2000' };
const MERIDIAN = { brand: 'meridian', mobile: false, institution: 'MoMo', number: '091', deposit: '2000000' };
type Place = typeof SUNDARBAN;

test('on sundarban a withdrawal is rejected with a reason; the next is approved by two operators, paid and confirmed', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { page, account } = await memberWithMoney(browser, SUNDARBAN);
  await page.getByRole('banner').getByRole('link', { name: 'Withdraw' }).click();
  await expect(page.getByText('Still to wager: ৳2,000.00')).toBeVisible();
  await meetWagering(account);
  await withdraw(page, SUNDARBAN.brand, '800');
  await expect(page.getByRole('main')).toContainText('In review');
  await expect(page.getByRole('banner')).toContainText('1,200.00');

  const [first, second] = await openBothConsoles(browser);
  await openWithdrawal(first, account, '800.00');
  await decideWithdrawal(first, 'Reject', 'Please confirm your name with us first');
  await expect(page.getByRole('main')).toContainText('Please confirm your name with us first');
  await expect(page.getByRole('banner')).toContainText('2,000.00');

  await withdraw(page, SUNDARBAN.brand, '1500');
  await approveWithdrawalByTwo(first, second, account, '1,500.00');
  await expect(page.getByText('Did you receive the payment?')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await confirmReceipt(page);

  await page.goto(siteOf(SUNDARBAN.brand, '/member/account-record'));
  await expect(page.getByRole('row').filter({ hasText: '1,500.00' }).first()).toContainText('Withdrawal');
  await Promise.all([page, first, second].map((tab) => tab.context().close()));
});

test('on meridian a member reports a missing part of a payout with a proof and receives it', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, account } = await memberWithMoney(browser, MERIDIAN);
  await meetWagering(account);
  await withdraw(page, MERIDIAN.brand, '1000000');
  const [first, second] = await openBothConsoles(browser);
  await approveWithdrawalByTwo(first, second, account, '1,000,000.00');

  await page.getByRole('button', { name: 'Partly received' }).click();
  const report = page.getByRole('dialog', { name: 'Payment partly received' });
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByText('Add at least one picture.')).toBeVisible();
  await report.getByLabel('Amount received').fill('400000');
  await report.locator('input[type=file]').setInputFiles(RECEIPT);
  await expect(report.getByRole('button', { name: 'Report' })).toBeEnabled();
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('main')).toContainText('600,000.00');

  await openWithdrawal(first, account, '1,000,000.00', 'Problems');
  const proof = first.getByRole('img', { name: 'Picture 1' });
  await expect.poll(() => proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await decideWithdrawal(first, 'Disburse', 'The payer sent only a part');
  await expect(page.getByText('Did you receive the payment?')).toBeVisible();
  await expect(page.getByRole('main').getByText('Paid again')).toBeVisible();
  await Promise.all([page, first, second].map((tab) => tab.context().close()));
});

/** A new member with a deposit, a withdraw password and an account to be paid to, on the page of withdrawals. */
async function memberWithMoney(browser: Browser, place: Place): Promise<{ page: Page; account: string }> {
  const account = uniqueAccount('draw');
  const page = await openNewMember(browser, place, account);
  await payIn(page, place, place.deposit);
  await setWithdrawPassword(page, place.brand);
  await addPayee(page, place);
  return { page, account };
}

const openBothConsoles = async (browser: Browser) =>
  [
    await openConsole(browser, 'operator', '/withdrawals'),
    await openConsole(browser, 'secondOperator', '/withdrawals'),
  ] as const;
