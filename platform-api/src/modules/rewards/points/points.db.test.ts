import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAmount } from '@marquee/contract/money';
import {
  type PointsMember,
  type PointsSite,
  redeemOf,
  startPointsSite,
  WITHDRAW_PASSWORD,
  withKey,
} from './points.fixture';

let mall: PointsSite;
beforeAll(async () => {
  mall = await startPointsSite();
  await mall.site.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values (900, 'TESTV', 'Test vendor', 'active', 900)`,
  );
});
afterAll(() => mall.close());

const page = { pageNo: 1, pageSize: 50 };
const playOf = (memberId: bigint, daysAgo: number, amount: string) =>
  mall.site.pool.query(
    `insert into member_daily (member_id, brand_id, day, vendor_id, game_type, bets, turnover, settled_stake, payout, valid_bet)
     values ($1, 1, brand_day(now(), 360::smallint) - $2::int, 900, 'rng', 0, 0, 0, 0, $3)`,
    [memberId, daysAgo, parseAmount(amount)],
  );

describe('the points mall', () => {
  it('shows everybody what there is, and what a point is worth', async () => {
    const guest = mall.site.browser();
    const { content, totalElements } = await guest.call('points.rewards', page);
    expect(totalElements).toBe(9);
    expect(content[0]).toMatchObject({ name: 'Enamel mug', picture: 'mug', points: 1_500, stock: 200, redeemed: 0 });
    const bangla = await guest.call('points.rewards', { ...page, language: 'bn' });
    expect(bangla.content[0]?.name).toBe('এনামেলের মগ');
    const config = await guest.call('points.config', {});
    expect(config).toMatchObject({
      version: 1,
      currency: 'BDT',
      exchange: [{ points: 1_000, amount: '10.00' }, {}, {}, {}],
    });
    expect(config.earn.find(({ gameType }) => gameType === 'rng')).toEqual({ gameType: 'rng', amount: '20.00' });
    expect((await guest.refusal('points.balance', {})).code).toBe('not_logged_in');
  });

  it('is closed at a brand without the flag POINTS', async () => {
    const { pool, app, browser } = mall.site;
    const { browser: member } = await mall.member();
    const flag = async (value: boolean) => {
      await pool.query(`update brand set config = jsonb_set(config, '{flags,POINTS}', $1::jsonb) where id = 1`, [
        `${value}`,
      ]);
      app.platform.bus.publish('config.changed', { revision: `points ${value}` }, { brandId: 1 });
    };
    await flag(false);
    const refusals = await Promise.all([
      browser().refusal('points.rewards', page),
      browser().refusal('points.config', {}),
      member.refusal('points.balance', {}),
      member.refusal('points.redeemList', page),
      member.refusal('points.details', page),
      member.refusal('points.redeem', redeemOf(await mall.good()), withKey()),
      member.refusal('points.convert', { points: 1_000, version: 1, withdrawPassword: WITHDRAW_PASSWORD }, withKey()),
    ]);
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['feature_disabled']));
    await flag(true);
  });
});

describe('redeeming goods', () => {
  it('takes points and stock at once, and records every field', async () => {
    const { browser, points } = await mall.member(1_000n);
    const goodId = await mall.good({ points: 250n, stock: 5 });
    const record = await browser.call('points.redeem', { ...redeemOf(goodId, 250), quantity: 2 }, withKey());
    expect(record).toEqual({
      transactionId: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{13}$/) as string,
      applyTime: expect.any(String) as string,
      type: 'shipped',
      name: 'A mug',
      quantity: 2,
      pointsRequirement: 500,
      amountRequirement: '0.00',
      status: 'in_process',
      changedPoints: -500,
      pointsBalance: 500,
      amount: null,
      shipment: null,
      remark: null,
    });
    expect(await points()).toBe(500);
    expect(await mall.stockOf(goodId)).toBe(3);
    expect((await browser.call('points.redeemList', page)).content).toEqual([record]);
    expect(await browser.call('points.balance', {})).toEqual({ points: 500, earning: 0, inProcess: 1 });
    const { content } = await browser.call('points.details', { ...page, language: 'bn' });
    expect(content.map(({ kind, change, balance, text }) => [kind, change, balance, text])).toEqual([
      ['redeemed', -500, 500, 'মগ'],
      ['granted', 1_000, 1_000, null],
    ]);
    const { content: goods } = await browser.call('points.rewards', page);
    expect(goods.find(({ rewardId }) => rewardId === goodId)).toMatchObject({ redeemed: 2, stock: 3 });
  });

  it('asks for the withdraw password, once for all repeats of a request', async () => {
    const { browser, points } = await mall.member(1_000n);
    const goodId = await mall.good();
    const wrong = { ...redeemOf(goodId), withdrawPassword: '000000' };
    expect((await browser.refusal('points.redeem', wrong, withKey())).code).toBe('withdraw_password_wrong');
    expect(await points()).toBe(1_000);
    const key = withKey();
    const first = await browser.call('points.redeem', redeemOf(goodId), key);
    expect(await browser.call('points.redeem', wrong, key)).toEqual(first);
    expect((await browser.refusal('points.redeem', { ...redeemOf(goodId), quantity: 2 }, key)).code).toBe(
      'idempotency_key_reused',
    );
    expect(await points()).toBe(900);
  });

  it('needs an address for what is shipped, and none for a code', async () => {
    const { browser } = await mall.member(1_000n);
    const [shipped, digital] = [await mall.good(), await mall.good({ delivery: 'digital' })];
    const refusal = await browser.refusal('points.redeem', { ...redeemOf(shipped), address: ' ' }, withKey());
    expect(refusal).toMatchObject({ code: 'validation_failed', details: { fields: [{ path: 'address' }] } });
    expect(
      await browser.refusal('points.redeem', { ...redeemOf(shipped), mobileNum: 'call me' }, withKey()),
    ).toMatchObject({ code: 'validation_failed' });
    await browser.call('points.redeem', { ...redeemOf(digital), address: '' }, withKey());
  });

  it.each([
    ['goods of another brand', { brandId: 2 }, 100, 'good_unavailable'],
    ['goods whose price has changed', { points: 120n }, 100, 'good_changed'],
    ['goods that are out of stock', { stock: 0 }, 100, 'good_out_of_stock'],
    ['goods that cost more than the member has', { points: 501n }, 501, 'points_insufficient'],
  ] as const)('refuses %s', async (_what, options, points, code) => {
    const member = await mall.member(500n);
    const goodId = await mall.good(options);
    expect((await member.browser.refusal('points.redeem', redeemOf(goodId, points), withKey())).code).toBe(code);
    expect(await member.points()).toBe(500);
  });

  it('asks for the play of the last 30 business days', async () => {
    const { browser, id } = await mall.member(1_000n);
    await playOf(id, 30, '500.00');
    await playOf(id, 29, '60.00');
    const goodId = await mall.good({ play: parseAmount('100.00') });
    expect(await browser.refusal('points.redeem', redeemOf(goodId), withKey())).toMatchObject({
      code: 'good_play_required',
      details: { remaining: '40.00' },
    });
    await playOf(id, 0, '40.00');
    expect(await browser.call('points.redeem', redeemOf(goodId), withKey())).toMatchObject({
      amountRequirement: '100.00',
    });
    await mall.site.pool.query('delete from member_daily');
  });

  it('gives the last piece to one of 500 members’ requests', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => mall.member(10_000n)));
    const memberAt = (index: number) => members[index % members.length] as PointsMember;
    const goodId = await mall.good({ stock: 1 });
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        memberAt(index).browser.send('points.redeem', redeemOf(goodId), withKey()),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await mall.stockOf(goodId)).toBe(0);
    const balances = await Promise.all(members.map(({ points }) => points()));
    expect(balances.reduce((sum, points) => sum + points)).toBe(10 * 10_000 - 100);
  });

  it('keeps a member within points and limit, whatever is sent at once', async () => {
    const member = await mall.member(350n);
    const [few, limited] = [await mall.good(), await mall.good({ points: 1n, perMember: 2 })];
    const send = (goodId: string, points: number) =>
      Promise.all(
        Array.from({ length: 20 }, () => member.browser.send('points.redeem', redeemOf(goodId, points), withKey())),
      );
    expect((await send(few, 100)).filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await send(limited, 1)).filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await member.points()).toBe(48);
  });

  it('answers 20 repeats of one request with one redeem', async () => {
    const member = await mall.member(1_000n);
    const [goodId, key] = [await mall.good(), withKey()];
    const records = await Promise.all(
      Array.from({ length: 20 }, () => member.browser.call('points.redeem', redeemOf(goodId), key)),
    );
    expect(new Set(records.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await member.points()).toBe(900);
  });
});

describe('turning points into money', () => {
  const convert = (points: number, version = 1) => ({ points, version, withdrawPassword: WITHDRAW_PASSWORD });

  it('pays by the rate that the points reach, into the main wallet, once', async () => {
    const { browser, points } = await mall.member(20_000n);
    const key = withKey();
    const record = await browser.call('points.convert', convert(10_500), key);
    expect(record).toMatchObject({
      type: 'money',
      name: null,
      status: 'approved',
      amount: '115.50',
      changedPoints: -10_500,
    });
    expect(await browser.call('points.convert', convert(10_500), key)).toEqual(record);
    expect(await points()).toBe(9_500);
    expect((await browser.call('wallets.balance', {})).balance).toBe('115.50');
  });

  it('refuses too few points, more than the member has, and rules that are not those of today', async () => {
    const { browser, points } = await mall.member(1_500n);
    const code = async (request: ReturnType<typeof convert>) =>
      (await browser.refusal('points.convert', request, withKey())).code;
    expect(await code(convert(999))).toBe('points_below_minimum');
    expect(await code(convert(1_501))).toBe('points_insufficient');
    expect(await code(convert(1_000, 2))).toBe('point_rules_changed');
    expect(await code({ ...convert(1_000), withdrawPassword: '000000' })).toBe('withdraw_password_wrong');
    expect(await points()).toBe(1_500);
    expect((await browser.call('wallets.balance', {})).balance).toBe('0.00');
  });

  it('pays 20 conversions at once for as many points as there are', async () => {
    const { browser, points } = await mall.member(5_500n);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.send('points.convert', convert(1_000), withKey())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await points()).toBe(500);
    expect((await browser.call('wallets.balance', {})).balance).toBe('50.00');
  });
});
