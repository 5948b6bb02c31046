import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { PUSH_DEVICES_MAX, SESSION_IDLE_MS } from '@marquee/contract/constants';
import { inTransaction } from '../../../platform/database';
import type { TestBrowser } from '../../../testing/browser';
import { peopleData } from '../personal-data-statements';
import { deleteExpiredSessions } from '../session/repository';
import { pushCopies, type PushSite, startPushSite, tell, turnOn, WAIT } from './push.fixture';

let push: PushSite;
beforeAll(async () => {
  push = await startPushSite();
});
afterAll(() => push.close());

const devicesOf = async (browser: TestBrowser) => (await browser.call('push.devices', {})).devices;

const standing = async (deviceId: string, brand = 'sundarban') =>
  (await push.site.browser(brand).call('push.standing', { deviceId })).standing;

describe('an address that is no push service is refused', () => {
  it.each([
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://2130706433/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://evil.example/?fcm.googleapis.com',
    'https://fcm.googleapis.com\\@evil.example/x',
    'http://127.0.0.1@evil.example/',
    'http://127.0.0.2:80/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://fcm.googleapis.com/\0',
    `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
    `https://fcm.googleapis.com/${'a'.repeat(1_000_000)}`,
    '',
  ])('%.60s', async (endpoint) => {
    const browser = await push.site.member();
    const { p256dh, auth } = push.service.subscription();
    const { publicKey } = await browser.call('push.devices', {});
    const { status } = await browser.send('push.subscribe', { endpoint, p256dh, auth, publicKey });
    expect([400, 413, 422]).toContain(status);
    expect(await devicesOf(browser)).toEqual([]);
  });

  it('takes those of the browsers', async () => {
    const browser = await push.site.member('browsers');
    for (const host of [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      'web.push.apple.com',
      'wns2-by3p.notify.windows.com',
    ])
      await turnOn(await push.furtherSession('browsers'), {
        ...push.service.subscription(),
        endpoint: `https://${host}/send/${randomUUID()}`,
      });
    expect(await devicesOf(browser)).toHaveLength(4);
  });
});

it('takes no keys to which nothing can be encrypted, and no key of another brand', async () => {
  const browser = await push.site.member();
  const { endpoint, p256dh, auth } = push.service.subscription();
  const { publicKey } = await browser.call('push.devices', {});
  const { publicKey: foreign } = await (await push.site.member(undefined, 'meridian')).call('push.devices', {});
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  for (const change of [{ p256dh: offCurve }, { p256dh: 'short' }, { auth: 'short' }, { publicKey: foreign }]) {
    const { envelope } = await browser.send('push.subscribe', { endpoint, p256dh, auth, publicKey, ...change });
    expect(envelope).toMatchObject({ code: 'validation_failed' });
  }
  expect(await devicesOf(browser)).toEqual([]);
});

it('shows nobody the devices of another member, and lets nobody end them', async () => {
  const { browser } = await push.subscriber('owner');
  const { browser: stranger } = await push.subscriber('stranger');
  const { browser: elsewhere } = await push.subscriber('elsewhere', 'meridian');
  const [device] = await devicesOf(browser);
  const deviceId = device?.deviceId ?? '';
  for (const other of [stranger, elsewhere]) {
    expect((await other.send('push.unsubscribe', { deviceId })).status).toBe(404);
    expect(JSON.stringify(await devicesOf(other))).not.toContain(deviceId);
  }
  expect((await stranger.send('push.unsubscribe', { deviceId: randomUUID() })).status).toBe(404);
  expect(await standing(deviceId)).toBe('open');
  expect(await standing(deviceId, 'meridian'), 'of another brand').toBe('ended');
  expect((await push.site.browser().refusal('push.devices', {})).code).toBe('not_logged_in');
});

test('a device that is logged out gets nothing, and shows nothing of what is on its way', async () => {
  const { service, site } = push;
  const { browser, subscription, id } = await push.subscriber('leaver');
  const [device] = await devicesOf(browser);
  const deviceId = device?.deviceId ?? '';
  expect(await standing(deviceId)).toBe('open');
  await browser.call('session.logout', {});
  expect(await standing(deviceId)).toBe('ended');
  await tell(push, id, 'after', { template: 'password_changed', values: {} });
  const witness = await push.subscriber('witness');
  await tell(push, witness.id, 'after');
  await expect.poll(() => service.messagesTo(witness.subscription).length, WAIT).toBe(1);
  expect(service.asked).not.toContain(subscription.path);
  const { rowCount } = await site.pool.query('select from push_device where member_id = $1', [id]);
  expect(rowCount).toBe(0);
});

