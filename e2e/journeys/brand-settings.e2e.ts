import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../access/support/find-violations';
import { openProofBrand } from '../federation/support/proof-brand';
import { signInOperator } from '../support/console-client';
import { formDialog } from '../support/form-dialog';
import { setSetting } from '../support/set-setting';
import { openConsole } from '../support/visitors';

const RULES = { blockedCountries: [], blockedNetworks: [], openNetworks: [] };

const panelOf = (page: Page, title: string) => page.getByRole('region', { name: title });

test('two operators change one setting: the second sees both versions, and saves over the first', async ({
  browser,
}) => {
  const { code } = await openProofBrand();
  const page = await openConsole(browser, 'operator', `/brand-settings/${code}`);
  const regions = panelOf(page, 'Regions');
  await regions.getByLabel('Always allowed networks').fill('203.0.113.0/24');
  await regions.getByLabel('Reason').fill('Our own office');
  await setSetting(await signInOperator('secondOperator'), code, 'regions', {
    ...RULES,
    openNetworks: ['198.51.100.0/24'],
  });
  await regions.getByRole('button', { name: 'Save the regions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(dialog.getByRole('row', { name: 'Always allowed networks' })).toContainText(
    /198\.51\.100\.0\/24\s*203\.0\.113\.0\/24/,
  );
  expect(await findViolations(page, {}, 'everything')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save yours over it' }).press('Enter');
  await expect(page.getByText(`The settings of ${code} were changed`)).toBeVisible();
  await expect(regions.getByLabel('Reason')).toHaveValue('');
  await page.reload();
  await expect(regions.getByLabel('Always allowed networks')).toHaveValue('203.0.113.0/24');
  await page.context().close();
});

test('one operator proposes to raise a bound of operators, another one approves it', async ({ browser }) => {
  const { code } = await openProofBrand();
  const page = await openConsole(browser, 'operator', `/brand-settings/${code}`);
  const safeguards = panelOf(page, 'Safeguards');
  const bound = safeguards.getByLabel('One operator alone gives less than this a day');
  await bound.fill('90000');
  await expect(safeguards.getByText('it counts once a second operator approves it')).toBeVisible();
  await safeguards.getByLabel('Reason').fill('Larger transfers');
  await safeguards.getByRole('button', { name: 'Propose the change' }).click();
  await expect(page.getByText('You proposed this. Somebody else decides.')).toBeVisible();
  await expect(bound).toHaveValue(/^50,?000/);
  expect(await findViolations(page, {}, 'everything')).toEqual([]);
  await page.context().close();

  const second = await openConsole(browser, 'secondOperator', `/brand-settings/${code}`);
  await second.getByRole('button', { name: 'Approve' }).click();
  const approval = formDialog(second);
  await approval.getByLabel('Reason').fill('Seen by a second person');
  await approval.locator('button[type=submit]').click();
  await expect(panelOf(second, 'Safeguards').getByLabel('One operator alone gives less than this a day')).toHaveValue(
    /^90,?000/,
  );
  await expect(second.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await second.context().close();
});
