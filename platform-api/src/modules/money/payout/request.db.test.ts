import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app';
import { openPayloadOpener } from '../../../platform/http/payload-opener';
import { createTestBrowser } from '../../../testing/browser';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { createWageringService } from '../wagering/service';
import { type PayoutSite, request, signIn, startPayoutSite, withKey } from './payout.fixture';

let payout: PayoutSite;
beforeAll(async () => {
  payout = await startPayoutSite();
});
afterEach(() => payout.verify());
afterAll(() => payout.close());

test('holds the money at once and returns what can be withdrawn today', async () => {
  const { browser, payeeId, id } = await payout.withdrawer('3000.00');
  const withdrawal = await browser.call('withdrawal.request', request(payeeId, '1000.00'), withKey());
  expect(withdrawal).toMatchObject({
    state: 'review',
    amount: '1000.00',
    payeeNumber: expect.stringMatching(/^•••• \d{2,4}$/) as string,
  });
  expect(await payout.balances(id)).toEqual({ cash: '2000.00', held: '1000.00' });
  expect(await browser.call('withdrawal.terms', {})).toMatchObject({
    available: '2000.00',
    minimum: '500.00',
    countLeft: 4,
    sumLeft: '499000.00',
  });
  const { timeline } = await browser.call('withdrawal.byId', { withdrawalId: withdrawal.withdrawalId });
  expect(timeline.map(({ step }) => step)).toEqual(['requested']);
});

test('nothing of the day’s sum is left where a brand lowers it below what was requested', async () => {
  const { browser, payeeId } = await payout.withdrawer('3000.00');
  await browser.call('withdrawal.request', request(payeeId, '1000.00'), withKey());
  const { pool, app } = payout.site;
  const { rows } = await pool.query<{ config: object }>('select config from brand where id = 1');
  const setConfig = async (sql: string, value: object) => {
    await pool.query(`update brand set config = ${sql} where id = 1`, [JSON.stringify(value)]);
    app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
  };
  await setConfig(`jsonb_set(config, '{withdrawal}', coalesce(config -> 'withdrawal', '{}') || $1::jsonb)`, {
    perDaySum: '900.00',
  });
  expect(await browser.call('withdrawal.terms', {})).toMatchObject({ sumLeft: '0.00' });
  await setConfig('$1::jsonb', rows[0]?.config ?? {});
  expect(await browser.call('withdrawal.terms', {})).toMatchObject({ sumLeft: '499000.00' });
});

test('lets one of 200 concurrent withdrawals of the full balance succeed', async () => {
  const { browser, payeeId, id } = await payout.withdrawer('1000.00');
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => browser.send('withdrawal.request', request(payeeId, '1000.00'), withKey())),
  );
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  const codes = answers.flatMap(({ envelope }) => (envelope.success ? [] : [envelope.code]));
  expect(new Set(codes)).toEqual(new Set(['insufficient_balance']));
  expect(await payout.balances(id)).toEqual({ cash: '0.00', held: '1000.00' });
});

test('applies one key sent 100 times concurrently once, with equal answers', async () => {
  const { browser, payeeId, id } = await payout.withdrawer('5000.00');
  const key = withKey();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => browser.call('withdrawal.request', request(payeeId, '600.00'), key)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await payout.balances(id)).toEqual({ cash: '4400.00', held: '600.00' });
});

test('refuses a key with another body', async () => {
  const { browser, payeeId, id } = await payout.withdrawer('5000.00');
  const key = withKey();
  await browser.call('withdrawal.request', request(payeeId, '600.00'), key);
  const answer = await browser.send('withdrawal.request', request(payeeId, '601.00'), key);
  expect(answer).toMatchObject({ status: 422, envelope: { code: 'idempotency_key_reused' } });
  expect(await payout.balances(id)).toEqual({ cash: '4400.00', held: '600.00' });
});

test('lets one withdrawal of the full balance through at two servers', async () => {
  const { browser, payeeId, id } = await payout.withdrawer('1000.00');
  const { config, clock } = payout.site.app.platform;
  const other = await buildApp(config, { clock });
  const { publicKey: envelopeKey } = await openPayloadOpener(config.keys);
  const elsewhere = createTestBrowser({ server: other.server, envelopeKey }, 'sundarban.localhost');
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      (turn % 2 ? browser : elsewhere).send('withdrawal.request', request(payeeId, '1000.00'), withKey()),
    ),
  );
  await other.close();
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  expect(await payout.balances(id)).toEqual({ cash: '0.00', held: '1000.00' });
});

test.each([
  ['-1000.00', 'validation_failed'],
  ['0.00', 'validation_failed'],
  ['NaN', 'validation_failed'],
  ['1e3', 'validation_failed'],
  ['Infinity', 'validation_failed'],
  ['1000.000001', 'validation_failed'],
  ['9007199254740993', 'validation_failed'],
  ['9007199254740.993', 'amount_invalid'],
  ['1000.001', 'amount_invalid'],
  ['499.99', 'amount_below_minimum'],
  ['200000.01', 'amount_above_maximum'],
  ['2000.01', 'insufficient_balance'],
])('refuses %s: %s', async (amount, code) => {
  const { browser, payeeId, id } = await payout.withdrawer('2000.00');
  expect(await browser.refusal('withdrawal.request', request(payeeId, amount), withKey())).toMatchObject({ code });
  expect(await payout.balances(id)).toEqual({ cash: '2000.00', held: '0.00' });
});

