import { expect, test } from '@playwright/test';
import { meetWagering } from '../support/account-state';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { pictureFile } from '../support/picture';
import { uniqueAccount, uniqueDigits } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';
import { addPayee, DIGITS, setWithdrawPassword, withdraw } from '../support/withdraw';

const PLACE = { brand: 'sundarban', mobile: true, institution: 'bKash', number: '0171' };

test('a member confirms the identity, an operator approves it, and a withdrawal above the old limit is requested', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const account = uniqueAccount('kyc');
  const page = await openNewMember(browser, PLACE, account);
  await payIn(page, PLACE, '30000');
  await setWithdrawPassword(page, PLACE.brand);
  await addPayee(page, PLACE);
  await meetWagering(account);

  await page.goto(siteOf(PLACE.brand, '/member/withdrawal'));
  await page.getByLabel('Amount to withdraw').fill('26000');
  await page.getByLabel('Withdraw password').fill(DIGITS);
  await expect(page.getByText('At most ৳25,000.00 until you confirm your identity.')).toBeVisible();
  await page.getByRole('link', { name: 'Confirm your identity to withdraw more' }).click();

  await page.getByRole('radio', { name: 'Passport' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const picture of ['Front', 'Your face']) {
    await page.getByLabel(picture, { exact: false }).setInputFiles(pictureFile(`${picture}.png`));
    await expect(page.getByRole('img', { name: `Preview: ${picture}` })).toBeVisible();
  }
  await expect(page.getByText(/^Received on/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Full name').fill('Amina Khatun');
  await page.getByLabel('Document number').fill(`BX${uniqueDigits(8)}`);
  await page.getByLabel('Date of birth').fill('1990-04-14');
  await page.getByLabel('Valid until').fill('2096-01-01');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText(/^Sent on/)).toBeVisible();

  const operator = await openConsole(browser, 'operator', `/identity-checks/sundarban?account=${account}`);
  await operator.getByRole('row').filter({ hasText: account }).getByRole('link', { name: 'Open' }).click();
  await operator.getByRole('button', { name: 'Review this check' }).click();
  // Before the check is the operator's, each look asks for its reason.
  await expect(operator.getByRole('button', { name: 'Approve' })).toBeVisible();
  await operator.getByRole('button', { name: 'Show pictures and details' }).click();
  const front = operator.getByRole('img', { name: 'Front' });
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(operator.getByRole('main')).toContainText('Amina Khatun');
  await operator.getByRole('button', { name: 'Approve' }).click();
  await expect(operator.getByRole('main')).toContainText('Approved');

  await withdraw(page, PLACE.brand, '26000');
  await expect(page.getByRole('main')).toContainText('In review');
  await page.goto(siteOf(PLACE.brand, '/member'));
  await expect(page.getByText('Your identity is confirmed. A proof of address is still possible.')).toBeVisible();
  await Promise.all([page, operator].map((tab) => tab.context().close()));
});
