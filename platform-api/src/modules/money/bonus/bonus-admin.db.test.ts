import { BONUS_GRANT_SORTS, BONUS_SORTS } from '@marquee/contract/calls/list-sorts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRequest } from '@marquee/contract/calls/index';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import type { TestBrowser } from '../../../testing/browser';
import { type PointsSite, startPointsSite } from '../../rewards/points/points.fixture';
import { RELEASED } from './bonus.fixture';
import { createBonusSite } from './bonus-site.fixture';
import { mustPageInOrder } from '../../../testing/sorted-pages';

let site: PointsSite;
let bonus: ReturnType<typeof createBonusSite>;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  site = await startPointsSite();
  const { database, config } = site.site.app.platform;
  await seedCatalogue(database, config);
  bonus = createBonusSite(site.site);
  [first, second] = [await site.operator(), await site.operator()];
});
afterAll(() => site.close());

const page = { pageNo: 1, pageSize: 50 };
const brand = 'sundarban';
type Grant = CallRequest<'bonusAdmin.grant'>;
const grantOf = (account: string, change: Partial<Grant> = {}): Grant => ({
  grantId: randomUUID(),
  brand,
  account,
  mode: 'released',
  amount: '200.00',
  wageringTimes: 5,
  contribution: [{ gameType: 'live', percent: 10 }],
  inSteps: true,
  maxStake: '50.00',
  lifetimeDays: 7,
  reason: 'A birthday',
  ...change,
});
const operators = new Map<string, Promise<TestBrowser>>();
/** A grant by an operator of this name. */
async function operatorOf(name: string, grant: Grant) {
  const operator = operators.get(name) ?? site.operator('{cashier}');
  operators.set(name, operator);
  return (await operator).call('bonusAdmin.grant', grant);
}
const lastAudit = async () => (await first.call('operator.auditLog', { brand })).content[0];
const own = (browser: TestBrowser) => browser.call('bonuses.own', {});
/** A bonus of a member, as the list names it. */
const idOf = async (account: string) =>
  (await first.call('bonusAdmin.list', { brand, account: account.toUpperCase(), ...page })).content[0]?.bonusId ?? '';

