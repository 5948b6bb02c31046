import { afterAll, afterEach, beforeAll, expect, it, test } from 'vitest';
import { pushCopies, type PushSite, startPushSite, tell, WAIT } from './push.fixture';
import { postPush } from './post-push';
import { isPublicAddress } from './public-addresses';
import { createPushChannel } from './push-channel';
import { MissingKey } from '../../../platform/key-ring';
import { StartFault } from '../../../platform/start-fault';
import { createBrandService } from '../../site/brand/service';
import type { TestSubscription } from '../../../testing/push-service';

let push: PushSite;
beforeAll(async () => {
  push = await startPushSite();
});
afterEach(async () => {
  await push.site.pool.query('delete from graphile_worker._private_jobs where locked_at is null');
});
afterAll(() => push.close());

const asked = ({ path }: TestSubscription) => push.service.asked.filter((one) => one === path).length;
const hurry = () =>
  push.site.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'member.message-copy:%:push'`,
  );

it.each([404, 410])('forgets a device of which the push service knows nothing any more (%i)', async (status) => {
  const { browser, subscription, id } = await push.subscriber(`gone${status}`);
  push.service.answer(subscription, (response) => void response.writeHead(status).end());
  await tell(push, id, 'gone');
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['dropped']);
  expect((await browser.call('push.devices', {})).devices).toEqual([]);
  expect(asked(subscription)).toBe(1);
});

it.each([
  ['keeps a device while the key of its brand cannot be read', new StartFault('the key file cannot be read'), 1],
  ['forgets a device whose key is gone', new MissingKey('the state folder has no key'), 0],
])('%s', async (name, fault, left) => {
  const { browser, id } = await push.subscriber(name);
  await tell(push, id, 'unreadable');
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['sent']);
  const { rows } = await push.site.pool.query<{ id: bigint }>(
    `with undelivered as (delete from push_delivery v using member_message m where m.id = v.message_id and m.member_id = $1)
     select id from member_message where member_id = $1`,
    [id],
  );
  const platform = push.site.app.platform;
  const channel = createPushChannel({
    platform,
    brands: createBrandService(platform),
    looks: { of: () => Promise.resolve(null) },
    keys: { current: () => Promise.reject(fault), byId: () => Promise.reject(fault) },
    devices: { isOffered: () => Promise.resolve(true) },
    sender: { send: () => Promise.resolve('sent') },
  });
  const copy = { messageId: rows[0]?.id ?? 0n, memberId: id, brandId: 1, category: 'account', language: 'en' } as const;
  const sending = channel.send({ ...copy, title: 'Title', text: 'Text', link: null });
  if (left === 0) expect(await sending).toBe(false);
  else await expect(sending).rejects.toThrow(fault);
  expect((await browser.call('push.devices', {})).devices).toHaveLength(left);
});

it.each([400, 401, 403, 413])(
  'repeats nothing that the push service refuses (%i), and keeps the device',
  async (status) => {
    const { browser, subscription, id } = await push.subscriber(`refused${status}`);
    push.service.answer(subscription, (response) => void response.writeHead(status).end());
    await tell(push, id, 'refused');
    await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['dropped']);
    expect((await browser.call('push.devices', {})).devices).toHaveLength(1);
    expect(asked(subscription)).toBe(1);
  },
);

test('a push service that wants a rest gets it, also from a job that is repeated earlier', async () => {
  const { subscription, id } = await push.subscriber('resting');
  push.service.answer(subscription, (response) => void response.writeHead(429, { 'retry-after': '120' }).end());
  await tell(push, id, 'later');
  await expect.poll(() => asked(subscription), WAIT).toBe(1);
  push.service.answer(subscription, null);
  for (let again = 0; again < 3; again += 1) {
    await hurry();
    await expect
      .poll(async () => {
        const { rows } = await push.site.pool.query<{ attempts: number }>(
          `select attempts from graphile_worker._private_jobs where key like 'member.message-copy:%:push' and locked_at is null`,
        );
        return rows[0]?.attempts ?? 0;
      }, WAIT)
      .toBeGreaterThanOrEqual(again + 2);
  }
  expect(asked(subscription)).toBe(1);
  expect(await pushCopies(push, id)).toEqual(['queued']);
  push.site.clock.pass(121_000);
  await hurry();
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['sent']);
  expect(push.service.messagesTo(subscription)).toHaveLength(1);
});

it('follows no redirect and reads no answer', async () => {
  const { subscription, id } = await push.subscriber('led');
  const target = push.service.subscription();
  push.service.answer(subscription, (response) => void response.writeHead(307, { location: target.endpoint }).end());
  await tell(push, id, 'led');
  await expect.poll(() => pushCopies(push, id), WAIT).toEqual(['dropped']);
  expect(asked(target)).toBe(0);

  const { subscription: flooding, id: flooded } = await push.subscriber('flooded');
  let written = 0;
  push.service.answer(flooding, (response) => {
    response.writeHead(201);
    const pour = () => {
      while (!response.destroyed && written < 1e9 && response.write(Buffer.alloc(65_536))) written += 65_536;
    };
    response.on('drain', pour).on('error', () => undefined);
    pour();
  });
  await tell(push, flooded, 'flood');
  await expect.poll(() => pushCopies(push, flooded), WAIT).toEqual(['sent']);
  expect(written).toBeLessThan(50e6);
});

test('one that hangs holds one worker up, is left alone after a few, and loses no message', {
  timeout: 60_000,
}, async () => {
  const { browser, subscription, id } = await push.subscriber('hanging');
  push.service.answer(subscription, () => undefined);
  for (let at = 0; at < 8; at += 1) await tell(push, id, `hang${at}`, { template: 'password_changed', values: {} });
  await expect.poll(() => pushCopies(push, id), WAIT).toHaveLength(8);
  const started = performance.now();
  await tell(push, id, 'inbox');
  await expect
    .poll(async () => (await browser.call('messages.list', { category: 'account' })).content.length, WAIT)
    .toBe(1);
  expect(performance.now() - started, 'ms until other work is done').toBeLessThan(4_000);
  await expect
    .poll(
      async () => {
        const { rows } = await push.site.pool.query<{ tried: number }>(
          `select count(*) filter (where attempts > 0)::int as tried from graphile_worker._private_jobs where key like 'member.message-copy:%:push'`,
        );
        return rows[0]?.tried;
      },
      { timeout: 30_000 },
    )
    .toBe(9);
  expect(asked(subscription), 'the device rests after the first').toBeLessThanOrEqual(3);
  expect(new Set(await pushCopies(push, id))).toEqual(new Set(['queued']));
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '142.250.74.106', '2607:f8b0:4004:800::200a'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it('connects to no name that leads into our own networks', async () => {
  const request = { endpoint: 'https://localhost/x', headers: {}, body: Buffer.alloc(0) };
  await expect(postPush(request, 2_000)).rejects.toThrow('localhost is no host of the internet');
});

it.each(['127.0.0.1', '169.254.169.254', '[::1]', '[::ffff:127.0.0.1]'])(
  'connects to no address of them: %s',
  async (host) => {
    const request = { endpoint: `https://${host}:1/x`, headers: {}, body: Buffer.alloc(0) };
    await expect(postPush(request, 2_000)).rejects.toThrow('is no host of the internet');
  },
);
