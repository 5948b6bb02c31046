import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { markSent } from './disbursement-repository';
import { type PayoutSite, request, startPayoutSite, waitUntil, type Withdrawer, withKey } from './payout.fixture';

let payout: PayoutSite;
let admin: TestBrowser;
beforeAll(async () => {
  payout = await startPayoutSite();
  admin = await payout.operator();
});
afterEach(async () => {
  payout.payer.down = false;
  payout.payer.refusing = false;
  await payout.verify();
});
afterAll(() => payout.close());

/** A withdrawal of 1000.00 that an operator has approved. */
async function approved(): Promise<Withdrawer & { readonly withdrawalId: string }> {
  const member = await payout.withdrawer('1000.00');
  const withdrawal = await member.browser.call('withdrawal.request', request(member.payeeId, '1000.00'), withKey());
  await admin.call('withdrawalAdmin.approve', { withdrawalId: withdrawal.withdrawalId });
  return { ...member, withdrawalId: withdrawal.withdrawalId };
}
async function paid() {
  const one = await approved();
  const reference = await payout.ordered(one.withdrawalId);
  expect(await payout.report(reference, '1000.00')).toBe(200);
  return { ...one, reference };
}
const stateOf = async ({ browser, withdrawalId }: Pick<Withdrawer, 'browser'> & { withdrawalId: string }) =>
  (await browser.call('withdrawal.byId', { withdrawalId })).state;
async function proof({ browser }: Pick<Withdrawer, 'browser'>): Promise<string> {
  const image = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  return (await browser.call('uploads.image', { image })).imageId;
}

test('an approved withdrawal is ordered by the queue, paid on the payer’s report, and confirmed by the member', async () => {
  const one = await approved();
  const reference = await payout.ordered(one.withdrawalId);
  await waitUntil(async () => (await stateOf(one)) === 'sent');
  expect(payout.payer.orders.find((order) => order.reference === reference)).toMatchObject({
    amount: '1000.00',
    currency: 'BDT',
    account: { institution: 'bkash', holder: 'Amina Khatun', number: expect.stringMatching(/^017\d{8}$/) as string },
  });
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '1000.00' });
  expect(await payout.report(reference, '1000.00')).toBe(200);
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '0.00' });
  const confirmed = await one.browser.call('withdrawal.received', { withdrawalId: one.withdrawalId });
  expect(confirmed).toMatchObject({ state: 'received', receipt: 'member' });
  expect(confirmed.timeline.map(({ step }) => step)).toEqual(['requested', 'approved', 'sent', 'paid', 'received']);
});

test('stands in the queue of its state until it is over', async () => {
  const one = await approved();
  const queueOf = async () => {
    const queues = ['review', 'trouble', 'under_way', 'over'] as const;
    const totals = await Promise.all(
      queues.map((queue) => admin.call('withdrawalAdmin.queue', { queue, search: one.account })),
    );
    return queues.filter((_queue, index) => totals[index]?.totalElements === 1);
  };
  const reference = await payout.ordered(one.withdrawalId);
  await waitUntil(async () => (await stateOf(one)) === 'sent');
  expect(await queueOf()).toEqual(['under_way']);
  const { withdrawalId } = one;
  expect((await one.browser.call('withdrawal.byId', { withdrawalId })).finishedAt).toBeNull();
  await payout.report(reference, '1000.00');
  expect(await queueOf()).toEqual(['under_way']);
  expect((await one.browser.call('withdrawal.received', { withdrawalId })).finishedAt).not.toBeNull();
  expect(await queueOf()).toEqual(['over']);
});

test('a report that does not fit its order is logged for people to look at, a repeated one is not', async () => {
  const logError = vi.spyOn(payout.site.app.platform.log, 'error');
  const { reference } = await paid();
  await payout.report(reference, '1000.00');
  expect(logError).not.toHaveBeenCalled();
  await payout.report(reference, '1000.01');
  expect(logError).toHaveBeenCalledOnce();
});

test('while the payer is down it stays approved with the money held, and the queue retries', async () => {
  payout.payer.down = true;
  const one = await approved();
  const reference = await payout.ordered(one.withdrawalId);
  expect(await stateOf(one)).toBe('approved');
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '1000.00' });
  payout.payer.down = false;
  await waitUntil(async () => (await stateOf(one)) === 'sent');
  const orders = payout.payer.orders.filter((order) => order.reference === reference);
  expect(orders.length).toBeGreaterThan(1);
  expect(await payout.report(reference, '1000.00')).toBe(200);
});

test('an order that the payer has accepted leaves other orders as they are', async () => {
  payout.payer.down = true;
  const orders = [await approved(), await approved()];
  const [accepted = '', waiting = ''] = await Promise.all(
    orders.map(({ withdrawalId }) => payout.ordered(withdrawalId)),
  );
  await markSent(payout.site.pool, accepted, 'out_1');
  const { rows } = await payout.site.pool.query('select state, payer_reference from disbursement where id = $1', [
    waiting,
  ]);
  expect(rows).toEqual([{ state: 'ordered', payer_reference: null }]);
});

