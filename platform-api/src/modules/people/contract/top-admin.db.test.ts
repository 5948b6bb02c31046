import { endsWith } from '@marquee/contract/agent-periods';
import type { CallRequest } from '@marquee/contract/calls/index';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { makeOperator } from '../../lottery/operators.fixture';
import { type ContractSite, row, startContractSite } from './contract.fixture';
import { emptyTables } from '../../../testing/empty-tables';

type Propose = CallRequest<'agentContracts.propose'>;
const reason = 'agreed with the agent';
const DHAKA = 360;

let site: ContractSite;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  site = await startContractSite();
  first = await makeOperator(site, 'first1', ['agents'], [1]);
  second = await makeOperator(site, 'second', ['agents', 'audit'], [1]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.pool, 'agent_contract');
});

const show = (account = 'topper') => first.call('agentContracts.show', { brand: 'sundarban', account });
const revisionOf = async (account: string) =>
  (await show(account)).received.find(
    ({ type, state, endsAt }) => type === 'dividend' && state === 'valid' && endsAt === null,
  )?.id ?? null;
const terms = (rate: number, changes: Partial<NonNullable<Propose['terms']>> = {}): Propose['terms'] => ({
  period: 'monthly',
  carriesLoss: true,
  tiers: [row(rate), row(rate + 500, { validBet: '1000.00', activeMembers: 3 })],
  ...changes,
});
const request = async (changes: Partial<Propose> = {}): Promise<Propose> => ({
  brand: 'sundarban',
  account: 'topper',
  type: 'dividend',
  terms: terms(1_000),
  revision: await revisionOf('topper'),
  reason,
  ...changes,
});
const propose = async (changes: Partial<Propose> = {}) => first.call('agentContracts.propose', await request(changes));
const refused = async (changes: Partial<Propose> = {}, by = first) =>
  (await by.refusal('agentContracts.propose', await request(changes))).code;
const approve = (proposalId: string) => second.call('proposals.approve', { proposalId, reason });
const withdraw = (proposalId: string) => first.call('proposals.withdraw', { proposalId, reason });
const sign = async (changes: Partial<Propose> = {}) => approve((await propose(changes)).proposalId);

describe('a contract of the brand', () => {
  it('is proposed by one operator and approved by another, and counts from the next business day', async () => {
    const { proposalId } = await propose();
    expect((await show()).proposed).toEqual(['dividend']);
    expect((await first.refusal('proposals.approve', { proposalId, reason })).code).toBe('proposal_own');
    expect(await refused()).toBe('proposal_waiting');
    const shown = await second.call('proposals.show', { proposalId });
    expect(shown.rows.map(({ label }) => label)).toEqual([
      'contracts.account',
      'contracts.type',
      'contracts.period',
      'contracts.carriesLoss',
      ...['validBet', 'loss', 'activeMembers', 'rate', 'validBet', 'loss', 'activeMembers', 'rate'].map(
        (field) => `contracts.field.${field}`,
      ),
    ]);
    expect((await approve(proposalId)).fromDay).toBe(
      new Date(site.clock.now().getTime() + (24 * 60 + DHAKA) * 60_000).toISOString().slice(0, 10),
    );
    const contract = await site.open('topper');
    expect(contract).toMatchObject({
      account: null,
      period: 'monthly',
      carriesLoss: true,
      version: 1,
      expiresAt: null,
    });
    expect(contract.tiers).toHaveLength(2);
    await site.signed('topper', 'middle', [row(900)]);
    expect((await site.open('middle')).carriesLoss).toBe(true);
  });

  it('names whose contracts end below, and does so and nothing else', async () => {
    await sign();
    await site.signed('topper', 'middle', [row(900)]);
    await site.signed('middle', 'lower1', [row(800)]);
    await site.signed('topper', 'aside1', [row(400)]);
    const change = { brand: 'sundarban', account: 'topper', type: 'dividend', terms: terms(500) } as const;
    const effect = await first.call('agentContracts.preview', { ...change, terms: terms(500) });
    expect(effect.ends.map(({ account }) => account)).toEqual(['middle', 'lower1']);
    const { proposalId } = await propose({ terms: terms(500) });
    const { rows } = await second.call('proposals.show', { proposalId });
    expect(rows.filter(({ label }) => label === 'contracts.ends')).toHaveLength(2);
    // One more would end now: the second operator would approve what nobody has seen.
    await site.signed('lower1', 'last11', [row(700)]);
    expect((await second.refusal('proposals.approve', { proposalId, reason })).code).toBe('proposal_conflict');
    await withdraw(proposalId);
    await sign({ terms: terms(500) });
    expect(await site.rates()).toEqual({ aside1: 400 });
  });

  it('ends with its running period, with everything below', async () => {
    await sign();
    await site.signed('topper', 'middle', [row(900)]);
    await site.countFromYesterday();
    await sign({ terms: null });
    const boundary = endsWith('monthly', site.clock.now(), DHAKA).toISOString();
    expect((await show()).received[0]).toMatchObject({ state: 'valid', endsAt: boundary, endedBy: 'request' });
    expect((await show('middle')).received[0]).toMatchObject({ endsAt: boundary, endedBy: 'upline' });
    expect(await refused({ terms: null })).toBe('contract_not_open');
  });

  it('is refused when another counts than the proposer saw, and when the agent ended it meanwhile', async () => {
    await sign();
    expect(await refused({ revision: null })).toBe('conflict');
    const { proposalId } = await propose({ terms: terms(500) });
    const { id: contractId } = await site.open('topper');
    await site.as('topper').call('agent.dividend', { contractId, action: 'terminate' });
    expect((await second.refusal('proposals.approve', { proposalId, reason })).code).toBe('proposal_conflict');
    await withdraw(proposalId);
  });

  it('is signed with the top of a line alone', async () => {
    expect(await refused({ account: 'middle', revision: null })).toBe('contract_not_top');
    for (const account of ['pupil1', 'loner1', 'nobody'])
      expect((await first.refusal('agentContracts.show', { brand: 'sundarban', account })).code, account).toBe(
        'not_found',
      );
  });

  it('has tiers like any other, and a period of its type', async () => {
    for (const wrong of [
      terms(1_000, { tiers: [row(100), row(100)] }),
      terms(1_000, { tiers: [row(100, { lossRate: 5 })] }),
      terms(1_000, { period: 'hourly' }),
    ])
      expect(await refused({ terms: wrong })).toBe('contract_tiers_invalid');
    expect(await refused({ type: 'dailySalary', terms: terms(100, { period: 'daily' }) })).toBe(
      'contract_tiers_invalid',
    );
  });
});

