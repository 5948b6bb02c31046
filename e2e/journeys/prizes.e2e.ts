import { type Browser, expect, type Page, test } from '@playwright/test';
import { claimReward } from '../support/claim-reward';
import { siteOf } from '../support/environment';
import { checkInBefore, drawRaffle, endRain, startRain } from '../support/prize-times';
import { publishPromotion } from '../support/promotion';
import { approveByTwo } from '../support/two-approvals';
import { placesOf } from '../support/places-of';
import { uniqueAccount } from '../support/unique';
import { openConsole, openNewMember } from '../support/visitors';

const PLACES = [
  { brand: 'sundarban', mobile: true },
  { brand: 'meridian', mobile: false },
];

const GIFT = 'Two turns of the wheel';

for (const place of placesOf(PLACES, 'meridian'))
  test(`on ${place.brand} a streak, the wheel, a rain and a raffle give prizes, which the member verifies and an operator sees`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const account = uniqueAccount('prize');
    const page = await openNewMember(browser, place, account, account);
    await checkInBefore(account, 4);
    await giveWheelTickets(place.brand, account);

    await checkIn(page, place.brand);
    await spin(page, place.brand);
    await catchEnvelope(page, place.brand);
    await takeNumber(page, place.brand);
    await seeAsOperator(browser, account);
    await page.context().close();
  });

/** A promotion whose reward is tickets, granted by hand. */
async function giveWheelTickets(brand: string, account: string): Promise<void> {
  const promotion = await publishPromotion({
    brand,
    kind: 'operator',
    title: GIFT,
    picture: 'wheel',
    budget: '1.00',
    trigger: { kind: 'operator' },
    enrolment: 'automatic',
    delivery: 'claim',
    reward: { kind: 'tickets', unit: 'wheel', count: 2, lifetimeDays: 3 },
  });
  await promotion.grant(account);
  await promotion.end();
}

/** From the list of promotions; the fifth day of a streak gives a raffle ticket. */
async function checkIn(page: Page, brand: string): Promise<void> {
  await page.goto(siteOf(brand, '/promotions'));
  await page.getByRole('link', { name: 'Take part: Daily check-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Daily check-in' });
  await expect(dialog.getByText('Days in a row: 4')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog.getByText('Days in a row: 5')).toBeVisible();
  await expect(dialog.getByText(/^Next check-in/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator('[data-unit="raffle"]')).toContainText('1');
}

/** The tickets are claimed as a reward of a promotion; a spin is checked once its seed is revealed. */
async function spin(page: Page, brand: string): Promise<void> {
  await page.goto(siteOf(brand, '/member/rewards'));
  await claimReward(page, GIFT, 'Wheel tickets: 2');
  await page.goto(siteOf(brand, '/promotions'));
  await page.getByRole('link', { name: 'Take part: Prize wheel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prize wheel' });
  const odds = dialog.getByRole('region', { name: 'Prizes and chances' });
  await expect(odds.getByText(/^When a prize is used up/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Spin for 1 ticket' }).click();
  const result = dialog.getByRole('status').filter({ hasText: /You won|No prize|used up/ });
  await expect(result).toBeVisible();
  // One of the prizes is a ticket.
  const left = ((await result.textContent()) ?? '').includes('One more spin') ? 2 : 1;
  await expect(dialog.getByText(`Wheel tickets: ${left}`)).toBeVisible();
  await dialog.getByText('Fairness').click();
  await dialog.getByRole('button', { name: 'Change seed' }).click();
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Verified')).toBeVisible();
}

/** The rain comes over whichever page is open, at rest or in motion; its envelopes are taken by the keyboard. */
async function catchEnvelope(page: Page, brand: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/wps/stream'));
  await page.goto(siteOf(brand, '/member/vip'));
  await stream;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('mq.rains-shown'));
  await startRain(brand);
  const dialog = page.getByRole('dialog', { name: 'Red envelopes' });
  const envelope = dialog.getByRole('button', { name: 'Take envelope 3' });
  await expect(envelope).toBeVisible();
  const moving = () =>
    envelope.evaluate((element) => element.closest('ul')?.getAnimations({ subtree: true }).length ?? 0);
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moving).toBeGreaterThan(0);
  await envelope.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Your envelope:/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Take envelope/ })).toHaveCount(0);
  await endRain(brand);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteOf(brand, '/member/prizes?open=rain'));
  const past = dialog.getByRole('listitem').filter({ hasText: 'Your envelope' });
  await past.getByRole('button', { name: 'Verify' }).click();
  await expect(past.getByText('Verified')).toBeVisible();
}

/** The only number of the raffle wins its first prize. */
async function takeNumber(page: Page, brand: string): Promise<void> {
  await page.goto(siteOf(brand, '/promotions'));
  await page.getByRole('link', { name: 'Take part: Raffle' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Get a number for 1 ticket' }).click();
  await expect(main.getByText('Your numbers: 1 of 10')).toBeVisible();
  await drawRaffle(brand);
  await expect(async () => {
    await page.reload();
    await expect(main.getByRole('listitem').filter({ hasText: 'You' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await main.getByRole('button', { name: 'Verify' }).first().click();
  await expect(main.getByText('Verified')).toBeVisible();
}

/** What was given stands in the console; a new version of the raffle takes two operators. */
async function seeAsOperator(browser: Browser, account: string): Promise<void> {
  const operator = await openConsole(browser);
  await operator.goto(siteOf('console', '/prizes/given'));
  for (const kind of ['Wheel', 'Check-in', 'Red envelopes', 'Raffle']) {
    await operator.getByRole('group', { name: 'Kind' }).getByText(kind, { exact: true }).click();
    await expect(operator.getByRole('row').filter({ hasText: account }).first()).toBeVisible();
  }
  await operator.context().close();
  await approveByTwo(browser, {
    open: (operator) => operator.goto(siteOf('console', '/prizes/raffle')),
    proposeButton: 'New version',
    fill: (dialog) => dialog.getByLabel('Numbers per member').fill('12'),
    reason: 'More numbers for everybody',
    inForce: (operator) => expect(operator.getByText('In force')).toHaveCount(1),
  });
}
