import { hashPassword } from '../../../platform/password-hash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractSite, row, startContractSite } from '../../people/contract/contract.fixture';
import { TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { openSettlementTest, tierOf } from './settlement.fixture';
import { closedPeriods, tryTerms } from './try-terms';

const RULE = { brandId: TEST_BRAND.id, activeMinimum: 100n * UNIT, reducedBy: [] };

describe('terms that are tried on real figures', () => {
  it('give what a run gives by the same terms', async () => {
    const test = await openSettlementTest();
    try {
      const [top = 0n] = await test.chain(1, 1_000n * UNIT);
      const first = await test.register(top);
      await test.deposit(first, 500n);
      const { offsetMinutes } = TEST_BRAND;
      const parts = { db: test.pool, rule: RULE, offsetMinutes, agentId: top };
      const dividend = [tierOf(1_000), tierOf(2_000, { validBet: 150n * UNIT, activeMembers: 2 })];
      const acquisition = [tierOf(0, { deposit: 100n * UNIT, amount: 7n * UNIT })];
      const salary = [tierOf(100, { validBet: 200n * UNIT })];
      await test.sign([
        { type: 'dividend', uplineId: null, downlineId: top, tiers: dividend, period: 'weekly' },
        { type: 'dailySalary', uplineId: null, downlineId: top, tiers: salary },
        { type: 'acquisition', uplineId: null, downlineId: top, tiers: acquisition },
      ]);
      await test.play(first, 120n, 20n);
      await test.play(top, 100n);
      await test.fold();
      for (const [key, tiers] of [
        [test.keyOf('dividend', new Date(), 'weekly'), dividend],
        [test.keyOf('dailySalary'), salary],
        [test.keyOf('acquisition'), acquisition],
      ] as const) {
        const type = key.type as 'dividend';
        const [tried] = await tryTerms(parts, type, { carriesLoss: false, tiers }, [{ from: key.from, to: key.to }]);
        await test.run(key);
        const bill = (await test.bills(top)).find((each) => each['type'] === type);
        expect(bill, type).toMatchObject({ tier: tried?.amounts.tier, active: tried?.figures.activeMembers });
        expect(Number(tried?.amounts.gross) / Number(UNIT), type).toBe(bill?.['gross']);
        expect(bill?.['gross'], type).toBeGreaterThan(0);
      }
    } finally {
      await test.close();
    }
  });

  it('are those of the last periods that are over, on the brand’s clock', () => {
    const now = new Date('2026-03-01T17:59:00Z');
    const of = (period: 'monthly' | 'weekly') =>
      closedPeriods(period, now, 360, 2).map(({ from, to }) => [from.toISOString(), to.toISOString()]);
    expect(of('monthly')).toEqual([
      ['2025-12-31T18:00:00.000Z', '2026-01-31T18:00:00.000Z'],
      ['2026-01-31T18:00:00.000Z', '2026-02-28T18:00:00.000Z'],
    ]);
    expect(of('weekly').at(-1)).toEqual(['2026-02-15T18:00:00.000Z', '2026-02-22T18:00:00.000Z']);
  });
});

describe('the calls', () => {
  let site: ContractSite;
  beforeAll(async () => {
    site = await startContractSite();
    await site.startAgain();
  });
  afterAll(() => site.close());

  it('preview an offer for an agent directly below, beside the own contract', async () => {
    const preview = (as: string, account: string, tiers = [row(100)]) =>
      site.as(as).call('agent.contractPreview', { account, type: 'dividend', tiers });
    const { periods } = await preview('topper', ' MIDDLE ');
    expect(periods).toHaveLength(3);
    expect(periods[2]).toMatchObject({ given: { tier: 1, gross: '0.00' }, own: { tier: 1, gross: '0.00' } });
    const refusal = async (as: string, request: object) =>
      (
        await site.as(as).refusal('agent.contractPreview', {
          account: 'middle',
          type: 'dividend',
          tiers: [row(100)],
          ...request,
        } as never)
      ).code;
    // not direct, nobody, an agent of another brand, a member without contracts
    for (const account of ['lower1', 'nobody1', 'loner1', 'pupil1', 'topper'])
      expect(await refusal('topper', { account }), account).toBe('contract_downline_unknown');
    expect(await refusal('middle', { account: 'lower1' })).toBe('contract_no_right');
    expect(await refusal('topper', { tiers: [row(0)] })).toBe('contract_tiers_invalid');
    expect(await refusal('topper', { type: 'realTimeSalary' })).toBe('validation_failed');
    expect(await refusal('pupil1', {})).toBe('forbidden');
  });

  it('try terms for operators with the right, on agents of their brands', async () => {
    const signIn = async (name: string, rights: string) => {
      const [email, password] = [`${name}@marquee.localhost`, 'Harbour-Beacon-77'];
      await site.pool.query(
        `insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, $3, $4, '{1}')`,
        [email, name, await hashPassword(password), rights],
      );
      const browser = site.browser('console');
      await browser.call('operator.login', { email, password });
      return browser;
    };
    const terms = {
      period: 'weekly' as const,
      carriesLoss: false,
      tiers: [row(0, { deposit: '1.00', amount: '5.00' })],
    };
    const request = { brand: 'sundarban', account: 'middle', type: 'acquisition' as const, terms };
    const trier = await signIn('trier', '{agents}');
    expect((await trier.call('agentContracts.whatIf', request)).months).toHaveLength(6);
    const refusal = async (change: object) =>
      (await trier.refusal('agentContracts.whatIf', { ...request, ...change })).code;
    expect(await refusal({ account: 'nobody1' })).toBe('not_found');
    expect(await refusal({ brand: 'meridian', account: 'loner1' })).toBe('forbidden');
    expect(await refusal({ type: 'dividend' })).toBe('contract_tiers_invalid');
    const other = await signIn('other', '{audit}');
    expect((await other.refusal('agentContracts.whatIf', request)).code).toBe('forbidden');
  });

  it('try any terms on the own months, and store nothing', async () => {
    const count = async () =>
      (await site.pool.query<{ n: number }>('select count(*)::int as n from agent_contract')).rows;
    const before = await count();
    const terms = { period: 'weekly' as const, carriesLoss: true, tiers: [row(10_000)] };
    const { months } = await site.as('lower1').call('agent.whatIf', { type: 'dividend', terms });
    expect(months).toHaveLength(6);
    expect(months.every(({ periods }) => periods >= 4 && periods <= 5)).toBe(true);
    const refused = await site.as('lower1').refusal('agent.whatIf', { type: 'dailySalary', terms });
    expect(refused.code).toBe('contract_tiers_invalid');
    expect(await count()).toEqual(before);
  });
});
