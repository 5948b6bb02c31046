import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox, type Sandbox } from '../sandbox';
import { readSettings } from '../settings';

const SECRET = 'a-secret-of-sixteen-or-more';
const order = () => ({
  reference: randomUUID(),
  amount: '500.00',
  currency: 'BDT',
  language: 'en',
  returnUrl: 'http://sundarban.localhost:4000/member/deposit',
});

interface Received {
  body: string;
  headers: IncomingMessage['headers'];
}
let received: Received[];
let answers: number[];
let merchant: ReturnType<typeof createServer>;
let home: string;
let sandbox: Sandbox;

const startSandbox = () =>
  buildSandbox(
    readSettings({
      SANDPAY_SECRET: SECRET,
      PLATFORM_URL: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`,
      MARQUEE_HOME: home,
      MARQUEE_LOG_LEVEL: 'silent',
    }),
  );

beforeEach(async () => {
  received = [];
  answers = [];
  home = mkdtempSync(join(tmpdir(), 'sandpay-'));
  merchant = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((done) => merchant.listen(0, '127.0.0.1', done));
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.close();
  merchant.closeAllConnections();
  await new Promise((done) => merchant.close(done));
});

function request(body: object, secret = SECRET, timestamp = Math.floor(Date.now() / 1_000)) {
  const text = JSON.stringify(body);
  const mac = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  return sandbox.server.inject({
    method: 'POST',
    url: '/sandpay/v1/payments',
    headers: { 'content-type': 'application/json', authorization: `SandPay ${timestamp}:${mac}` },
    body: text,
  });
}
const paymentOf = async (body: object) => (await request(body)).json<{ paymentUrl: string }>();
const decide = (paymentUrl: string, decision: string, conduct = 'prompt') =>
  sandbox.server.inject({
    method: 'POST',
    url: `${new URL(paymentUrl).pathname}/decision`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}&conduct=${conduct}`,
  });
const until = async (holds: () => boolean) => {
  for (let i = 0; i < 600 && !holds(); i++) await new Promise((done) => setTimeout(done, 10));
  expect(holds()).toBe(true);
};

test('a merchant without the secret, or with an old request, gets nothing', async () => {
  expect((await request(order(), 'another-secret-altogether')).statusCode).toBe(401);
  expect((await request(order(), SECRET, Math.floor(Date.now() / 1_000) - 301)).statusCode).toBe(401);
});

test('the same order again is the same payment; the reference with another amount is refused', async () => {
  const first = order();
  const [firstReply, secondReply] = [await request(first), await request(first)];
  expect(firstReply.json()).toEqual(secondReply.json());
  expect((await request({ ...first, amount: '501.00' })).statusCode).toBe(409);
});

test('an approved payment leads back to the merchant and is reported with a signature that holds', async () => {
  const { paymentUrl } = await paymentOf(order());
  const response = await decide(paymentUrl, 'succeeded');
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    'http://sundarban.localhost:4000/member/deposit',
  ]);
  await until(() => received.length === 1);
  const { body, headers } = received[0] as Received;
  expect(new Webhook(SECRET, { format: 'raw' }).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'payment.succeeded',
    data: { amount: '500.00' },
  });
});

test('a decision stands: the second one changes nothing', async () => {
  const { paymentUrl } = await paymentOf(order());
  await decide(paymentUrl, 'declined');
  await decide(paymentUrl, 'succeeded');
  await until(() => received.length === 1);
  expect(JSON.parse((received[0] as Received).body)).toMatchObject({ type: 'payment.declined' });
});

test('a call-back that is refused is repeated under the same id, also after a restart', async () => {
  answers = [500];
  const { paymentUrl } = await paymentOf(order());
  await decide(paymentUrl, 'succeeded');
  await until(() => received.length === 1);
  await new Promise((done) => setTimeout(done, 50));
  await sandbox.close();
  sandbox = await startSandbox();
  await until(() => received.length === 2);
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
});

const typesAndIds = () =>
  received.map(({ body, headers }) => [
    (JSON.parse(body) as { type: string }).type.replace('payment.', ''),
    String(headers['webhook-id']).replace(/^evt_[0-9a-f]+/, ''),
  ]);
const isGenuine = ({ body, headers }: Received): boolean => {
  try {
    new Webhook(SECRET, { format: 'raw' }).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

test('a tester sees a forged call-back before the genuine one', async () => {
  answers = [401];
  const { paymentUrl } = await paymentOf(order());
  await decide(paymentUrl, 'succeeded', 'forged');
  await until(() => received.length === 2);
  expect(received.map(isGenuine)).toEqual([false, true]);
});

test('a tester sees an older call-back after the newer one, both genuine', async () => {
  const { paymentUrl } = await paymentOf(order());
  await decide(paymentUrl, 'succeeded', 'reordered');
  await until(() => received.length === 2);
  expect(typesAndIds()).toEqual([
    ['succeeded', ''],
    ['expired', '_older'],
  ]);
  expect(received.every(isGenuine)).toBe(true);
});

test('a tester sees a call-back that was taken come again under its id', async () => {
  const { paymentUrl } = await paymentOf(order());
  await decide(paymentUrl, 'succeeded', 'repeated');
  await until(() => received.length === 2);
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
});

test('a late call-back has not come yet when that of a payment decided later arrives', async () => {
  const [late, prompt] = [await paymentOf(order()), await paymentOf(order())];
  await decide(late.paymentUrl, 'succeeded', 'late');
  await decide(prompt.paymentUrl, 'declined');
  await until(() => received.length > 0);
  expect(typesAndIds()).toEqual([['declined', '']]);
});

test('the page speaks the language that was asked for and runs no script; without a payment there is none', async () => {
  const { paymentUrl } = await paymentOf({ ...order(), language: 'bn' });
  const page = await sandbox.server.inject({ url: `${new URL(paymentUrl).pathname}?lang=bn` });
  expect(page.body).toContain('<html lang="bn" dir="ltr">');
  expect(page.body).toContain('৫০০.০০');
  const arabic = await sandbox.server.inject({ url: `${new URL(paymentUrl).pathname}?lang=ar` });
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.body).toContain('500.00');
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await sandbox.server.inject({ url: '/sandpay/pay/%3Cb%3E' })).statusCode).toBe(404);
});
