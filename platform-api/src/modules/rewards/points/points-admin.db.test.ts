import { POINT_GRANT_SORTS, REDEEM_SORTS } from '@marquee/contract/calls/list-sorts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { TestBrowser } from '../../../testing/browser';
import { mustCompareRevisions } from '../../../testing/revision-guard';
import { type PointsSite, reason, redeemOf, startPointsSite, withKey } from './points.fixture';
import { mustPageInOrder } from '../../../testing/sorted-pages';

let mall: PointsSite;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  mall = await startPointsSite();
  [first, second] = [await mall.operator(), await mall.operator()];
});
afterAll(() => mall.close());

const page = { pageNo: 1, pageSize: 50 };
const brand = 'sundarban';
const goodOf = (change: Partial<CallRequest<'pointsAdmin.saveGood'>> = {}): CallRequest<'pointsAdmin.saveGood'> => ({
  rewardId: randomUUID(),
  brand,
  names: { en: 'A cap' },
  descriptions: { en: 'Of cotton' },
  picture: 'cap',
  delivery: 'shipped',
  points: 300,
  amountRequirement: '0.00',
  perMember: null,
  vipLevel: 0,
  enabled: true,
  stockChange: 5,
  reason,
  ...change,
});
const grantOf = (account: string, points: number, grantId: string = randomUUID()) => ({
  grantId,
  brand,
  account,
  points,
  reason,
});
const rulesOf = (change: Partial<CallRequest<'pointsAdmin.proposeRules'>> = {}) => ({
  brand,
  earn: [{ gameType: 'rng' as const, amount: '10.00' }],
  exchange: [{ points: 500, amount: '5.00' }],
  grantLimit: 100,
  terms: { en: 'New terms' },
  reason,
  ...change,
});
const lastAudit = async () => (await first.call('operator.auditLog', { brand })).content[0];

/** A redeem of a member, as the queue lists it. */
async function redeemed(points = 100) {
  const member = await mall.member(1_000n);
  const goodId = await mall.good({ points: BigInt(points), stock: 1 });
  const { transactionId } = await member.browser.call('points.redeem', redeemOf(goodId, points), withKey());
  const { content } = await first.call('pointsAdmin.redeems', { status: 'in_process', ...page });
  const redeemId = content.find((candidate) => candidate.transactionId === transactionId)?.redeemId ?? '';
  return { member, goodId, redeemId };
}

describe('the redeem queue', () => {
  it('rejects with a remark that the member sees: points and stock return in full', async () => {
    const { member, goodId, redeemId } = await redeemed();
    const rejected = await first.call('pointsAdmin.reject', { redeemId, remark: 'The size is sold out' });
    expect(rejected).toMatchObject({
      status: 'rejected',
      remark: 'The size is sold out',
      address: '1 River Road, Khulna',
    });
    expect(await member.points()).toBe(1_000);
    expect(await mall.stockOf(goodId)).toBe(1);
    const { content } = await member.browser.call('points.redeemList', page);
    expect(content[0]).toMatchObject({
      status: 'rejected',
      remark: 'The size is sold out',
      changedPoints: 0,
      pointsBalance: 1_000,
    });
    const { content: details } = await member.browser.call('points.details', page);
    expect(details.map(({ kind, change }) => [kind, change])).toEqual([
      ['returned', 100],
      ['redeemed', -100],
      ['granted', 1_000],
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'points.redeem-rejected', reason: 'The size is sold out' });
  });

  it('approves with what the member follows the goods by', async () => {
    const { member, redeemId } = await redeemed();
    await first.call('pointsAdmin.approve', { redeemId, shipment: 'DHL 4711' });
    const { content } = await member.browser.call('points.redeemList', { status: 'approved', ...page });
    expect(content[0]).toMatchObject({
      status: 'approved',
      shipment: 'DHL 4711',
      changedPoints: -100,
      pointsBalance: 900,
    });
    expect(await lastAudit()).toMatchObject({ action: 'points.redeem-approved' });
  });

  it('decides once when several decide at the same time', async () => {
    const { member, goodId, redeemId } = await redeemed();
    const decisions = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? first.send('pointsAdmin.reject', { redeemId, remark: 'Sold out' })
          : second.send('pointsAdmin.approve', { redeemId, shipment: 'DHL 1' }),
      ),
    );
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    const { content } = await member.browser.call('points.redeemList', page);
    const isRejected = content[0]?.status === 'rejected';
    expect(await member.points()).toBe(isRejected ? 1_000 : 900);
    expect(await mall.stockOf(goodId)).toBe(isRejected ? 1 : 0);
    expect((await first.refusal('pointsAdmin.reject', { redeemId, remark: 'Sold out' })).code).toBe('redeem_decided');
  });

  it('lets the member redeem the piece that came back', async () => {
    const { member, goodId, redeemId } = await redeemed();
    await first.call('pointsAdmin.reject', { redeemId, remark: 'Wrong address' });
    await member.browser.call('points.redeem', redeemOf(goodId), withKey());
    expect(await member.points()).toBe(900);
  });
});

