import { randomUUID } from 'node:crypto';
import type { Safeguards } from '@marquee/contract/safeguards';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { type CashierSite, startCashierSite } from '../../money/cashier/cashier.fixture';
import { mustVerify } from '../../money/ledger/money.fixture';
import { insertMember } from '../../people/member/insert-member';
import { NO_REVISION, settingsOf } from './settings.fixture';

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

/** Never looser than what counts: one operator sets it. */
const set = (changes: Partial<Safeguards>) => safeguards().set('safeguards', { ...BOUNDS, ...changes });
const BOUNDS: Safeguards = {
  parallelSessions: 20,
  contactChangeHours: 24,
  closedDataYears: 5,
  creditTwoOperatorsFrom: '700.00',
  creditTolerance: 2,
  messageTwoOperatorsFrom: 500,
  payoutReviewFrom: '5000.00',
};
const safeguards = (operator = owner, brand = 'sundarban') => settingsOf(operator, brand);

describe('safeguards', () => {
  test('are set with a reason that the audit log shows, for one brand', async () => {
    const before = await safeguards().read('safeguards');
    const elsewhere = await safeguards(owner, 'meridian').read('safeguards');
    await set({ parallelSessions: 3 });
    expect(await safeguards().read('safeguards')).toEqual({ ...BOUNDS, parallelSessions: 3 });
    expect(await safeguards(owner, 'meridian').read('safeguards')).toEqual(elsewhere);
    const { content } = await owner.call('operator.auditLog', { pageNo: 1, pageSize: 1 });
    expect(content[0]).toMatchObject({ action: 'brand.safeguards-set', reason: 'a test' });
    expect(content[0]?.details).toMatchObject({ before: { safeguards: before } });
  });

  test('need the brand right, the money right and the brand', async () => {
    const strangers = [
      second,
      await site.operator('NoMoney', [1], ['brands']),
      await site.operator('Elsewhere', [2], ['brands', 'cashier']),
    ];
    for (const stranger of strangers) {
      const refusal = await safeguards(stranger).refusal('safeguards', BOUNDS, { revision: NO_REVISION });
      expect(refusal.code).toBe('forbidden');
      await expect(safeguards(stranger).read('safeguards')).rejects.toThrow(/cannot be read|forbidden/);
    }
  });

  test.each([
    { parallelSessions: 0 },
    { parallelSessions: 101 },
    { parallelSessions: 1.5 },
    { creditTwoOperatorsFrom: '0.00' },
    { creditTwoOperatorsFrom: '-5' },
    { creditTolerance: -1 },
    { creditTolerance: 2.5 },
    { creditTolerance: 101 },
    { payoutReviewFrom: '0.00' },
    // Above this, a balance in ledger units is no whole number of JSON.
    { payoutReviewFrom: '80000000000.01' },
  ])('refuse %j', async (changes) => {
    expect((await safeguards().refusal('safeguards', { ...BOUNDS, ...changes })).code).toBe('validation_failed');
  });
});

describe('parallel sessions', () => {
  test('end with the one idle longest when there are too many, and no other account’s', async () => {
    const password = 'Estuary-at-dawn';
    const person = { nickname: 'shared', type: 3, language: 'en', passwordHash: await hashPassword(password) };
    await insertMember(site.pool, { ...person, account: 'shared1', brandId: 1 });
    const bystander = await site.member();
    await set({ parallelSessions: 2 });
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
  const start = async (declared = '1000.00') => {
    await set({});
    const member = await site.member();
    const order = async (amount: string) => {
      const { depositId } = await member.call(
        'cashier.deposit',
        { channelCode: 'bank-transfer', amount },
        { headers: { 'idempotency-key': randomUUID() } },
      );
      const { imageId } = await member.call('uploads.image', { image: png });
      await member.call('cashier.sendProof', { depositId, imageIds: [imageId], note: '' });
      return depositId;
    };
    const firstId = await order(declared);
    const approve = (operator: TestBrowser, received: string, depositId = firstId) =>
      operator.send('depositAdmin.approve', { depositId, received, reason: 'arrived' });
    const balance = async () => (await member.call('wallets.balance', {})).balance;
    return { depositId: firstId, approve, balance, order };
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

  test('is not credited by one operator alone who raises the bound first', async () => {
    const { approve, balance } = await start();
    await safeguards().set('safeguards', { ...BOUNDS, creditTwoOperatorsFrom: '1000000.00' });
    expect((await approve(owner, '900000.00')).envelope).toMatchObject({ value: { state: 'review' } });
    expect(await balance()).toBe('0.00');
  });

  test('is credited once when both operators approve ten times at once', async () => {
    const { approve, balance } = await start();
    await Promise.all(Array.from({ length: 20 }, (_, turn) => approve(turn % 2 ? owner : second, '1000.00')));
    expect(await balance()).toBe('1000.00');
    await mustVerify(site.pool);
  });

  test('needs two operators when it is above what was declared by more than the tolerance', async () => {
    const { approve, balance } = await start('500.00');
    expect((await approve(owner, '510.01')).envelope).toMatchObject({ value: { state: 'review' } });
    expect(await balance()).toBe('0.00');
    expect((await approve(owner, '510.00')).envelope).toMatchObject({ value: { state: 'credited' } });
  });

  test('needs two operators when one account has got as much as the bound on this day', async () => {
    const { approve, balance, order } = await start('650.00');
    expect((await approve(owner, '200.00')).envelope).toMatchObject({ value: { state: 'credited' } });
    const depositId = await order('500.00');
    for (const operator of [owner, second]) await approve(operator, '500.00', depositId);
    expect(await balance()).toBe('700.00');
    const { rows } = await site.pool.query('select action from audit_log where subject = $1 order by id', [
      `deposit:${depositId}`,
    ]);
    expect(rows).toEqual([{ action: 'deposit.first-approval' }, { action: 'deposit.approved' }]);
  });

  test('as declared does not count against what its operator may give to others', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { approve } = await start('690.00');
      expect((await approve(owner, '690.00')).envelope).toMatchObject({ value: { state: 'credited' } });
    }
  });

  test('below the bound needs one', async () => {
    const { approve, balance } = await start();
    expect((await approve(owner, '699.99')).envelope).toMatchObject({ value: { state: 'credited' } });
    expect(await balance()).toBe('699.99');
  });
});
