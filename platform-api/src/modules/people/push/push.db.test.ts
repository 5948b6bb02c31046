import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { openKeyRing } from '../../../platform/key-ring';
import { setBrandFlags } from '../../../testing/brand-settings';
import { createBrandService } from '../../site/brand/service';
import { createPushKeys } from './push-keys';
import { readVapid } from '../../../testing/push-service';
import { choosePush, pushCopies, type PushSite, startPushSite, tell, turnOn, WAIT } from './push.fixture';
import { createPushDevices } from './service';

let push: PushSite;
beforeAll(async () => {
  push = await startPushSite();
});
afterAll(() => push.close());

it('sends what is in the inbox, encrypted to the browser and signed with the key of the brand', async () => {
  const { service } = push;
  for (const brand of ['sundarban', 'meridian'] as const) {
    const { browser, subscription, id } = await push.subscriber(`first-${brand}`, brand);
    const { publicKey } = await browser.call('push.devices', {});
    await tell(push, id, 'credited', { link: '/member/account-record' });
    await expect.poll(() => service.messagesTo(subscription).length, WAIT).toBe(1);
    const [sent] = service.messagesTo(subscription);
    if (!sent) throw new Error('nothing was sent');
    expect(sent.message).toEqual({
      deviceId: expect.any(String) as string,
      title: brand === 'sundarban' ? 'Sundarban' : 'Meridian',
      body: 'Deposit credited',
      closed: 'You have a new message. Log in to read it.',
      link: '/member/account-record',
      tag: 'account',
      lang: 'en',
      dir: 'ltr',
      icon: expect.stringMatching(new RegExp(`^/looks/${brand}/.+/icon-192\\.png$`)) as string,
    });
    expect(JSON.stringify(sent.message), 'no amount').not.toContain('1,500');
    expect(sent.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      topic: 'account',
      urgency: 'normal',
    });
    const { aud, sub, exp } = readVapid(sent, publicKey);
    expect({ aud, sub }).toEqual({ aud: service.origin, sub: 'mailto:no-reply@marquee.localhost' });
    expect(exp * 1_000).toBeLessThan(Date.now() + 86_400_000 + 60_000);
  }
});

test('each brand has a key of its own, whose private part is in no table', async () => {
  const { config } = push.site.app.platform;
  const keys = new Set<string>();
  for (const brand of ['sundarban', 'meridian'] as const) {
    const { browser } = await push.subscriber(`keys-${brand}`, brand);
    keys.add((await browser.call('push.devices', {})).publicKey);
  }
  expect(keys.size).toBe(2);
  for (const name of ['push-sundarban-1.key', 'push-meridian-1.key']) {
    const file = join(config.home, 'keys', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { rowCount } = await push.site.pool.query('select from push_device d where d::text like $1', [
      `%${await readFile(file, 'utf8')}%`,
    ]);
    expect(rowCount).toBe(0);
  }
});

it('says it in the language of the member, and a title with a figure not at all', async () => {
  const { service, site } = push;
  const { subscription, id } = await push.subscriber('reader', 'meridian');
  await site.pool.query(`update member set language = 'ar' where id = $1`, [id]);
  await site.pool.query(
    `insert into message_template_text (brand_id, template, language, title, text)
     values (2, 'deposit_credited', 'ar', 'وصل {{amount}}', 'وصل {{amount}}')`,
  );
  await tell(push, id, 'arabic');
  await tell(push, id, 'figure', { template: 'contract_offered', values: { account: 'A' } });
  await expect.poll(() => service.messagesTo(subscription).length, WAIT).toBe(2);
  for (const { message } of service.messagesTo(subscription)) {
    expect(message).toMatchObject({ lang: 'ar', dir: 'rtl', closed: 'لديك رسالة جديدة. سجّل الدخول لقراءتها.' });
    expect(message.body).toMatch(/\p{Script=Arabic}/u);
    expect(message.body).not.toMatch(/\p{Nd}/u);
  }
  const bodies = service.messagesTo(subscription).map(({ message }) => message.body);
  expect(bodies).toContain('رسالة عن حسابك.');
});

it('sends what the member has chosen, what protects the account always, and nothing without a device', async () => {
  const { service } = push;
  const { browser, subscription, id } = await push.subscriber('chooser');
  const chosen = (await browser.call('messages.preferences', {})).preferences.filter(
    ({ channel, enabled }) => channel === 'push' && enabled,
  );
  expect(chosen.map(({ category, locked }) => `${category}${locked ? ' (locked)' : ''}`)).toEqual([
    'system (locked)',
    'account',
    'agents',
    'service',
  ]);
  await choosePush(browser, 'account', false);
  await tell(push, id, 'unwanted');
  await tell(push, id, 'advertising', { template: 'reward_ready', values: { promotion: 'Night' } });
  await tell(push, id, 'password', { template: 'password_changed', values: {} });
  await expect.poll(() => service.messagesTo(subscription).length, WAIT).toBe(1);
  expect(service.messagesTo(subscription)[0]).toMatchObject({
    headers: { urgency: 'high' },
    message: { tag: 'system' },
  });
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['sent']);

  // A second device changes nothing of the choice; without any there is no copy.
  await turnOn(await push.furtherSession('chooser'), service.subscription());
  expect(await browser.call('push.devices', {})).toMatchObject({
    devices: [{ isCurrent: false }, { isCurrent: true }],
  });
  for (const { deviceId } of (await browser.call('push.devices', {})).devices)
    await browser.call('push.unsubscribe', { deviceId });
  await tell(push, id, 'password again', { template: 'password_changed', values: {} });
  const { browser: other, id: otherId, subscription: there } = await push.subscriber('after');
  await tell(push, otherId, 'after');
  await expect.poll(() => service.messagesTo(there).length, WAIT).toBe(1);
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['sent']);
  expect((await other.call('messages.preferences', {})).channels.map(({ channel }) => channel)).toEqual([
    'mail',
    'push',
  ]);
});