describe('goods', () => {
  it('are created, changed and taken off, with the stock changed once per key', async () => {
    const good = goodOf();
    const key = withKey();
    const created = await first.call('pointsAdmin.saveGood', good, key);
    expect(created).toMatchObject({ stock: 5, points: 300, currency: 'BDT' });
    expect(await first.call('pointsAdmin.saveGood', good, key)).toMatchObject({ stock: 5 });
    const more = { ...good, revision: created.revision, points: 350, stockChange: 2, enabled: false };
    expect((await first.refusal('pointsAdmin.saveGood', more, key)).code).toBe('idempotency_key_reused');
    expect(await first.call('pointsAdmin.saveGood', more, withKey())).toMatchObject({ stock: 7, points: 350 });
    // A repeat of the first save answers, and brings nothing back.
    expect(await first.call('pointsAdmin.saveGood', good, key)).toMatchObject({ stock: 7, points: 350 });
    const offered = await mall.site.browser().call('points.rewards', page);
    expect(offered.content.some(({ rewardId }) => rewardId === good.rewardId)).toBe(false);
    expect((await first.call('pointsAdmin.goods', { brand, ...page })).content).toContainEqual(
      expect.objectContaining({ rewardId: good.rewardId, enabled: false }),
    );
    expect(await lastAudit()).toMatchObject({
      action: 'points.good-saved',
      reason,
      details: { before: { points: 300, stock: 5 }, after: { points: 350, stock: 7 } },
    });
  });

  it.each(['changed', 'created'])('that two operators save at once are %s by the first', async (how) => {
    const good = goodOf({ stockChange: 0 });
    if (how === 'changed') await first.call('pointsAdmin.saveGood', good, withKey());
    await mustCompareRevisions(second, {
      async stored() {
        const { content } = await second.call('pointsAdmin.goods', { brand, pageNo: 1, pageSize: 100 });
        return content.find(({ rewardId }) => rewardId === good.rewardId) ?? { revision: null };
      },
      call: 'pointsAdmin.saveGood',
      changes: [
        { ...good, points: 410 },
        { ...good, enabled: false },
      ],
      headers: () => withKey().headers,
    });
  });

  it.each([
    ['a name without English', { names: { bn: 'ক্যাপ' } }],
    ['no points', { points: 0 }],
    ['a picture that nobody drew', { picture: 'yacht' as never }],
    ['an address in a text', { unknown: 1 } as never],
  ])('are refused with %s', async (_what, change) => {
    expect((await first.refusal('pointsAdmin.saveGood', goodOf(change), withKey())).code).toBe('validation_failed');
  });

  it('never have less than nothing in stock', async () => {
    const refusal = await first.refusal('pointsAdmin.saveGood', goodOf({ stockChange: -1 }), withKey());
    expect(refusal.code).toBe('good_out_of_stock');
  });

  it('stay with their brand', async () => {
    const rewardId = await mall.good({ brandId: 2 });
    expect((await first.refusal('pointsAdmin.saveGood', goodOf({ rewardId }), withKey())).code).toBe('not_found');
  });
});

