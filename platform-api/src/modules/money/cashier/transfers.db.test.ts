import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { mustVerify } from '../ledger/money.fixture';
import { dayOf } from '../../../platform/brand-days';
import { type CashierSite, startCashierSite } from './cashier.fixture';

let site: CashierSite;
let png: Buffer;
let admin: TestBrowser;
let accounts = 0;
beforeAll(async () => {
  site = await startCashierSite();
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  admin = await site.operator('Cashier', [1], ['cashier']);
});
afterEach(() => mustVerify(site.pool));
afterAll(() => site.close());

const payer = () => site.member(`payer${++accounts}`);
const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });
const order = (member: TestBrowser, amount = '1000.00') =>
  member.call('cashier.deposit', { channelCode: 'bank-transfer', amount }, withKey());
/** A deposit that was started with a bonus of half, before promotions took its place. */
async function orderWithBonus(member: TestBrowser) {
  const { depositId } = await order(member);
  const terms = {
    names: { en: 'Welcome bonus', bn: 'স্বাগতম বোনাস' },
    percent: 50,
    cap: '500000000',
    minimum: '50000000',
    wageringTimes: 12,
    frequency: 'once',
  };
  await site.pool.query(
    `with offer as (
       insert into deposit_offer (brand_id, code, names, percent, cap, minimum, wagering_times, frequency, enabled)
       values (1, 'welcome', $2, 50, 500000000, 50000000, 12, 'once', false)
       on conflict (brand_id, code) do update set enabled = false returning id)
     update deposit set offer_id = (select id from offer), terms = terms || jsonb_build_object('offer', $3::jsonb) where id = $1`,
    [depositId, terms.names, terms],
  );
  return member.call('cashier.depositById', { depositId });
}
const balanceOf = async (member: TestBrowser) => (await member.call('wallets.balance', {})).balance;
async function prove(member: TestBrowser, depositId: string): Promise<string> {
  const { imageId } = await member.call('uploads.image', { image: png });
  await member.call('cashier.sendProof', { depositId, imageIds: [imageId], note: 'sent from my phone' });
  return imageId;
}
const openPicture = ({ cookies }: TestBrowser, depositId: string, imageId: string) =>
  site.app.server.inject({
    url: `/ops/deposits/${depositId}/images/${imageId}`,
    headers: { host: 'console.localhost', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
  });
const approve = (depositId: string, received = '1000.00', operator = admin) =>
  operator.send('depositAdmin.approve', { depositId, received, reason: 'arrived' });

describe('a bank transfer', () => {
  it('names the accounts in turn and a reference of its own', async () => {
    const member = await payer();
    const [first, second] = [await order(member), await order(member)];
    expect(first).toMatchObject({ state: 'pending', method: 'transfer', redirectUrl: null });
    expect(first.transfer?.reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
    expect(second.transfer?.reference).not.toBe(first.transfer?.reference);
    expect(second.transfer?.number).not.toBe(first.transfer?.number);
  });

  it('is listed by the account, the amount or the day as the operator sorts', async () => {
    const member = await payer();
    const { depositId } = await order(member);
    const later = await order(member);
    const list = async (sort: 'createdAt' | '-createdAt' | '-account') =>
      (await admin.call('depositAdmin.list', { state: 'pending', sort, pageSize: 100 })).content;
    const ids = (await list('-createdAt')).map((entry) => entry.depositId);
    expect(ids.indexOf(later.depositId)).toBeLessThan(ids.indexOf(depositId));
    const accounts = (await list('-account')).map(({ account }) => account);
    expect(accounts).toEqual(accounts.toSorted().toReversed());
  });

  it('waits for an operator with its proof, which the operator sees, and is credited as it arrived', async () => {
    const member = await payer();
    const { depositId } = await order(member);
    const imageId = await prove(member, depositId);
    expect(await member.call('cashier.depositById', { depositId })).toMatchObject({ state: 'review' });
    const { content } = await admin.call('depositAdmin.list', { state: 'review' });
    expect(content.find((candidate) => candidate.depositId === depositId)).toMatchObject({
      proofNote: 'sent from my phone',
    });
    const picture = await openPicture(admin, depositId, imageId);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const { envelope } = await approve(depositId, '850.50');
    expect(envelope).toMatchObject({ success: true, value: { state: 'credited', received: '850.50' } });
    expect(await balanceOf(member)).toBe('850.50');
    const { rows } = await site.pool.query('select action, reason, details from audit_log where subject = $1', [
      `deposit:${depositId}`,
    ]);
    expect(rows).toEqual([
      { action: 'deposit.approved', reason: 'arrived', details: { ordered: '1000.00', received: '850.50' } },
    ]);
  });

  it('is credited once when it is approved ten times at once', async () => {
    const member = await payer();
    const { depositId } = await order(member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(depositId)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const codes = answers.map(({ envelope }) => (envelope.success ? '' : envelope.code)).filter(Boolean);
    expect(new Set(codes)).toEqual(new Set(['deposit_decided']));
    expect(await balanceOf(member)).toBe('1000.00');
  });

  it('can be refused with a reason shown to the member, and still be credited later', async () => {
    const member = await payer();
    const { depositId } = await order(member);
    await prove(member, depositId);
    await admin.call('depositAdmin.reject', { depositId, reason: 'The picture shows another account.' });
    expect(await member.call('cashier.depositById', { depositId })).toMatchObject({
      state: 'failed',
      reason: 'The picture shows another account.',
    });
    const secondRefusal = await admin.refusal('depositAdmin.reject', { depositId, reason: 'again' });
    expect(secondRefusal.code).toBe('deposit_decided');
    await approve(depositId);
    expect(await balanceOf(member)).toBe('1000.00');
  });

  it('is closed to operators of another brand and those without the right', async () => {
    const member = await payer();
    const { depositId } = await order(member);
    const imageId = await prove(member, depositId);
    const abroad = await site.operator(`Abroad${accounts}`, [2], ['cashier']);
    const helper = await site.operator(`Helper${accounts}`, [1], ['support']);
    const codeOf = async (operator: TestBrowser) => {
      const { envelope } = await approve(depositId, '1000.00', operator);
      return envelope.success ? 'approved' : envelope.code;
    };
    expect([await codeOf(abroad), await codeOf(helper)]).toEqual(['deposit_not_found', 'forbidden']);
    expect((await openPicture(abroad, depositId, imageId)).statusCode).toBe(404);
    expect((await openPicture(helper, depositId, imageId)).statusCode).toBe(403);
    expect((await abroad.refusal('depositAdmin.list', { brand: 'sundarban' })).code).toBe('forbidden');
    expect((await abroad.call('depositAdmin.list', {})).content.map(({ brand }) => brand)).not.toContain('sundarban');
  });

  it("refuses a proof without pictures, with another member's pictures, for another member's deposit, or a second time", async () => {
    const [member, thief] = [await payer(), await payer()];
    const { depositId } = await order(member);
    const ownImageId = (await member.call('uploads.image', { image: png })).imageId;
    const send = async (browser: TestBrowser, imageIds: string[]) => {
      const { envelope } = await browser.send('cashier.sendProof', { depositId, imageIds });
      return envelope.success ? 'taken' : envelope.code;
    };
    expect(await send(member, [])).toBe('proof_required');
    expect(await send(thief, [ownImageId])).toBe('deposit_not_found');
    expect(await send(member, [(await thief.call('uploads.image', { image: png })).imageId])).toBe('image_not_found');
    expect(await send(member, [ownImageId, ownImageId, ownImageId, ownImageId])).toBe('validation_failed');
    expect([await send(member, [ownImageId]), await send(member, [ownImageId])]).toEqual(['taken', 'taken']);
    expect(await send(member, [(await member.call('uploads.image', { image: png })).imageId])).toBe('deposit_decided');
  });

  it('is found by account, by reference, and by public or database id of its movement', async () => {
    const member = await payer();
    const account = `payer${accounts}`;
    const { depositId, transfer } = await order(member);
    await approve(depositId);
    const { rows } = await site.pool.query<{ id: bigint }>('select transaction_id as id from deposit where id = $1', [
      depositId,
    ]);
    const [listedDeposit] = (await admin.call('depositAdmin.list', { search: account })).content;
    const searches = [transfer?.reference ?? '', String(rows[0]?.id), listedDeposit?.transactionId ?? '', depositId];
    for (const search of searches)
      expect((await admin.call('depositAdmin.list', { search })).content.map((entry) => entry.depositId)).toContain(
        depositId,
      );
  });
});

describe('a bonus of a deposit that was started with one', () => {
  it('is credited with the deposit in one movement, once, with a wagering requirement', async () => {
    const member = await payer();
    const [first, second] = [await orderWithBonus(member), await orderWithBonus(member)];
    expect(first).toMatchObject({ bonus: '500.00', credited: '1500.00', wagering: '7000.00' });
    await Promise.all([approve(first.depositId), approve(second.depositId)]);
    expect(await balanceOf(member)).toBe('2500.00');
    const { rows } = await site.pool.query<{ amount: bigint }>(
      `select sum(amount)::bigint as amount from wagering_requirement where key = any($1)`,
      [[first.depositId, second.depositId]],
    );
    expect(rows[0]?.amount).toBe((7_000n + 1_000n) * 100_000n);
  });

  it('appears in the record in the reader’s language', async () => {
    const member = await payer();
    await approve((await orderWithBonus(member)).depositId);
    const day = dayOf(new Date(), 360);
    const bengali = { headers: { 'x-language': 'bn' } };
    const [entry] = (await member.call('records.account', { from: day, to: day }, bengali)).content;
    expect(entry).toMatchObject({ type: 'deposit', reference: 'ব্যাংক ট্রান্সফার', change: '1500.00' });
    const { facts } = await member.call('records.movement', { transactionId: entry?.transactionId ?? '' }, bengali);
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toMatchObject({
      channel: 'ব্যাংক ট্রান্সফার',
      offer: 'স্বাগতম বোনাস',
      paid: '1000.00',
      bonus: '500.00',
      wagering: '7000.00',
    });
  });

  it('shrinks with the received amount, and is not given below its minimum', async () => {
    const member = await payer();
    const { depositId } = await orderWithBonus(member);
    await approve(depositId, '400.00');
    expect(await balanceOf(member)).toBe('400.00');
    expect(await member.call('cashier.depositById', { depositId })).toMatchObject({ bonus: '0.00', offerName: null });
  });

  it('stays in the history of an installation that had offers, and is still given to a deposit that waits', async () => {
    const [member, other] = [await payer(), await payer()];
    const [credited, waiting] = [await orderWithBonus(member), await orderWithBonus(other)];
    await approve(credited.depositId);
    await site.pool.query('update deposit_offer set enabled = true');
    const history = async () =>
      (
        await site.pool.query<{ id: string; state: string; bonus: bigint | null }>(
          `select d.id, d.offer_id, d.terms, d.state, u.bonus from deposit d
           left join deposit_offer_use u on u.deposit_id = d.id where d.id = any($1) order by d.id`,
          [[credited.depositId, waiting.depositId]],
        )
      ).rows;
    const before = await history();
    await site.pool.query('update deposit_offer set enabled = false');
    expect(await history()).toEqual(before);
    expect(before.map(({ bonus }) => bonus)).toEqual(expect.arrayContaining([50_000_000n, null]));
    await approve(waiting.depositId);
    expect(await balanceOf(other)).toBe('1500.00');
  });

  it('is refused to new deposits, and offered to nobody', async () => {
    const member = await payer();
    const request = { channelCode: 'bank-transfer', amount: '1000.00', offerCode: 'welcome' };
    expect((await member.refusal('cashier.deposit', request, withKey())).code).toBe('offer_unavailable');
    expect(await member.call('cashier.offers', {})).toEqual([]);
    expect(await admin.call('depositAdmin.offers', {})).toEqual([]);
  });
});

describe('a fee', () => {
  it('reduces the credit when the member bears it', async () => {
    const member = await payer();
    const deposit = await member.call('cashier.deposit', { channelCode: 'sandpay-bank', amount: '5000.00' }, withKey());
    expect(deposit).toMatchObject({ fee: '25.00', credited: '4975.00' });
    expect(await site.report('payment.succeeded', deposit.depositId, '5000.00')).toBe(200);
    expect(await balanceOf(member)).toBe('4975.00');
  });

  it('is charged to the house when the brand bears it', async () => {
    const member = await payer();
    const deposit = await member.call(
      'cashier.deposit',
      { channelCode: 'sandpay-wallet', amount: '500.00' },
      withKey(),
    );
    expect(deposit).toMatchObject({ fee: '0.00', credited: '500.00' });
    await site.report('payment.succeeded', deposit.depositId, '500.00');
    const { rows } = await site.pool.query<{ fee: bigint }>('select fee from deposit where id = $1', [
      deposit.depositId,
    ]);
    expect([await balanceOf(member), rows[0]?.fee]).toEqual(['500.00', 600_000n]);
  });
});

describe('invalid amounts', () => {
  it.each([
    ['-500.00', 'validation_failed'],
    ['0', 'validation_failed'],
    ['0.00', 'validation_failed'],
    ['NaN', 'validation_failed'],
    ['Infinity', 'validation_failed'],
    ['1e3', 'validation_failed'],
    ['9007199254740993', 'validation_failed'],
    ['9007199254740.99', 'amount_above_maximum'],
    ['500.000001', 'validation_failed'],
    ['500.001', 'amount_invalid'],
    [' 500', 'validation_failed'],
    ['৫০০', 'validation_failed'],
  ])('refuses %j with %s and writes nothing', async (amount, code) => {
    const member = await payer();
    const refusal = await member.refusal('cashier.deposit', { channelCode: 'bank-transfer', amount }, withKey());
    expect(refusal.code).toBe(code);
    expect((await member.call('cashier.deposits', {})).totalElements).toBe(0);
  });

  it('refuses a call without a key', async () => {
    const refusal = await (await payer()).refusal('cashier.deposit', {
      channelCode: 'bank-transfer',
      amount: '1000.00',
    });
    expect(refusal.code).toBe('idempotency_key_required');
  });

  it('refuses them from an operator too', async () => {
    const { depositId } = await order(await payer());
    const codeOf = async (received: string) => {
      const { envelope } = await approve(depositId, received);
      return envelope.success ? 'approved' : envelope.code;
    };
    expect([await codeOf('0'), await codeOf('-1'), await codeOf('1.001')]).toEqual([
      'validation_failed',
      'validation_failed',
      'amount_invalid',
    ]);
  });
});

it('makes one transfer of 100 parallel requests with one key, and refuses other content', async () => {
  const member = await payer();
  const key = randomUUID();
  const send = (amount: string) =>
    member.send('cashier.deposit', { channelCode: 'bank-transfer', amount }, withKey(key));
  const answers = await Promise.all(Array.from({ length: 100 }, () => send('1000.00')));
  const values = answers.map(({ envelope }) => (envelope.success ? envelope.value.depositId : envelope.code));
  expect(new Set(values).size).toBe(1);
  const other = await send('2000.00');
  expect([other.status, other.envelope.success ? '' : other.envelope.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await member.call('cashier.deposits', {})).totalElements).toBe(1);
});

it("refuses a deposit beyond the member's limit", async () => {
  const member = await payer();
  await member.call('limits.setMoney', { kind: 'deposit', period: 'day', limit: '1500.00' });
  await order(member, '1000.00');
  const refusal = await member.refusal(
    'cashier.deposit',
    { channelCode: 'bank-transfer', amount: '1000.00' },
    withKey(),
  );
  expect(refusal.code).toBe('deposit_limit_reached');
});

it('counts the received amount of credited deposits, the ordered amount of pending ones, and no failed ones', async () => {
  const member = await payer();
  await member.call('limits.setMoney', { kind: 'deposit', period: 'day', limit: '5000.00' });
  const used = async () => (await member.call('limits.overview', {})).money[0]?.used;
  const credited = await order(member, '1000.00');
  expect(await used()).toBe('1000.00');
  await prove(member, credited.depositId);
  await approve(credited.depositId, '850.50');
  expect(await used()).toBe('850.50');
  const more = await order(member, '500.00');
  await prove(member, more.depositId);
  await approve(more.depositId, '510.00');
  expect(await used()).toBe('1360.50');
  const rejected = await order(member, '2000.00');
  await prove(member, rejected.depositId);
  expect(await used()).toBe('3360.50');
  await admin.call('depositAdmin.reject', { depositId: rejected.depositId, reason: 'no payment received' });
  await order(member, '600.00');
  expect(await used()).toBe('1960.50');
  await site.pool.query(
    `update deposit set state = 'expired', finished_at = now()
     where member_id = (select id from member where account = $1) and state = 'pending'`,
    [`payer${accounts}`],
  );
  expect(await used()).toBe('1360.50');
});
