import { expect, type Page, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { LOGIN_PASSWORD } from '../support/new-member';
import { pictureFile } from '../support/picture';
import { uniqueAccount, uniqueDigits } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';

const PLACES = [
  { brand: 'sundarban', mobile: true, language: 'en' },
  { brand: 'meridian', mobile: false, language: 'en' },
];

const headerPicture = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of|unread/ })
    .locator('img');

for (const place of PLACES)
  test(`a member of ${place.brand} chooses nickname, picture and details; an operator takes the picture away`, async ({
    browser,
  }) => {
    const account = uniqueAccount('look');
    const nickname = `রহিম ${uniqueDigits(6)}`;
    const page = await openNewMember(browser, place, account);
    await page.goto(siteOf(place.brand, '/member'));

    await page.getByRole('button', { name: 'Change nickname' }).click();
    await page.getByRole('textbox', { name: 'Nickname' }).fill('suрроrt');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This nickname cannot be used. Please choose another one.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Change nickname' })).toBeHidden();
    await expect(page.getByRole('banner')).toContainText(nickname);

    await page.getByRole('button', { name: 'Change picture' }).click();
    await page.getByRole('radio', { name: 'Tiger' }).check({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(headerPicture(page)).toHaveAttribute('src', '/wps/member/avatars/tiger.svg');
    await page.getByRole('button', { name: 'Change picture' }).click();
    await page.getByLabel('Or use your own picture').setInputFiles(pictureFile('own.png'));
    await expect(headerPicture(page)).toHaveAttribute('src', /^\/wps\/member\/pictures\//);
    await page.reload();
    await expect.poll(() => headerPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /of 100/);
    await page.getByRole('button', { name: 'Edit details' }).click();
    await page.getByRole('textbox', { name: 'Real name' }).fill('Rahim Uddin');
    await page.getByRole('textbox', { name: 'Address' }).fill('১২ গুলশান এভিনিউ');
    await page
      .getByRole('dialog')
      .getByLabel(/^Password/)
      .fill(LOGIN_PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('R••• U•••')).toBeVisible();
    await expect(page.getByText('১২ গুলশান এভিনিউ')).toBeVisible();

    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();

    const operator = await openConsole(browser, 'operator', `/member-profiles/${place.brand}?account=${account}`);
    const row = operator.getByRole('row').filter({ hasText: account });
    await expect(row).toContainText(nickname);
    await row.getByRole('button', { name: `Remove picture: ${account}` }).click();
    await operator
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('Offends other people');
    await operator
      .getByRole('dialog')
      .getByRole('button', { name: /Confirm|Remove|Save/ })
      .click();
    await expect(operator.getByText('The picture was removed.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account of|unread/ })).toBeVisible();
    await expect(headerPicture(page)).toHaveCount(0);
    await page.goto(siteOf(place.brand, '/member/messages'));
    await expect(page.getByRole('main')).toContainText('Your picture was removed');
    await Promise.all([page, operator].map((tab) => tab.context().close()));
  });