describe('grants of operators', () => {
  it('move points up to the bound at once, and once', async () => {
    const member = await mall.member(100n);
    const grant = grantOf(member.account, 400);
    expect(await first.call('pointsAdmin.grant', grant)).toMatchObject({ isGiven: true });
    expect(await first.call('pointsAdmin.grant', grant)).toMatchObject({ isGiven: true });
    expect((await first.call('pointsAdmin.grants', { brand, ...page })).content[0]).toMatchObject({
      points: 400,
      decidedBy: null,
    });
    expect(await member.points()).toBe(500);
    expect((await second.refusal('pointsAdmin.grant', grant)).code).toBe('idempotency_key_reused');
    await first.call('pointsAdmin.grant', grantOf(member.account, -450));
    expect(await member.points()).toBe(50);
    expect((await first.refusal('pointsAdmin.grant', grantOf(member.account, -51))).code).toBe('points_insufficient');
    expect((await first.refusal('pointsAdmin.grant', grantOf('nobody', 1))).code).toBe('account_not_found');
    expect(await lastAudit()).toMatchObject({ action: 'points.granted', details: { points: -450 } });
  });

  it('of a day count together, given and taken', async () => {
    const member = await mall.member(10_000n);
    const operator = await mall.operator('{cashier}');
    const given = [];
    for (const points of [5_000, -4_990, 10, 1, -1])
      given.push((await operator.call('pointsAdmin.grant', grantOf(member.account, points))).isGiven);
    expect(given).toEqual([true, true, true, false, false]);
    expect(await member.points()).toBe(10_020);
  });

  it('above the bound wait for a second operator', async () => {
    const member = await mall.member();
    const { grantId, ...grant } = grantOf(member.account, 10_001);
    expect(await first.call('pointsAdmin.grant', { grantId, ...grant })).toMatchObject({ isGiven: false });
    expect(await first.call('pointsAdmin.grant', { grantId, ...grant })).toMatchObject({ isGiven: false });
    expect((await first.refusal('pointsAdmin.grant', { grantId, ...grant, points: 1 })).code).toBe(
      'idempotency_key_reused',
    );
    expect(await member.points()).toBe(0);
    const decision = { proposalId: grantId, reason };
    expect((await first.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    const decided = await Promise.all(Array.from({ length: 10 }, () => second.call('proposals.approve', decision)));
    for (const { state, rows } of decided)
      expect([state, rows]).toEqual([
        'approved',
        [
          { label: 'withdrawals.member', of: [], before: null, after: { type: 'text', text: member.account } },
          { label: 'points.points', of: [], before: null, after: { type: 'number', number: 10_001 } },
        ],
      ]);
    expect(await member.points()).toBe(10_001);
    expect((await second.refusal('proposals.reject', decision)).code).toBe('proposal_decided');
    expect(await lastAudit()).toMatchObject({ action: 'points.granted', details: { member: member.account } });
    expect((await first.call('pointsAdmin.grants', { brand, ...page })).content[0]).toMatchObject({
      account: member.account,
      points: 10_001,
    });
  });

  it('can be taken back by the operator who proposed them', async () => {
    const member = await mall.member();
    const { grantId, ...grant } = grantOf(member.account, 50_000);
    await first.call('pointsAdmin.grant', { grantId, ...grant });
    expect(await first.call('proposals.withdraw', { proposalId: grantId, reason })).toMatchObject({
      state: 'withdrawn',
    });
    expect(await member.points()).toBe(0);
  });
});

describe('rules', () => {
  it('count from the next business day on, once a second operator approved them', async () => {
    const proposed = await first.call('pointsAdmin.proposeRules', rulesOf());
    expect(proposed).toMatchObject({ state: 'open', fromDay: null, isOwn: true, mayDecide: false });
    expect(proposed.rows).toContainEqual({
      label: 'points.grantLimit',
      of: [],
      before: { type: 'number', number: 10_000 },
      after: { type: 'number', number: 100 },
    });
    expect((await second.refusal('pointsAdmin.proposeRules', rulesOf())).code).toBe('proposal_waiting');
    const decision = { proposalId: proposed.proposalId, reason };
    expect((await first.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    const approved = await second.call('proposals.approve', decision);
    expect(approved.state).toBe('approved');
    expect((await second.refusal('proposals.reject', decision)).code).toBe('proposal_decided');
    expect((await second.call('pointsAdmin.rules', { brand }))[0]).toMatchObject({
      version: 2,
      fromDay: approved.fromDay,
      reason,
    });
    const guest = mall.site.browser();
    expect(await guest.call('points.config', {})).toMatchObject({ version: 1 });
    mall.site.clock.pass(86_400_000);
    expect(await guest.call('points.config', {})).toMatchObject({
      version: 2,
      terms: 'New terms',
      exchange: [{ points: 500, amount: '5.00' }],
    });
    const operators = [await mall.operator(), await mall.operator()];
    [first, second] = operators as [TestBrowser, TestBrowser];
    expect(await lastAudit()).toMatchObject({ action: 'points.rules-approved', subject: 'points.rules:sundarban:2' });
  });

  it.each([
    [
      'a table that does not rise',
      [
        { points: 500, amount: '5.00' },
        { points: 400, amount: '6.00' },
      ],
      'not_rising',
    ],
    [
      'a rate that falls',
      [
        { points: 500, amount: '5.00' },
        { points: 1_000, amount: '9.99' },
      ],
      'worse_rate',
    ],
  ])('are refused with %s', async (_what, exchange, messageKey) => {
    expect(await first.refusal('pointsAdmin.proposeRules', rulesOf({ exchange }))).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'exchange', messageKey }] },
    });
  });

  it('are refused with a rate of nothing, and with a type of games twice', async () => {
    const rate = { gameType: 'rng' as const, amount: '0.00' };
    expect((await first.refusal('pointsAdmin.proposeRules', rulesOf({ earn: [rate] }))).code).toBe('amount_invalid');
    expect((await first.refusal('pointsAdmin.proposeRules', rulesOf({ earn: [rate, rate] }))).code).toBe(
      'validation_failed',
    );
  });
});