describe('grants', () => {
  it('below the bound are made at once, and once, under the terms that were entered', async () => {
    const member = await site.member();
    const grant = grantOf(member.account);
    expect(await first.call('bonusAdmin.grant', grant)).toMatchObject({ isGiven: true });
    expect(await first.call('bonusAdmin.grant', grant)).toMatchObject({ isGiven: true });
    const { active, queue } = await own(member.browser);
    expect(queue).toEqual([]);
    expect(active).toMatchObject({
      name: 'Special bonus',
      amount: '200.00',
      wagering: '1000.00',
      inSteps: true,
      maxStake: '50.00',
      lifetimeHours: 168,
      contribution: [{ of: 'gameType', gameType: 'live', basisPoints: 1_000 }],
    });
    expect((await second.refusal('bonusAdmin.grant', grant)).code).toBe('idempotency_key_reused');
    expect((await first.refusal('bonusAdmin.grant', { ...grant, wageringTimes: 1 })).code).toBe(
      'idempotency_key_reused',
    );
    expect(await lastAudit()).toMatchObject({
      action: 'bonus.granted',
      details: { amount: '200.00', mode: 'released' },
    });
  });

  it('from the bound on wait for a second operator, who grants once', async () => {
    const member = await site.member();
    const { grantId, ...grant } = grantOf(member.account, { amount: '50000.00' });
    expect(await first.call('bonusAdmin.grant', { grantId, ...grant })).toMatchObject({ isGiven: false });
    expect((await own(member.browser)).active).toBeNull();
    const decision = { proposalId: grantId, reason: 'As agreed' };
    expect((await first.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    const decided = await Promise.all(Array.from({ length: 10 }, () => second.call('proposals.approve', decision)));
    for (const { state } of decided) expect(state).toBe('approved');
    expect(await own(member.browser)).toMatchObject({ active: { amount: '50000.00' }, queue: [] });
    expect((await second.refusal('proposals.reject', decision)).code).toBe('proposal_decided');
    expect((await first.call('bonusAdmin.grants', { brand, ...page })).content[0]).toMatchObject({
      account: member.account,
      amount: '50000.00',
    });
  });

  it('of one operator to one member wait for a second one when the day’s are as much as the bound', async () => {
    const member = await site.member();
    const grants = Array.from({ length: 6 }, () => grantOf(member.account, { amount: '49999.99' }));
    const answers = await Promise.all(grants.map((grant) => operatorOf('Sixth', grant)));
    expect(answers.filter(({ isGiven }) => isGiven)).toHaveLength(1);
  });

  it('of one operator to many members wait for a second one when the day’s are as much as the bound', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => site.member()));
    const answers = await Promise.all(
      members.map(({ account }) => operatorOf('Many', grantOf(account, { amount: '20000.00' }))),
    );
    expect(answers.filter(({ isGiven }) => isGiven)).toHaveLength(2);
  });

  it('of several operators to one member count together', async () => {
    const { account } = await site.member();
    const grant = () => grantOf(account, { amount: '24999.00' });
    const given = [];
    for (const name of ['One', 'Two', 'Three']) given.push((await operatorOf(name, grant())).isGiven);
    expect(given).toEqual([true, true, false]);
  });

  it('that a second operator approved do not count against what one gives alone', async () => {
    const [member, other] = [await site.member(), await site.member()];
    const { grantId, ...grant } = grantOf(member.account, { amount: '50000.00' });
    await operatorOf('Proposer', { grantId, ...grant });
    await second.call('proposals.approve', { proposalId: grantId, reason: 'As agreed' });
    expect(await operatorOf('Proposer', grantOf(other.account, { amount: '49999.99' }))).toMatchObject({
      isGiven: true,
    });
  });

  it('can be taken back by the operator who proposed them', async () => {
    const member = await site.member();
    const { grantId, ...grant } = grantOf(member.account, { amount: '60000.00' });
    await first.call('bonusAdmin.grant', { grantId, ...grant });
    expect(await first.call('proposals.withdraw', { proposalId: grantId, reason: 'A mistake' })).toMatchObject({
      state: 'withdrawn',
    });
    expect((await own(member.browser)).active).toBeNull();
  });

  it.each<[string, Partial<Grant>]>([
    ['merged money with an end', { mode: 'merged', inSteps: false }],
    ['released money without an end', { lifetimeDays: null }],
    ['merged money in steps', { mode: 'merged', lifetimeDays: null }],
    ['a type of games twice', { contribution: Array.from({ length: 2 }, () => ({ gameType: 'rng', percent: 1 })) }],
    ['nothing', { amount: '0.00' }],
  ])('are refused with %s', async (_what, change) => {
    const member = await site.member();
    expect((await first.refusal('bonusAdmin.grant', grantOf(member.account, change))).code).toBe('validation_failed');
  });

  it('are refused to nobody, to trial accounts, and to members whose play is barred', async () => {
    expect((await first.refusal('bonusAdmin.grant', grantOf('nobody'))).code).toBe('account_not_found');
    const member = await site.member();
    await site.site.pool.query(
      `insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, 'time_out', now(), now() + interval '1 day')`,
      [member.id],
    );
    const refused = grantOf(member.account);
    expect((await first.refusal('bonusAdmin.grant', refused)).code).toBe('play_barred');
    expect((await first.call('bonusAdmin.grants', { brand, ...page })).content).not.toContainEqual(
      expect.objectContaining({ grantId: refused.grantId }),
    );
  });
});

describe('revoking', () => {
  it('releases what was wagered, takes the rest back, starts the next one, and happens once', async () => {
    const member = await site.member();
    await bonus.deposit(member.id, 1_000n);
    await first.call('bonusAdmin.grant', grantOf(member.account));
    await first.call('bonusAdmin.grant', grantOf(member.account, { amount: '70.00' }));
    for (let bets = 0; bets < 2; bets += 1) await bonus.lose(member.id, 50n);
    const { content } = await first.call('bonusAdmin.list', { brand, account: member.account, ...page });
    expect(content.map(({ state, amount }) => [state, amount])).toEqual([
      ['queued', '70.00'],
      ['active', '200.00'],
    ]);
    const bonusId = content[1]?.bonusId ?? '';
    const revoked = await Promise.all(
      Array.from({ length: 8 }, () => second.send('bonusAdmin.revoke', { bonusId, reason: 'Two accounts' })),
    );
    expect(revoked.filter(({ status }) => status === 200)).toHaveLength(1);
    const state = 'revoked' as const;
    expect(
      (await first.call('bonusAdmin.list', { brand, state, account: member.account, ...page })).content,
    ).toMatchObject([
      { bonusId, released: '20.00', returned: '180.00', reason: 'Two accounts', endedBy: expect.any(String) as string },
    ]);
    expect(await own(member.browser)).toMatchObject({ active: { amount: '70.00' }, queue: [] });
    expect(await member.browser.call('wallets.balance', {})).toMatchObject({ cash: '920.00', bonus: '70.00' });
    expect(await lastAudit()).toMatchObject({
      action: 'bonus.revoked',
      reason: 'Two accounts',
      details: { returned: '180.00' },
    });
  });

  it('takes merged money as far as the cash goes', async () => {
    const member = await site.member();
    const merged = { mode: 'merged', inSteps: false, lifetimeDays: null } as const;
    await first.call('bonusAdmin.grant', grantOf(member.account, { ...merged, maxStake: null }));
    await bonus.lose(member.id, 150n);
    const bonusId = await idOf(member.account);
    expect(await first.call('bonusAdmin.revoke', { bonusId, reason: 'A mistake' })).toMatchObject({
      returned: '50.00',
    });
    expect(await member.browser.call('withdrawal.terms', {})).toMatchObject({ wagering: { remaining: '0.00' } });
  });
});