describe('salaries of the brand', () => {
  const salary = (type: 'dailySalary' | 'hourlySalary', rate: number): Partial<Propose> => ({
    type,
    terms: { period: type === 'dailySalary' ? 'daily' : 'hourly', carriesLoss: false, tiers: [row(rate)] },
    revision: null,
  });
  const setBound = async (bound: number) => {
    await site.pool.query(
      `update brand set config = jsonb_set(config, '{agents}', jsonb_build_object('salaryBound', $1::integer)), revision = revision + 1 where id = 1`,
      [bound],
    );
    site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
  };
  afterEach(() => setBound(100));

  it('stay within the bound of the brand together, also what is previewed', async () => {
    expect((await show()).salaryBound).toBe(100);
    expect(await refused(salary('dailySalary', 101))).toBe('contract_above_salary_bound');
    const { type = 'dailySalary', terms } = salary('dailySalary', 101);
    const preview = { brand: 'sundarban', account: 'topper', type, terms: terms ?? null };
    expect(await first.refusal('agentContracts.preview', preview)).toMatchObject({
      code: 'contract_above_salary_bound',
      details: { row: 1 },
    });
    await sign(salary('dailySalary', 60));
    expect(await refused(salary('hourlySalary', 41))).toBe('contract_above_salary_bound');
    await sign(salary('hourlySalary', 40));
    const { id: revision } = await site.open('topper', 'dailySalary');
    expect(await refused({ ...salary('dailySalary', 61), revision })).toBe('contract_above_salary_bound');
    await sign({ ...salary('dailySalary', 50), revision });
  });

  it('count both rates in real time', async () => {
    const terms = { period: 'realTime' as const, carriesLoss: false };
    const realTime = (lossRate: number): Partial<Propose> => ({
      type: 'realTimeSalary',
      terms: { ...terms, tiers: [row(30, { lossRate })] },
      revision: null,
    });
    expect(await refused(realTime(71))).toBe('contract_above_salary_bound');
    await sign(realTime(70));
  });

  it('are refused to the second of two proposals that are above it together', async () => {
    const daily = await propose(salary('dailySalary', 60));
    const hourly = await propose(salary('hourlySalary', 60));
    const [one, other] = await Promise.allSettled([approve(daily.proposalId), approve(hourly.proposalId)]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    await withdraw(one.status === 'rejected' ? daily.proposalId : hourly.proposalId);
  });

  it('stay as they are when the bound is lowered, and new ones below do not go beyond them', async () => {
    await setBound(200);
    await sign(salary('dailySalary', 200));
    await setBound(100);
    expect((await site.open('topper', 'dailySalary')).tiers).toMatchObject([{ rate: 200 }]);
    await site.countFromYesterday();
    expect((await site.refusalOf('topper', 'middle', 201, 'dailySalary')).code).toBe('contract_tier_above_own');
    await site.signed('topper', 'middle', 200, 'dailySalary');
    const { id: revision } = await site.open('topper', 'dailySalary');
    expect(await refused({ ...salary('dailySalary', 199), revision })).toBe('contract_above_salary_bound');
    await sign({ ...salary('dailySalary', 100), revision });
    // Nobody below has more than the top has now.
    expect(await site.open('middle', 'dailySalary').catch(() => null)).toBeNull();
  });
});

it('contracts are shown to operators of the brand with the right, one level at a time', async () => {
  await sign();
  await site.signed('topper', 'middle', [row(900)]);
  await site.signed('middle', 'lower1', [row(800)]);
  const place = { brand: 'sundarban', account: 'topper' };
  expect((await first.call('agentContracts.given', place)).content.map(({ account }) => account)).toEqual(['middle']);
  expect(await show('lower1')).toMatchObject({ uplines: ['topper', 'middle'] });
  const cashier = await makeOperator(site, 'cashier', ['cashier', 'members'], [1]);
  const abroad = await makeOperator(site, 'abroad', ['agents'], [2]);
  for (const browser of [cashier, abroad])
    for (const call of ['agentContracts.show', 'agentContracts.given'] as const)
      expect((await browser.refusal(call, place)).code).toBe('forbidden');
  for (const browser of [cashier, abroad]) {
    expect((await browser.refusal('agentContracts.preview', { ...place, type: 'dividend', terms: null })).code).toBe(
      'forbidden',
    );
    expect(await refused({}, browser)).toBe('forbidden');
  }
});