test('a message that was queued before the log-out is not sent after it', async () => {
  const { service, site } = push;
  const { browser, subscription, id } = await push.subscriber('hasty');
  service.answer(subscription, (response) => void response.writeHead(503).end());
  await tell(push, id, 'queued');
  await expect.poll(() => service.asked.filter((path) => path === subscription.path).length, WAIT).toBe(1);
  service.answer(subscription, null);
  await browser.call('session.logout', {});
  await site.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'member.message-copy:%:push'`,
  );
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['dropped']);
  expect(service.messagesTo(subscription)).toEqual([]);
});

describe('it ends on a device', () => {
  it('whose session its member ends elsewhere, and stays on others', async () => {
    const { browser, id } = await push.subscriber('two');
    const other = await push.furtherSession('two');
    await turnOn(other, push.service.subscription());
    const phone = (await devicesOf(other)).find(({ isCurrent }) => isCurrent)?.deviceId ?? '';
    const { sessionId = '' } = (await browser.call('security.sessions', {})).find(({ isCurrent }) => !isCurrent) ?? {};
    await browser.call('security.endSession', { sessionId });
    expect(await standing(phone)).toBe('ended');
    expect(await devicesOf(browser)).toMatchObject([{ isCurrent: true }]);

    const third = await push.furtherSession('two');
    await turnOn(third, push.service.subscription());
    // One that ran out unnoticed ends with the others, too.
    await push.site.pool.query('update push_device set session_hash = null where member_id = $1 and endpoint like $2', [
      id,
      `${push.service.origin}%`,
    ]);
    await browser.call('security.endOtherSessions', {});
    expect(await devicesOf(browser)).toEqual([]);
  });

  it.each([
    ['closed', `update member set status = 'closed', closed_at = now() where id = $1`],
    ['disabled', `update member set status = 'disabled' where id = $1`],
  ])('of an account that is %s', async (state, change) => {
    const { service, site } = push;
    const { browser, subscription, id } = await push.subscriber(`account ${state}`);
    const [device] = await devicesOf(browser);
    await site.pool.query(change, [id]);
    expect(await standing(device?.deviceId ?? '')).toBe('ended');
    await tell(push, id, 'after', { template: 'password_changed', values: {} });
    await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['dropped']);
    expect(service.asked).not.toContain(subscription.path);
  });

  it('when another member turns it on in the same browser, or only opens the site there', async () => {
    const { service } = push;
    const { browser, subscription, id } = await push.subscriber('before');
    const next = await push.site.member('next');
    await turnOn(next, subscription);
    expect(await devicesOf(browser)).toEqual([]);
    expect(await devicesOf(next)).toHaveLength(1);
    expect(await browser.call('push.renew', { endpoint: subscription.endpoint })).toEqual({ isOn: false });
    expect(await devicesOf(next)).toEqual([]);
    await tell(push, id, 'after', { template: 'password_changed', values: {} });
    const witness = await push.subscriber('second witness');
    await tell(push, witness.id, 'after');
    await expect.poll(() => service.messagesTo(witness.subscription).length, WAIT).toBe(1);
    expect(service.asked).not.toContain(subscription.path);
  });
});

test('a session that has run out tells no more than that there is a message, until its member is back', async () => {
  const { service, site } = push;
  const { browser, subscription, id } = await push.subscriber('sleeper');
  const [device] = await devicesOf(browser);
  const deviceId = device?.deviceId ?? '';
  await site.pool.query(`update session set last_seen_at = now() - interval '31 minutes' where member_id = $1`, [id]);
  expect(await standing(deviceId)).toBe('closed');
  await tell(push, id, 'closed', { link: '/member/account-record' });
  await expect.poll(() => service.messagesTo(subscription).length, WAIT).toBe(1);
  expect(service.messagesTo(subscription)[0]?.message).toMatchObject({
    body: 'You have a new message. Log in to read it.',
    link: '/member/messages',
  });
  expect(JSON.stringify(service.messagesTo(subscription)[0]?.message)).not.toContain('Deposit');

  // The session is removed for its age; nobody has ended the device.
  await inTransaction(site.pool, (tx) => deleteExpiredSessions(tx, new Date(), new Date(Date.now() - SESSION_IDLE_MS)));
  const { rowCount } = await site.pool.query('select from session where member_id = $1', [id]);
  expect(rowCount).toBe(0);
  expect(await standing(deviceId)).toBe('closed');
  const back = await push.furtherSession('sleeper');
  expect(await back.call('push.renew', { endpoint: subscription.endpoint })).toEqual({ isOn: true });
  expect(await standing(deviceId)).toBe('open');
  await back.call('session.logout', {});
  expect(await standing(deviceId)).toBe('ended');
});

test('two tabs that turn it on at once make one device; so do two members in one browser', async () => {
  const browser = await push.site.member('tabs');
  const subscription = push.service.subscription();
  const answers = await Promise.all(Array.from({ length: 6 }, () => turnOn(browser, subscription)));
  expect(answers).toHaveLength(6);
  expect(await devicesOf(browser)).toHaveLength(1);

  const members = await Promise.all(['left', 'right'].map((account) => push.site.member(account)));
  const shared = push.service.subscription();
  await Promise.allSettled(members.map((member) => turnOn(member, shared)));
  const counts = await Promise.all(members.map(async (member) => (await devicesOf(member)).length));
  expect(counts.toSorted()).toEqual([0, 1]);
});

test('a browser that its push service has given another address is one device still', async () => {
  const { browser } = await push.subscriber('renamed');
  const next = push.service.subscription();
  const { devices } = await turnOn(browser, next);
  expect(devices).toHaveLength(1);
  const { rows } = await push.site.pool.query('select endpoint from push_device where id = $1', [devices[0]?.deviceId]);
  expect(rows).toEqual([{ endpoint: next.endpoint }]);
});

test('a further device than the most ends the one unused for longest', async () => {
  const { site } = push;
  const { browser, id } = await push.subscriber('collector');
  const [first] = await devicesOf(browser);
  await site.pool.query(`update push_device set seen_at = now() - interval '1 day' where member_id = $1`, [id]);
  for (let at = 0; at < PUSH_DEVICES_MAX; at += 1)
    await turnOn(await push.furtherSession('collector'), push.service.subscription());
  const devices = await devicesOf(browser);
  expect(devices).toHaveLength(PUSH_DEVICES_MAX);
  expect(devices.map(({ deviceId }) => deviceId)).not.toContain(first?.deviceId);
});

test('a member takes away which devices there are, without their addresses', async () => {
  const { subscription, id } = await push.subscriber('exported');
  const statement = peopleData.find(({ file }) => file === 'push-devices')?.text ?? '';
  const { rows } = await push.site.pool.query(statement, [id]);
  expect(rows).toMatchObject([{ pushService: push.service.origin }]);
  expect(JSON.stringify(rows)).not.toContain(subscription.path);
});