it('tells what is outstanding of each mode', async () => {
  const before = await first.call('bonusAdmin.liability', { brand });
  const released = (rows: typeof before) => rows.find(({ mode }) => mode === 'released');
  const member = await site.member();
  await bonus.grant(member.id, RELEASED);
  await bonus.grant(member.id, RELEASED, { amount: 300_000n });
  const after = released(await first.call('bonusAdmin.liability', { brand }));
  const sumOf = (text: string | undefined) => Number(text ?? '0');
  expect(sumOf(after?.outstanding) - sumOf(released(before)?.outstanding)).toBe(100);
  expect(sumOf(after?.queuedAmount) - sumOf(released(before)?.queuedAmount)).toBe(3);
  expect((after?.active ?? 0) - (released(before)?.active ?? 0)).toBe(1);
});

it('rights are needed for every call, of the brand and of its objects', async () => {
  const member = await site.member();
  const grantId = randomUUID();
  await first.call('bonusAdmin.grant', grantOf(member.account));
  await first.call('bonusAdmin.grant', grantOf(member.account, { grantId, amount: '90000.00' }));
  const bonusId = await idOf(member.account);
  const codes = async (browser: TestBrowser) => {
    const refusals = await Promise.all([
      browser.refusal('bonusAdmin.list', { brand, ...page }),
      browser.refusal('bonusAdmin.liability', { brand }),
      browser.refusal('bonusAdmin.revoke', { bonusId, reason: 'A mistake' }),
      browser.refusal('bonusAdmin.grants', { brand, ...page }),
      browser.refusal('bonusAdmin.grant', grantOf(member.account)),
      browser.refusal('proposals.approve', { proposalId: grantId, reason: 'As agreed' }),
    ]);
    return new Set(refusals.map(({ code }) => code));
  };
  expect(await codes(site.site.browser('console'))).toEqual(new Set(['not_logged_in']));
  expect(await codes(await site.operator('{content,members}'))).toEqual(new Set(['forbidden']));
  const elsewhere = await site.operator('{cashier}', '{2}');
  expect(await codes(elsewhere)).toEqual(new Set(['forbidden', 'not_found']));
  for (const call of ['bonusAdmin.list', 'bonusAdmin.grants'] as const)
    expect((await elsewhere.call(call, page)).content).toEqual([]);
  expect(await elsewhere.call('bonusAdmin.liability', {})).toEqual([]);
  expect((await own(member.browser)).active?.state).toBe('active');
});

it('are listed in every order of their columns, and grants too', async () => {
  for (const amount of ['20.00', '30.00', '20.00']) {
    const member = await site.member();
    await operatorOf(`sorted ${member.account}`, grantOf(member.account, { amount }));
  }
  await mustPageInOrder(BONUS_SORTS, (sort, part) => first.call('bonusAdmin.list', { brand, sort, ...part }), {
    grantedAt: ({ grantedAt }) => grantedAt,
    account: ({ account }) => account,
    amount: ({ amount }) => Number(amount),
    released: ({ released }) => Number(released),
  });
  await mustPageInOrder(BONUS_GRANT_SORTS, (sort, part) => first.call('bonusAdmin.grants', { brand, sort, ...part }), {
    proposedAt: ({ proposedAt }) => proposedAt,
    account: ({ account }) => account,
    amount: ({ amount }) => Number(amount),
  });
});