test('refuses a request without a key, a guest, and another member’s account', async () => {
  const [one, other] = [await payout.withdrawer('2000.00'), await payout.withdrawer('2000.00')];
  const input = request(one.payeeId, '600.00');
  expect((await one.browser.refusal('withdrawal.request', input)).code).toBe('idempotency_key_required');
  expect((await payout.site.browser().refusal('withdrawal.request', input, withKey())).code).toBe('not_logged_in');
  expect((await other.browser.refusal('withdrawal.request', input, withKey())).code).toBe('payee_not_found');
});

test('locks the withdraw password after five tries, not counting requests refused for other reasons', async () => {
  const { browser, payeeId, id } = await payout.withdrawer('2000.00');
  const attempt = (amount: string, password?: string) =>
    browser.refusal('withdrawal.request', request(payeeId, amount, password), withKey());
  expect((await attempt('2000.01', '000001')).code).toBe('insufficient_balance');
  for (let triesLeft = 4; triesLeft >= 0; triesLeft--)
    expect(await attempt('600.00', '000001')).toMatchObject({
      code: 'withdraw_password_wrong',
      details: { triesLeft: triesLeft },
    });
  expect((await attempt('600.00')).code).toBe('withdraw_password_locked');
  expect(await payout.balances(id)).toEqual({ cash: '2000.00', held: '0.00' });
});

test('refuses a withdrawal with an open wagering requirement', async () => {
  const { browser, payeeId, id } = await payout.withdrawer('2000.00');
  const wagering = createWageringService(payout.site.app.platform);
  await wagering.require(payout.site.pool, { memberId: id, source: 'test', key: randomUUID(), amount: 50_000_000n });
  expect(await browser.refusal('withdrawal.request', request(payeeId, '600.00'), withKey())).toMatchObject({
    code: 'wagering_open',
    details: { remaining: '500.00' },
  });
  expect((await browser.call('withdrawal.terms', {})).wagering).toEqual({
    required: '500.00',
    wagered: '0.00',
    remaining: '500.00',
    requirements: [
      { of: 'reward', name: null, required: '500.00', wagered: '0.00', remaining: '500.00', withholds: true },
    ],
  });
  await playThrough(id);
  expect(await browser.call('withdrawal.request', request(payeeId, '600.00'), withKey())).toMatchObject({
    state: 'review',
  });
});

async function playThrough(memberId: bigint): Promise<void> {
  const { pool } = payout.site;
  const key = randomUUID();
  const shared = { source: 'vendor:TEST', member_id: String(memberId), round_closed: false };
  await placeBets(pool, [
    {
      ...shared,
      key,
      request_uuid: randomUUID(),
      fingerprint: '\\x00',
      brand_id: 1,
      vendor_id: 1,
      game_id: 1,
      game_type: 'rng',
      round_id: key,
      is_free: false,
      stake: 50_000_000,
      terms: null,
    },
  ]);
  await settleBets(pool, [
    { ...shared, key: randomUUID(), fingerprint: '\\x01', bet_key: key, payout: 0, valid_bet: null, detail: null },
  ]);
}

test('allows five withdrawals a day, not counting rejected ones', async () => {
  const { browser, payeeId } = await payout.withdrawer('10000.00');
  const operator = await payout.operator();
  const sendRequest = () => browser.send('withdrawal.request', request(payeeId, '500.00'), withKey());
  const first = await browser.call('withdrawal.request', request(payeeId, '500.00'), withKey());
  for (let turn = 0; turn < 4; turn++) expect((await sendRequest()).status).toBe(200);
  expect((await sendRequest()).envelope).toMatchObject({ code: 'withdrawals_per_day' });
  await operator.call('withdrawalAdmin.reject', { withdrawalId: first.withdrawalId, reason: 'Asked by mistake' });
  expect((await sendRequest()).status).toBe(200);
});

test('holds back a later account before its first use', async () => {
  const { browser, account } = await payout.withdrawer('2000.00');
  const laterPayee = await browser.call('payees.add', {
    institution: 'nagad',
    holder: 'AMINA KHATUN',
    number: '01810000001',
    withdrawPassword: '402817',
  });
  expect(laterPayee.usableFrom).not.toBeNull();
  expect((await browser.refusal('withdrawal.request', request(laterPayee.payeeId, '600.00'), withKey())).code).toBe(
    'payee_on_hold',
  );
  payout.site.clock.pass(24 * 3_600_000 + 1_000);
  await signIn(browser, account);
  expect(await browser.call('withdrawal.request', request(laterPayee.payeeId, '600.00'), withKey())).toMatchObject({
    state: 'review',
  });
});
