import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { MemberRef } from '../../../platform/http/visitor';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { startWalletServer, type WalletServer } from '../../games/vendor-wallet/wallet-server.fixture';
import { startProviderDouble, type ProviderDouble } from './provider.fixture';
import type { DepositContext } from './deposit-context';

const SECRET = 'a-secret-of-sixteen-or-more';
const webhook = new Webhook(SECRET, { format: 'raw' });
const BRAND = { ...TEST_BRAND, defaultLanguage: 'en' };
let db: TestDatabase;
let provider: ProviderDouble;
let app: WalletServer;

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await db.pool.query(
    `insert into deposit_channel (brand_id, code, provider, names, minimum, maximum, presets, sort_order)
     values (900, 'wallet', 'sandpay', '{"en": "Wallet", "bn": "ওয়ালেট"}', $1, $2, array[$1::bigint], 1)`,
    [100n * UNIT, 1_000n * UNIT],
  );
  provider = await startProviderDouble();
  app = await startWalletServer(db.url, { SANDPAY_SECRET: SECRET, MARQUEE_SANDBOX_URL: provider.url });
});
afterEach(() => mustVerify(db.pool));
afterAll(async () => {
  await app.close();
  await provider.close();
  await db.drop();
});

async function depositor(): Promise<DepositContext> {
  const { id, walletUser } = await makeMember(db.pool);
  const member: MemberRef = {
    id,
    publicId: walletUser,
    account: walletUser,
    type: 3,
    state: 'member',
    tokenHash: Buffer.alloc(32),
    passwordDue: false,
  };
  return { member, brand: BRAND, language: 'en' };
}
const deposit = (context: DepositContext, amount = '500.00', key = randomUUID()) =>
  app.services.cashier.deposit({ channelCode: 'wallet', amount }, key, context);
const cashOf = async ({ member }: DepositContext) => (await app.services.ledger.balanceOf(member.id)).cash;

interface CallbackOptions {
  readonly id?: string;
  readonly at?: Date;
  readonly secret?: string;
  readonly body?: string;
  /** Signed and sent as it is. */
  readonly signed?: string;
}
async function callback(
  type: string,
  data: object,
  { id = randomUUID(), at = new Date(), secret, body, signed }: CallbackOptions = {},
) {
  const signedBody = signed ?? JSON.stringify({ type, data });
  const signature = (secret ? new Webhook(secret, { format: 'raw' }) : webhook).sign(id, at, signedBody);
  const response = await app.server.inject({
    method: 'POST',
    url: '/psp/sandpay/callback',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signature,
    },
    body: body ?? signedBody,
  });
  return response.statusCode;
}
const report = (depositId: string, change: object = {}) => ({
  paymentId: 'pay_1',
  reference: depositId,
  amount: '500.00',
  currency: 'BDT',
  ...change,
});

test('shows the channels of the brand in the language of the request', async () => {
  const [channel] = await app.services.cashier.channels(BRAND, 'bn');
  expect(channel).toEqual({
    code: 'wallet',
    name: 'ওয়ালেট',
    method: 'redirect',
    minimum: '100.00',
    maximum: '1000.00',
    presets: ['100.00'],
    currency: 'BDT',
    fee: { basisPoints: 0, fixed: '0.00', bearer: 'brand' },
    wageringPercent: 100,
  });
});

test('names by what the channels of a brand are paid', async () => {
  expect(await app.services.cashier.paymentKinds(BRAND.id)).toEqual(['wallet']);
  expect(await app.services.cashier.paymentKinds(BRAND.id + 1)).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['an unknown type', '{"type":"payment.lost","data":{}}'],
  ['no reference', '{"type":"payment.succeeded","data":{"amount":"1.00","currency":"BDT"}}'],
  [
    'an amount that is none',
    `{"type":"payment.succeeded","data":${JSON.stringify(report(randomUUID(), { amount: '1e3' }))}}`,
  ],
  ['text that cannot be stored', `{"type":"payment.succeeded","data":{"a":"\\u0000"}}`],
])('answers 400 to an authentic call-back with %s', async (_what, signed) => {
  expect(await callback('', {}, { signed })).toBe(400);
});