it('advertises to nobody who rests from play', async () => {
  const { service, site } = push;
  const { browser, subscription, id } = await push.subscriber('resting');
  await choosePush(browser, 'promotion', true);
  await site.pool.query(
    `insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, 'time_out', now() - interval '1 hour', now() + interval '1 day')`,
    [id],
  );
  await tell(push, id, 'advertising', { template: 'reward_ready', values: { promotion: 'Night' } });
  await tell(push, id, 'money');
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(expect.arrayContaining(['sent', 'dropped']));
  expect(service.messagesTo(subscription).map(({ message }) => message.tag)).toEqual(['account']);
});

it('sends a message to each device once, whatever is repeated', async () => {
  const { service, site } = push;
  const { subscription, id } = await push.subscriber('repeated');
  const second = service.subscription();
  await turnOn(await push.furtherSession('repeated'), second);
  let failures = 0;
  service.answer(second, (response) => {
    failures += 1;
    response.writeHead(503).end();
  });
  await tell(push, id, 'once');
  await expect.poll(() => failures, WAIT).toBe(1);
  expect(await pushCopies(push, id)).toEqual(['queued']);
  service.answer(second, null);
  await site.pool.query('update push_device set rest_until = null');
  await site.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'member.message-copy:%:push'`,
  );
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['sent']);
  const { rows } = await site.pool.query<{ id: bigint }>('select id from member_message where member_id = $1', [id]);
  await site.app.platform.jobs.add(
    site.pool,
    'member.message-copy',
    { messageId: String(rows[0]?.id), channel: 'push' },
    { key: 'once more' },
  );
  await tell(push, id, 'another');
  await expect.poll(() => service.messagesTo(second).length, WAIT).toBe(2);
  expect(service.messagesTo(subscription)).toHaveLength(2);
});

it('is gone with the worker of the brand: no list, no device, no message', async () => {
  const { service, site } = push;
  const { browser, subscription, id } = await push.subscriber('switched');
  const { devices } = await browser.call('push.devices', {});
  await setBrandFlags(site, 'sundarban', { APPDOWNLOAD: false });
  try {
    expect((await browser.refusal('push.devices', {})).code).toBe('feature_disabled');
    expect((await browser.call('messages.preferences', {})).channels.map(({ channel }) => channel)).toEqual(['mail']);
    expect(await browser.call('push.renew', { endpoint: subscription.endpoint })).toEqual({ isOn: false });
    const deviceId = devices[0]?.deviceId ?? '';
    expect(await site.browser().call('push.standing', { deviceId })).toEqual({ standing: 'ended' });
    await tell(push, id, 'unseen', { template: 'password_changed', values: {} });
    await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['dropped']);
    const { platform } = site.app;
    const brands = createBrandService(platform);
    await createPushDevices(
      platform,
      brands,
      createPushKeys((name) => openKeyRing(platform.config.keys, name)),
    ).sweep();
    brands.close();
  } finally {
    await setBrandFlags(site, 'sundarban', { APPDOWNLOAD: true });
  }
  expect((await browser.call('push.devices', {})).devices).toEqual([]);
  expect(service.messagesTo(subscription)).toEqual([]);
});
