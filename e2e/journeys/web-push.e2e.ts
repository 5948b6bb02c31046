import { expect, type Page, test } from '@playwright/test';
import { startPushService } from '../../platform-api/src/testing/push-service';
import { findViolations } from '../access/support/find-violations';
import { siteOf } from '../support/environment';
import { newMember } from '../support/new-member';
import { deliverPush, lendSubscription, noteNotifications, shownBy } from '../support/push-browser';
import { uniqueAccount } from '../support/unique';
import { emptyPage } from '../support/visitors';

// All other journeys run without the worker, so that they see every request.
test.use({ serviceWorkers: 'allow' });

let service: Awaited<ReturnType<typeof startPushService>>;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

/** The member sets a limit, of which the inbox tells. */
const setLimit = (page: Page, amount: string) =>
  page.evaluate(async (limit) => {
    const answer = await fetch('/wps/limits/money', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'deposit', period: 'day', limit }),
    });
    return answer.status;
  }, amount);

for (const place of [
  { brand: 'sundarban', name: 'Sundarban', mobile: true, language: 'en' },
  { brand: 'meridian', name: 'Meridian', mobile: false, language: 'en' },
])
  test(`at ${place.brand} a device that its member turns on shows messages, and nothing after the log-out`, async ({
    browser,
  }) => {
    const account = uniqueAccount('push');
    const subscription = service.subscription();
    const page = await emptyPage(browser, place.brand, account);
    await lendSubscription(page, subscription);
    await newMember(page, place, account);
    await page.goto(siteOf(place.brand, '/member'));
    const devices = page.getByRole('group', { name: 'On your devices' });
    await devices.scrollIntoViewIfNeeded();
    await expect(devices).toContainText('Notifications are off.');
    await expect(devices.getByRole('checkbox')).toHaveCount(0);
    await devices.getByRole('button', { name: 'Turn on' }).click();
    await expect(devices).toContainText('Notifications are on.');
    await expect(devices.getByRole('checkbox', { name: 'Account' })).toBeChecked();
    await expect(devices.getByRole('checkbox', { name: 'Promotions' })).not.toBeChecked();
    expect(await findViolations(page, { only: 'fieldset' }, 'everything')).toEqual([]);

    const worker = await noteNotifications(page);
    expect(await setLimit(page, '1234.00')).toBe(200);
    await expect.poll(() => service.messagesTo(subscription).length).toBe(1);
    const [sent] = service.messagesTo(subscription);
    expect(JSON.stringify(sent?.message)).not.toContain('1,234');
    await deliverPush(page, sent?.message ?? {});
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: place.name, body: 'Limit set' }]);
    expect((await shownBy(worker))[0]?.data).toMatch(/^\/member/);

    await page.reload();
    await expect(devices).toContainText('Notifications are on.');
    await page.getByRole('button', { name: `Account of ${account}` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    // One that was on its way to the device.
    await deliverPush(page, sent?.message ?? {});
    await deliverPush(page, { ...sent?.message, deviceId: 'not a device' });
    await expect
      .poll(async () => (await shownBy(worker)).map(({ body }) => body))
      .toEqual(['Limit set', 'You have a new message. Log in to read it.']);
    await page.context().close();
  });