test('refuses a channel that the brand does not have as the mistake of the caller', async () => {
  const context = await depositor();
  const request = { channelCode: 'nope', amount: '500.00' };
  await expect(app.services.cashier.deposit(request, randomUUID(), context)).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ path: 'channelCode' }] },
  });
});

test('a deposit starts at the provider and is credited by its call-back', async () => {
  const context = await depositor();
  const started = await deposit(context);
  expect(started).toMatchObject({
    state: 'pending',
    amount: '500.00',
    redirectUrl: expect.stringContaining(started.depositId) as string,
  });
  const events: unknown[] = [];
  const unsubscribe = app.platform.bus.subscribe(({ topic, payload }) => events.push({ topic, payload }));
  expect(await callback('payment.succeeded', report(started.depositId))).toBe(200);
  unsubscribe();
  expect(await cashOf(context)).toBe(500n * UNIT);
  expect(events).toEqual([
    { topic: 'wallet.balance', payload: { balance: '500.00', currency: 'BDT' } },
    { topic: 'wallet.deposit', payload: { depositId: started.depositId, state: 'credited' } },
  ]);
  expect(await app.services.cashier.depositById(started.depositId, context)).toMatchObject({
    state: 'credited',
    redirectUrl: null,
  });
  expect(await app.services.ledger.find('cashier:wallet', started.depositId)).toMatchObject({ kind: 'deposit' });
});

test('has the provider send the payer back to the page where the deposit was made', async () => {
  const context = await depositor();
  for (const page of [undefined, 'member', 'office'] as const)
    await app.services.cashier.deposit({ channelCode: 'wallet', amount: '500.00', page }, randomUUID(), context);
  expect(provider.orders.slice(-3).map(({ returnUrl }) => new URL(returnUrl).pathname)).toEqual([
    '/member/deposit',
    '/member/deposit',
    '/agentHome/deposit',
  ]);
});

test('is credited once, however often and in parallel the provider repeats its report', async () => {
  const context = await depositor();
  const { depositId } = await deposit(context);
  const id = randomUUID();
  const same = Array.from({ length: 50 }, () => callback('payment.succeeded', report(depositId), { id }));
  const parallelCalls = Array.from({ length: 50 }, () => callback('payment.succeeded', report(depositId)));
  expect(new Set(await Promise.all([...same, ...parallelCalls]))).toEqual(new Set([200]));
  expect(await cashOf(context)).toBe(500n * UNIT);
});

test.each([
  ['forged', { secret: 'another-secret-altogether' }],
  ['stale by more than five minutes', { at: new Date(Date.now() - 301_000) }],
  ['from the future', { at: new Date(Date.now() + 3_600_000) }],
  ['changed on its way', { body: JSON.stringify({ type: 'payment.succeeded', data: { amount: '900.00' } }) }],
])('a call-back that is %s credits nothing', async (_what, options) => {
  const context = await depositor();
  const { depositId } = await deposit(context);
  expect(await callback('payment.succeeded', report(depositId), options)).toBe(401);
  expect(await cashOf(context)).toBe(0n);
});

test.each([{ amount: '500.01' }, { currency: 'VND' }])(
  'a call-back with %j credits nothing, and repeats are answered the same',
  async (change) => {
    const context = await depositor();
    const { depositId } = await deposit(context);
    const id = randomUUID();
    expect(await callback('payment.succeeded', report(depositId, change), { id })).toBe(422);
    expect(await callback('payment.succeeded', report(depositId, change), { id })).toBe(422);
    expect(await cashOf(context)).toBe(0n);
  },
);

test('a call-back under an id that was used before is answered as the first one, and credits nothing', async () => {
  const context = await depositor();
  const { depositId } = await deposit(context);
  const id = randomUUID();
  expect(await callback('payment.succeeded', report(depositId, { amount: '500.01' }), { id })).toBe(422);
  expect(await callback('payment.succeeded', report(depositId), { id })).toBe(422);
  expect(await cashOf(context)).toBe(0n);
});

test('refuses a call-back for an unknown deposit', async () => {
  expect(await callback('payment.succeeded', report(randomUUID()))).toBe(404);
});

