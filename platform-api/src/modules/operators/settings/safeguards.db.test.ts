import { randomUUID } from 'node:crypto';
import type { Safeguards } from '@marquee/contract/safeguards';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { type CashierSite, startCashierSite } from '../../money/cashier/cashier.fixture';
import { mustVerify } from '../../money/ledger/money.fixture';
import { insertMember } from '../../people/member/insert-member';

let site: CashierSite;
let png: Buffer;
let owner: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  site = await startCashierSite();
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  owner = await site.operator('Owner', [], ['brands', 'cashier', 'audit']);
  second = await site.operator('Second', [1], ['cashier']);
});
afterAll(() => site.close());

type Changed = Pick<Safeguards, 'parallelSessions' | 'creditTwoOperatorsFrom'> & Partial<Safeguards>;
const set = (safeguards: Changed, operator = owner) =>
  operator.send('brandStatus.setSafeguards', {
    brand: 'sundarban',
    safeguards: { payoutReviewFrom: '5000.00', ...safeguards },
    reason: 'a test',
  });

describe('safeguards', () => {
  test('are set with a reason that the audit log shows, for one brand', async () => {
    const before = await owner.call('brandStatus.readSafeguards', { brand: 'sundarban' });
    const elsewhere = await owner.call('brandStatus.readSafeguards', { brand: 'meridian' });
    await set({ parallelSessions: 3, creditTwoOperatorsFrom: '700.00' });
    expect(await owner.call('brandStatus.readSafeguards', { brand: 'sundarban' })).toEqual({
      parallelSessions: 3,
      creditTwoOperatorsFrom: '700.00',
      payoutReviewFrom: '5000.00',
    });
    expect(await owner.call('brandStatus.readSafeguards', { brand: 'meridian' })).toEqual(elsewhere);
    const { content } = await owner.call('operator.auditLog', { pageNo: 1, pageSize: 1 });
    expect(content[0]).toMatchObject({ action: 'brand.safeguards-set', reason: 'a test' });
    expect(content[0]?.details).toMatchObject({ before: { safeguards: before } });
  });

  test('need the brand right, the money right and the brand', async () => {
    const safeguards = { parallelSessions: 3, creditTwoOperatorsFrom: '700.00' };
    const strangers = [
      second,
      await site.operator('NoMoney', [1], ['brands']),
      await site.operator('Elsewhere', [2], ['brands', 'cashier']),
    ];
    for (const stranger of strangers) {
      expect((await set(safeguards, stranger)).envelope).toMatchObject({ code: 'forbidden' });
      expect((await stranger.refusal('brandStatus.readSafeguards', { brand: 'sundarban' })).code).toBe('forbidden');
    }
  });

  test.each([
    { parallelSessions: 0, creditTwoOperatorsFrom: '1.00' },
    { parallelSessions: 101, creditTwoOperatorsFrom: '1.00' },
    { parallelSessions: 1.5, creditTwoOperatorsFrom: '1.00' },
    { parallelSessions: 1, creditTwoOperatorsFrom: '0.00' },
    { parallelSessions: 1, creditTwoOperatorsFrom: '-5' },
    { parallelSessions: 1, creditTwoOperatorsFrom: '1.00', payoutReviewFrom: '0.00' },
    // Above this, a balance in ledger units is no whole number of JSON.
    { parallelSessions: 1, creditTwoOperatorsFrom: '1.00', payoutReviewFrom: '80000000000.01' },
  ])('refuse %j', async (safeguards) => {
    expect((await set(safeguards)).envelope).toMatchObject({ code: 'validation_failed' });
  });
});

test('a request without one of the bounds changes none of them', async () => {
  const read = () => owner.call('brandStatus.readSafeguards', { brand: 'sundarban' });
  const before = await read();
  const { payoutReviewFrom: _left, ...others } = before;
  const request = { brand: 'sundarban', safeguards: others, reason: 'an older console' };
  expect((await owner.send('brandStatus.setSafeguards', request as never)).envelope).toMatchObject({
    code: 'validation_failed',
  });
  expect(await read()).toEqual(before);
});

describe('parallel sessions', () => {
  test('end with the one idle longest when there are too many, and no other account’s', async () => {
    const password = 'Estuary-at-dawn';
    const person = { nickname: 'shared', type: 3, language: 'en', passwordHash: await hashPassword(password) };
    await insertMember(site.pool, { ...person, account: 'shared1', brandId: 1 });
    const bystander = await site.member();
    await set({ parallelSessions: 2, creditTwoOperatorsFrom: '700.00' });
    const browsers = [];
    for (let login = 0; login < 4; login += 1) {
      const browser = site.browser();
      await browser.call('session.login', { type: 'username', username: 'shared1', password });
      browsers.push(browser);
      site.clock.pass(1_000);
    }
    const states = await Promise.all(
      browsers.map(async (browser) => (await browser.send('member.info', {})).envelope.success),
    );
    expect(states).toEqual([false, false, true, true]);
    expect((await bystander.send('member.info', {})).envelope.success).toBe(true);
  });
});

describe('the credit of a bank transfer', () => {
  const start = async () => {
    await set({ parallelSessions: 20, creditTwoOperatorsFrom: '700.00' });
    const member = await site.member();
    const { depositId } = await member.call(
      'cashier.deposit',
      { channelCode: 'bank-transfer', amount: '1000.00' },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    const { imageId } = await member.call('uploads.image', { image: png });
    await member.call('cashier.sendProof', { depositId, imageIds: [imageId], note: '' });
    const approve = (operator: TestBrowser, received: string) =>
      operator.send('depositAdmin.approve', { depositId, received, reason: 'arrived' });
    const balance = async () => (await member.call('wallets.balance', {})).balance;
    return { depositId, approve, balance };
  };

  test('needs two operators who name the same amount from the bound on', async () => {
    const { depositId, approve, balance } = await start();
    expect((await approve(owner, '950.00')).envelope).toMatchObject({
      value: { state: 'review', approvedBy: ['Owner'], decidedBy: null },
    });
    expect(await balance()).toBe('0.00');
    expect((await approve(owner, '950.00')).envelope).toMatchObject({ code: 'approved_before' });
    expect((await approve(second, '9000.00')).envelope).toMatchObject({ value: { state: 'review' } });
    expect(await balance()).toBe('0.00');
    expect((await approve(second, '950.00')).envelope).toMatchObject({
      value: { state: 'credited', received: '950.00', decidedBy: 'Second' },
    });
    expect(await balance()).toBe('950.00');
    const { rows } = await site.pool.query<{ action: string }>(
      'select action from audit_log where subject = $1 order by id',
      [`deposit:${depositId}`],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'deposit.first-approval',
      'deposit.first-approval',
      'deposit.approved',
    ]);
    await mustVerify(site.pool);
  });

  test('is credited once when both operators approve ten times at once', async () => {
    const { approve, balance } = await start();
    await Promise.all(Array.from({ length: 20 }, (_, turn) => approve(turn % 2 ? owner : second, '1000.00')));
    expect(await balance()).toBe('1000.00');
    await mustVerify(site.pool);
  });

  test('below the bound needs one', async () => {
    const { approve, balance } = await start();
    expect((await approve(owner, '699.99')).envelope).toMatchObject({ value: { state: 'credited' } });
    expect(await balance()).toBe('699.99');
  });
});