test('an operator can request the order at once', async () => {
  payout.payer.down = true;
  const one = await approved();
  await payout.ordered(one.withdrawalId);
  payout.payer.down = false;
  await admin.call('withdrawalAdmin.disburse', { withdrawalId: one.withdrawalId, reason: 'The payer is back' });
  await waitUntil(async () => (await stateOf(one)) === 'sent');
});

test.each([
  ['forged', { secret: 'another-secret-altogether' }, 401],
  ['stale by more than five minutes', { at: new Date(Date.now() - 301_000) }, 401],
  ['changed on its way', { tampered: true }, 401],
  ['of another currency', { currency: 'VND' }, 422],
])('a call-back that is %s is not applied', async (_what, options, status) => {
  const one = await approved();
  const reference = await payout.ordered(one.withdrawalId);
  await waitUntil(async () => (await stateOf(one)) === 'sent');
  expect(await payout.report(reference, '1000.00', options)).toBe(status);
  expect(await stateOf(one)).toBe('sent');
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '1000.00' });
});

test('a call-back with another amount is not applied, and one for an unknown order is not found', async () => {
  const one = await approved();
  const reference = await payout.ordered(one.withdrawalId);
  expect(await payout.report(reference, '1000.01')).toBe(422);
  expect(await payout.report(randomUUID(), '1000.00')).toBe(404);
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '1000.00' });
});

test("a payer cannot report another payer's order", async () => {
  const one = await approved();
  const reference = await payout.ordered(one.withdrawalId);
  await waitUntil(async () => (await stateOf(one)) === 'sent');
  await payout.site.pool.query(`update disbursement set payer = 'other-payer' where id = $1`, [reference]);
  for (const type of ['payout.succeeded', 'payout.failed'] as const)
    expect(await payout.report(reference, '1000.00', { type })).toBe(404);
  expect(await stateOf(one)).toBe('sent');
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '1000.00' });
});

test('concurrent and repeated call-backs pay once, under any report id; a late failure changes nothing', async () => {
  const one = await approved();
  const reference = await payout.ordered(one.withdrawalId);
  const id = randomUUID();
  const same = Array.from({ length: 20 }, () => payout.report(reference, '1000.00', { id }));
  const reports = Array.from({ length: 20 }, () => payout.report(reference, '1000.00'));
  expect(new Set(await Promise.all([...same, ...reports]))).toEqual(new Set([200]));
  expect(await payout.report(reference, '1000.00', { type: 'payout.failed' })).toBe(200);
  expect(await stateOf(one)).toBe('paid');
  const { timeline } = await one.browser.call('withdrawal.byId', { withdrawalId: one.withdrawalId });
  expect(timeline.filter(({ step }) => step === 'paid')).toHaveLength(1);
});

test('an unpayable withdrawal is returned by an operator, and cannot be paid afterwards', async () => {
  const one = await approved();
  const reference = await payout.ordered(one.withdrawalId);
  await payout.report(reference, '1000.00', { type: 'payout.failed' });
  expect(await stateOf(one)).toBe('failed');
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '1000.00' });
  const { withdrawalId } = one;
  await admin.call('withdrawalAdmin.return', { withdrawalId, reason: 'The account is closed' });
  expect(await payout.balances(one.id)).toEqual({ cash: '1000.00', held: '0.00' });
  expect(await payout.report(reference, '1000.00')).toBe(200);
  expect(await stateOf(one)).toBe('rejected');
  const { timeline } = await admin.call('withdrawalAdmin.detail', { withdrawalId });
  expect(timeline.at(-1)).toMatchObject({ step: 'contradicted', amount: '1000.00' });
  const { timeline: membersTimeline } = await one.browser.call('withdrawal.byId', { withdrawalId });
  expect(membersTimeline.at(-1)?.step).toBe('returned');
  expect(await payout.balances(one.id)).toEqual({ cash: '1000.00', held: '0.00' });
});

test('a refused order can be repeated under another id', async () => {
  payout.payer.refusing = true;
  const one = await approved();
  const { withdrawalId } = one;
  await payout.ordered(withdrawalId);
  await waitUntil(async () => (await stateOf(one)) === 'failed');
  payout.payer.refusing = false;
  await admin.call('withdrawalAdmin.disburse', { withdrawalId, reason: 'The payer knows the account now' });
  const second = await payout.ordered(withdrawalId, 2);
  expect(await payout.report(second, '1000.00')).toBe(200);
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '0.00' });
});

