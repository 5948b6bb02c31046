import { VIP_MEMBER_SORTS } from '@marquee/contract/calls/list-sorts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRequest } from '@marquee/contract/calls/index';
import { seedVip } from '../../../seed/vip/seed-vip';
import type { TestBrowser } from '../../../testing/browser';
import { type PointsSite, reason, redeemOf, startPointsSite, withKey } from '../points/points.fixture';
import { mustPageInOrder } from '../../../testing/sorted-pages';

let mall: PointsSite;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  mall = await startPointsSite();
  await seedVip(mall.site.app.platform.database);
  [first, second] = [await mall.operator(), await mall.operator()];
});
afterAll(() => mall.close());

const brand = 'sundarban';
const page = { pageNo: 1, pageSize: 50 };
const HELD_UNTIL = '2998-01-01';
const levelOf = (change: Partial<CallRequest<'vipAdmin.proposeRules'>['levels'][number]> = {}) => ({
  names: { en: 'Iron' },
  validBet: '10.00',
  deposits: '0.00',
  pointsPercent: 150,
  priority: 1,
  manager: null,
  withdrawalCount: 9,
  withdrawalSum: '900000.00',
  withdrawalMaximum: null,
  birthdayGift: '0.00',
  monthlyReward: '0.00',
  ...change,
});
const rulesOf = (change: Partial<CallRequest<'vipAdmin.proposeRules'>> = {}) => ({
  brand,
  windowDays: 30,
  wagering: 1,
  levels: [levelOf()],
  reason,
  ...change,
});
const setTo = (account: string, level: number) =>
  first.call('vipAdmin.setLevel', { brand, account, level, heldUntil: HELD_UNTIL, reason });
const lastAudit = async () => (await first.call('operator.auditLog', { brand })).content[0];

describe('a level set by hand', () => {
  it('is in the member’s page, the list, the history and the audit, with the reason', async () => {
    const { account, browser } = await mall.member();
    expect(await browser.call('vip.status', {})).toMatchObject({ level: 0, manager: null, changes: [] });
    expect(await setTo(account, 4)).toMatchObject({
      level: 4,
      heldUntil: HELD_UNTIL,
      reached: 0,
      changes: [{ kind: 'set', from: 0, to: 4, reason }],
    });
    expect(await browser.call('vip.status', {})).toMatchObject({ level: 4, manager: 'vip@sundarban.example' });
    const { content } = await first.call('vipAdmin.members', {
      brand,
      account: account.toUpperCase(),
      ...page,
    });
    expect(content).toMatchObject([{ account, level: 4 }]);
    expect(await lastAudit()).toMatchObject({ action: 'vip.level-set', reason, details: { before: 0, after: 4 } });
  });

  it('lists members with a level in every order of its columns', async () => {
    for (const level of [2, 1, 2]) await setTo((await mall.member()).account, level);
    await mustPageInOrder(VIP_MEMBER_SORTS, (sort, part) => first.call('vipAdmin.members', { brand, sort, ...part }), {
      account: ({ account }) => account,
      level: ({ level }) => level,
      since: ({ since }) => since ?? '',
    });
  });

  it('is refused for unknown members and levels, and for a day that is over', async () => {
    const { account } = await mall.member();
    const change = { brand, account, level: 1, heldUntil: HELD_UNTIL, reason };
    const refusal = (part: object) => first.refusal('vipAdmin.setLevel', { ...change, ...part });
    expect((await refusal({ account: 'nobody' })).code).toBe('account_not_found');
    expect((await refusal({ level: 6 })).details).toMatchObject({ fields: [{ path: 'level' }] });
    expect((await refusal({ heldUntil: '2020-01-01' })).details).toMatchObject({ fields: [{ path: 'heldUntil' }] });
  });

  it('opens goods of that level, and the higher terms of withdrawals', async () => {
    const { account, browser } = await mall.member(1_000n);
    const good = redeemOf(await mall.good({ vipLevel: 3 }));
    expect((await browser.refusal('points.redeem', good, withKey())).code).toBe('good_level_required');
    const before = await browser.call('withdrawal.terms', {});
    await setTo(account, 5);
    expect(await browser.call('points.redeem', good, withKey())).toMatchObject({ status: 'in_process' });
    const { countLeft, sumLeft, maximum } = await browser.call('withdrawal.terms', {});
    expect([before.countLeft, countLeft, sumLeft, maximum]).toEqual([5, 15, '1000000.00', '500000.00']);
  });
});

describe('levels', () => {
  it('count from the next business day on, once a second operator approved them', async () => {
    const { proposalId, state } = await first.call('vipAdmin.proposeRules', rulesOf());
    expect(state).toBe('open');
    expect((await second.refusal('vipAdmin.proposeRules', rulesOf())).code).toBe('proposal_waiting');
    const decision = { proposalId, reason };
    expect((await first.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    expect(await second.call('proposals.approve', decision)).toMatchObject({ state: 'approved' });
    expect((await second.refusal('proposals.reject', decision)).code).toBe('proposal_decided');
    expect(await lastAudit()).toMatchObject({ action: 'vip.rules-approved', subject: 'vip.rules:sundarban:2' });
    const { browser } = await mall.member();
    expect((await browser.call('vip.status', {})).levels).toHaveLength(5);
    mall.site.clock.pass(86_400_000);
    const later = await mall.member();
    expect((await later.browser.call('vip.status', {})).levels).toMatchObject([{ name: 'Iron', hasPriority: true }]);
    [first, second] = [await mall.operator(), await mall.operator()];
  });

  it.each([
    ['that do not rise', { levels: [levelOf(), levelOf()] }, 'levels.1.validBet'],
    ['without an English name', { levels: [levelOf({ names: { bn: 'লোহা' } })] }, 'levels.0.names'],
    ['that take points away', { levels: [levelOf({ pointsPercent: 99 })] }, 'levels.0.pointsPercent'],
  ])('are refused %s', async (_what, change, path) => {
    const { code, details } = await first.refusal('vipAdmin.proposeRules', rulesOf(change));
    expect([code, details]).toMatchObject(['validation_failed', { fields: [{ path }] }]);
  });
});

describe('rights', () => {
  const attempts = (browser: TestBrowser, account: string) => [
    browser.refusal('vipAdmin.rules', { brand }),
    browser.refusal('vipAdmin.proposeRules', rulesOf()),
    browser.refusal('vipAdmin.members', { brand, ...page }),
    browser.refusal('vipAdmin.member', { brand, account }),
    browser.refusal('vipAdmin.setLevel', { brand, account, level: 1, heldUntil: HELD_UNTIL, reason }),
  ];
  const codes = async (browser: TestBrowser, account: string) =>
    new Set((await Promise.all(attempts(browser, account))).map(({ code }) => code));

  it('are needed for every call, of the brand too', async () => {
    const { account, browser } = await mall.member();
    expect(await codes(mall.site.browser('console'), account)).toEqual(new Set(['not_logged_in']));
    expect(await codes(await mall.operator('{content,members}'), account)).toEqual(new Set(['forbidden']));
    const elsewhere = await mall.operator('{cashier}', '{2}');
    expect(await codes(elsewhere, account)).toEqual(new Set(['forbidden']));
    expect((await elsewhere.call('vipAdmin.members', page)).content).toEqual([]);
    expect((await mall.site.browser().refusal('vip.status', {})).code).toBe('not_logged_in');
    expect(await browser.call('vip.status', {})).toMatchObject({ level: 0 });
  });
});
