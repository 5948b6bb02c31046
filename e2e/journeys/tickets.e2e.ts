import { expect, test } from '@playwright/test';
import { signInOperator } from '../support/console-client';
import { siteOf } from '../support/environment';
import { register } from '../support/new-member';
import { uniqueAccount } from '../support/unique';
import { openAs } from '../support/visitors';

const PLACES = [
  { brand: 'sundarban', mobile: true, offsetMinutes: 360, rain: { budget: '500.00', least: '2.00', step: '1.00' } },
  {
    brand: 'meridian',
    mobile: false,
    offsetMinutes: 420,
    rain: { budget: '90000.00', least: '500.00', step: '100.00' },
  },
] as const;

const reason = 'a journey';
const MINUTE_MS = 60_000;

/** A rain that begins with the next minute of the brand's clock, agreed by two operators. */
async function planRain({ brand, offsetMinutes, rain }: (typeof PLACES)[number]): Promise<void> {
  const start = new Date(Date.now() + MINUTE_MS + offsetMinutes * MINUTE_MS);
  const terms = {
    ...{ kind: 'envelope', times: [start.toISOString().slice(11, 16)], minutes: 10, count: 20, needsTicket: false },
    ...rain,
  };
  const [first, second] = [await signInOperator(), await signInOperator('secondOperator')];
  const { version } = (await first.call('/ops/prizes/versions', { brand, terms, reason })) as { version: number };
  await second.call('/ops/prizes/versions/decision', { brand, kind: 'envelope', version, approve: true });
}

for (const place of PLACES)
  test(`a check-in at ${place.brand} gives a ticket, the ticket a spin of the wheel, and a rain an envelope`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const { brand, mobile } = place;
    const page = await openAs(browser, brand, 'guest');
    await register(page, { brand, mobile }, uniqueAccount('prize'));
    await planRain(place);

    await page.goto(siteOf(brand, '/member/prizes'));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Check in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(dialog.getByText('Days in a row: 1')).toBeVisible();
    await expect(dialog.getByText(/^Next check-in/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await expect(main.getByText('Wheel tickets: 1')).toBeVisible();
    await main.getByRole('button', { name: 'Go to the wheel' }).click();
    await dialog.getByText('Prizes and chances').click();
    await expect(dialog.getByText('26%')).toBeVisible();
    await dialog.getByRole('button', { name: 'Spin for 1 ticket' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText(/You won|No prize this time/);
    await dialog.getByText('Fairness').click();
    await dialog.getByRole('button', { name: 'Change seed' }).click();
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect(dialog.getByText('Verified')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    // The page follows the start of the rain by itself.
    await main.getByRole('button', { name: 'Take an envelope' }).click({ timeout: 2.5 * MINUTE_MS });
    await dialog.getByRole('button', { name: 'Take envelope 3', exact: true }).click();
    await expect(dialog.getByText('Your envelope:')).toBeVisible();
    await page.context().close();
  });