describe('rights', () => {
  const ID = '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10';
  /** Every call of operators, about the brand or an object of it. */
  const attempts = (browser: TestBrowser, redeemId: string, grantId: string) => [
    browser.refusal('pointsAdmin.goods', { brand, ...page }),
    browser.refusal('pointsAdmin.saveGood', goodOf(), withKey()),
    browser.refusal('pointsAdmin.redeems', { brand, ...page }),
    browser.refusal('pointsAdmin.approve', { redeemId, shipment: 'DHL' }),
    browser.refusal('pointsAdmin.reject', { redeemId, remark: 'Sold out' }),
    browser.refusal('pointsAdmin.grants', { brand, ...page }),
    browser.refusal('pointsAdmin.grant', grantOf('anybody', 1)),
    browser.refusal('proposals.approve', { proposalId: grantId, reason }),
    browser.refusal('pointsAdmin.rules', { brand }),
    browser.refusal('pointsAdmin.proposeRules', rulesOf()),
  ];
  const codes = async (browser: TestBrowser, redeemId = ID, grantId = ID) =>
    new Set((await Promise.all(attempts(browser, redeemId, grantId))).map(({ code }) => code));

  it('are needed for every call, of the brand and of its objects', async () => {
    const { member, redeemId } = await redeemed();
    const grantId = randomUUID();
    await first.call('pointsAdmin.grant', grantOf(member.account, 1_000_000, grantId));
    expect(await codes(mall.site.browser('console'))).toEqual(new Set(['not_logged_in']));
    expect(await codes(await mall.operator('{content,members}'), redeemId, grantId)).toEqual(new Set(['forbidden']));
    const elsewhere = await mall.operator('{cashier}', '{2}');
    expect(await codes(elsewhere, redeemId, grantId)).toEqual(new Set(['forbidden', 'not_found']));
    expect((await elsewhere.call('pointsAdmin.redeems', page)).content).toEqual([]);
    expect((await elsewhere.call('pointsAdmin.grants', page)).content).toEqual([]);
    expect(await member.points()).toBe(900);
  });
});

it('redeems and grants are listed in every order of their columns', async () => {
  await redeemed();
  await redeemed();
  await mustPageInOrder(REDEEM_SORTS, (sort, part) => first.call('pointsAdmin.redeems', { brand, sort, ...part }), {
    applyTime: ({ applyTime }) => applyTime,
    account: ({ account }) => account,
    points: ({ points }) => points,
  });
  await mustPageInOrder(POINT_GRANT_SORTS, (sort, part) => first.call('pointsAdmin.grants', { brand, sort, ...part }), {
    proposedAt: ({ proposedAt }) => proposedAt,
    account: ({ account }) => account,
    points: ({ points }) => points,
  });
});