test('receipt is assumed exactly after the brand’s response time', async () => {
  const one = await paid();
  const { autoReceiptAt } = await one.browser.call('withdrawal.byId', { withdrawalId: one.withdrawalId });
  expect(Date.parse(autoReceiptAt ?? '') - Date.now()).toBeGreaterThan(29 * 60_000);
  const runNow = () =>
    payout.site.pool.query(`select graphile_worker.reschedule_jobs(array_agg(id), now())
      from graphile_worker.jobs where key like 'withdrawal.silence:${one.withdrawalId}%'`);
  await runNow();
  await waitUntil(async () => {
    const { rows } = await payout.site.pool.query('select from graphile_worker.jobs where key = $1', [
      `withdrawal.silence:${one.withdrawalId}:later`,
    ]);
    return rows.length === 1;
  });
  expect(await stateOf(one)).toBe('paid');
  await payout.site.pool.query(`update withdrawal set auto_receipt_at = now() where id = $1`, [one.withdrawalId]);
  await runNow();
  await waitUntil(async () => (await stateOf(one)) === 'received');
  const { receipt, timeline } = await one.browser.call('withdrawal.byId', { withdrawalId: one.withdrawalId });
  expect([receipt, timeline.at(-1)?.step]).toEqual(['auto', 'auto_received']);
});

test('a report with proof of a missing payment stops the timer; operators see the proof and pay again', async () => {
  const one = await paid();
  const { browser, withdrawalId } = one;
  const images = [await proof(one)];
  const reported = await browser.call('withdrawal.notReceived', {
    withdrawalId,
    note: 'Nothing on my statement',
    images,
  });
  expect(reported).toMatchObject({ state: 'not_received', autoReceiptAt: null });
  expect(reported.timeline.at(-1)).toMatchObject({ step: 'not_received', note: 'Nothing on my statement', images });
  const statusFor = async ({ cookies }: Pick<TestBrowser, 'cookies'>) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const url = `/ops/withdrawals/${withdrawalId}/images/${images[0]}`;
    const headers = { host: 'console.localhost', cookie };
    return (await payout.site.app.server.inject({ url, headers })).statusCode;
  };
  expect([await statusFor(admin), await statusFor({ cookies: new Map() })]).toEqual([200, 401]);
  await admin.call('withdrawalAdmin.disburse', { withdrawalId, reason: 'The payer sent it elsewhere' });
  const second = await payout.ordered(withdrawalId, 2);
  expect(await payout.report(second, '1000.00')).toBe(200);
  expect(await stateOf(one)).toBe('paid');
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '0.00' });
  await browser.call('withdrawal.received', { withdrawalId });
});

test('a partial receipt states the received amount; operators pay the rest', async () => {
  const one = await paid();
  const { browser, withdrawalId } = one;
  const report = { withdrawalId, images: [await proof(one)] };
  for (const received of ['1000.00', '1000.01', '0.001'])
    expect((await browser.refusal('withdrawal.partiallyReceived', { ...report, received })).code).toBe(
      'amount_invalid',
    );
  expect(await browser.call('withdrawal.partiallyReceived', { ...report, received: '300.00' })).toMatchObject({
    state: 'partially_received',
    receivedAmount: '300.00',
    remainingAmount: '700.00',
  });
  expect(await admin.call('withdrawalAdmin.detail', { withdrawalId })).toMatchObject({ outstanding: '700.00' });
  await admin.call('withdrawalAdmin.disburse', { withdrawalId, reason: 'The rest' });
  expect(await payout.report(await payout.ordered(withdrawalId, 2), '700.00')).toBe(200);
  expect(await stateOf(one)).toBe('paid');
  const told = async () =>
    (await browser.call('messages.list', { search: 'was sent' })).content.map(({ text }) => text);
  await waitUntil(async () => (await told()).length === 2);
  expect((await told()).join()).toMatch(/1,000\.00.*700\.00|700\.00.*1,000\.00/);
});

test('a forced receipt closes it and refunds nothing', async () => {
  const one = await paid();
  const { withdrawalId } = one;
  await one.browser.call('withdrawal.notReceived', { withdrawalId, images: [await proof(one)] });
  const forced = await admin.call('withdrawalAdmin.forceReceipt', { withdrawalId, reason: 'The payer proved it' });
  expect(forced).toMatchObject({ state: 'received', receipt: 'forced', actions: [] });
  expect(await payout.balances(one.id)).toEqual({ cash: '0.00', held: '0.00' });
});

test("a report requires the member's own picture, and only they can make and see it", async () => {
  const [one, other] = [await paid(), await paid()];
  const { withdrawalId } = one;
  expect((await one.browser.refusal('withdrawal.notReceived', { withdrawalId, images: [] })).code).toBe(
    'validation_failed',
  );
  const foreign = { withdrawalId, images: [await proof(other)] };
  expect((await one.browser.refusal('withdrawal.notReceived', foreign)).code).toBe('image_not_found');
  for (const call of ['withdrawal.byId', 'withdrawal.received'] as const)
    expect((await other.browser.refusal(call, { withdrawalId })).code).toBe('withdrawal_not_found');
  expect(await stateOf(one)).toBe('paid');
});