test('a declined deposit fails; money that arrives later is credited, a late decline changes nothing', async () => {
  const context = await depositor();
  const { depositId } = await deposit(context);
  await callback('payment.declined', report(depositId));
  expect(await app.services.cashier.depositById(depositId, context)).toMatchObject({ state: 'failed' });
  await callback('payment.succeeded', report(depositId));
  await callback('payment.declined', report(depositId));
  expect(await app.services.cashier.depositById(depositId, context)).toMatchObject({ state: 'credited' });
  expect(await cashOf(context)).toBe(500n * UNIT);
});

test('the same key returns the same deposit and is refused with another amount', async () => {
  const context = await depositor();
  const key = randomUUID();
  const first = await deposit(context, '500.00', key);
  expect(await deposit(context, '500.00', key)).toEqual(first);
  await expect(deposit(context, '501.00', key)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

test('parallel requests with one key make one payment; the others are refused as in flight', async () => {
  const context = await depositor();
  const key = randomUUID();
  const before = provider.orders.length;
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => deposit(context, '500.00', key)));
  const answers = results.map((result) =>
    result.status === 'fulfilled' ? result.value.depositId : (result.reason as { code: string }).code,
  );
  const { depositId } = await deposit(context, '500.00', key);
  expect(new Set(answers)).toEqual(
    new Set(answers.includes('request_in_flight') ? [depositId, 'request_in_flight'] : [depositId]),
  );
  expect(provider.orders.length - before).toBe(1);
});

test('reports an unavailable provider, and the same key continues once it is back', async () => {
  const context = await depositor();
  const key = randomUUID();
  provider.down = true;
  await expect(deposit(context, '500.00', key)).rejects.toMatchObject({ code: 'channel_unavailable' });
  const list = await app.services.cashier.deposits({ pageNo: 1, pageSize: 20 }, context);
  expect(list.content).toMatchObject([{ state: 'failed', redirectUrl: null }]);
  provider.down = false;
  expect(await deposit(context, '500.00', key)).toMatchObject({ state: 'pending' });
  expect((await app.services.cashier.deposits({ pageNo: 1, pageSize: 20 }, context)).totalElements).toBe(1);
});

test("does not repeat a failed deposit past the member's limits", async () => {
  const context = await depositor();
  const key = randomUUID();
  provider.down = true;
  await expect(deposit(context, '500.00', key)).rejects.toMatchObject({ code: 'channel_unavailable' });
  provider.down = false;
  await db.pool.query(
    `insert into member_limit (member_id, kind, period, amount, set_at) values ($1, 'deposit', 'day', $2, now())`,
    [context.member.id, 700n * UNIT],
  );
  await deposit(context, '300.00');
  const before = provider.orders.length;
  await expect(deposit(context, '500.00', key)).rejects.toMatchObject({ code: 'deposit_limit_reached' });
  expect(provider.orders).toHaveLength(before);
  await db.pool.query('update member_limit set amount = $2 where member_id = $1', [context.member.id, 800n * UNIT]);
  expect(await deposit(context, '500.00', key)).toMatchObject({ state: 'pending' });
});

test.each([
  ['99.99', 'amount_below_minimum'],
  ['1000.01', 'amount_above_maximum'],
  ['500.001', 'amount_invalid'],
])('refuses %s with %s', async (amount, code) => {
  await expect(deposit(await depositor(), amount)).rejects.toMatchObject({ code });
});

test("does not find another member's deposit", async () => {
  const { depositId } = await deposit(await depositor());
  await expect(app.services.cashier.depositById(depositId, await depositor())).rejects.toMatchObject({
    code: 'deposit_not_found',
  });
});

test('lists the deposits by state, latest first', async () => {
  const context = await depositor();
  const [first, second] = [await deposit(context), await deposit(context)];
  await callback('payment.succeeded', report(first.depositId));
  const list = async (state?: 'pending' | 'credited') =>
    (await app.services.cashier.deposits({ pageNo: 1, pageSize: 20, state }, context)).content.map(
      (entry) => entry.depositId,
    );
  expect([await list(), await list('credited'), await list('pending')]).toEqual([
    [second.depositId, first.depositId],
    [first.depositId],
    [second.depositId],
  ]);
});
