import { readTier, type WireTier } from '@marquee/contract/agent-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContractSite, row, startContractSite } from './contract.fixture';

let site: ContractSite;
beforeAll(async () => {
  site = await startContractSite();
});
afterAll(() => site.close());
beforeEach(() => site.startAgain());

/** top 400 > mid, mid 300 > low, low 300 > last, top 350 > side. */
const line = async () => {
  await site.signed('topper', 'middle', 400);
  await site.signed('middle', 'lower1', 300);
  await site.signed('lower1', 'last11', 300);
  await site.signed('topper', 'aside1', 350);
};

describe('an offer', () => {
  it('waits for the downline, who accepts or rejects it', async () => {
    await site.offer('topper', 'MIDDLE', 400);
    expect(await site.pending('middle')).toMatchObject({
      type: 'dividend',
      period: 'daily',
      carriesLoss: false,
      tiers: [row(400)],
      account: 'topper',
      version: 1,
      validFrom: null,
    });
    await site.answer('middle', 'reject');
    expect(await site.rates()).toEqual({});
    await site.signed('topper', 'middle', 300);
    expect(await site.rates()).toEqual({ middle: 300 });
    expect((await site.received('middle')).map(({ version, state }) => [version, state])).toEqual([
      [2, 'valid'],
      [1, 'rejected'],
    ]);
  });

  it('is possible only to agents directly below, in the own brand', async () => {
    for (const to of ['lower1', 'pupil1', 'topper', 'loner1', 'nobody'])
      expect((await site.refusalOf('topper', to, 100)).code, to).toBe('contract_downline_unknown');
    expect((await site.refusalOf('loner1', 'middle', 100)).code).toBe('contract_downline_unknown');
  });

  it('names the row that is easier or pays more than the own contract', async () => {
    const own = [row(100, { validBet: '100.00' }), row(300, { validBet: '200.00', activeMembers: 5 })];
    await site.signed('topper', 'middle', own);
    const cheats = [
      [row(101, { validBet: '100.00' })],
      [row(1, { validBet: '99.99' })],
      [row(100, { validBet: '150.00' }), row(200, { validBet: '200.00', activeMembers: 4 })],
      [row(50, { validBet: '100.00' }), row(301, { validBet: '900.00', activeMembers: 9 })],
    ];
    for (const [index, tiers] of cheats.entries())
      expect(await site.refusalOf('middle', 'lower1', tiers), String(index)).toMatchObject({
        code: 'contract_tier_above_own',
        details: { row: tiers.length },
      });
    await site.signed('middle', 'lower1', own);
  });

  it('refuses rows that do not rise, have no rate, or have fields of another type', async () => {
    for (const [tiers, at] of [
      [[row(100), row(200)], 2],
      [[row(100), row(100, { validBet: '5.00' })], 2],
      [[row(100, { validBet: '5.00' }), row(200)], 2],
      [[row(0)], 1],
      [[row(100, { lossRate: 3 })], 1],
    ] as const)
      expect(await site.refusalOf('topper', 'middle', tiers)).toMatchObject({
        code: 'contract_tiers_invalid',
        details: { row: at },
      });
    const salary = await site.refusalOf('topper', 'middle', [row(10, { loss: '5.00' })], 'dailySalary');
    expect(salary.code).toBe('contract_tiers_invalid');
    expect((await site.refusalOf('topper', 'middle', 1_001, 'hourlySalary')).code).toBe('contract_tiers_invalid');
  });

  it('pays for new members with amounts, which no downline’s may exceed and no other type has', async () => {
    const pays = (amount: string, deposit = '100.00') => row(0, { amount, deposit });
    await site.top('acquisition', [readTier(pays('10.00'))]);
    const refusal = async (tier: WireTier, type: 'acquisition' | 'dividend' = 'acquisition') =>
      (await site.refusalOf('topper', 'middle', [tier], type)).code;
    expect(await refusal(pays('10.01'))).toBe('contract_tier_above_own');
    expect(await refusal(pays('10.00', '99.99'))).toBe('contract_tier_above_own');
    expect(await refusal(pays('0.00'))).toBe('contract_tiers_invalid');
    expect(await refusal(row(5, { amount: '1.00', deposit: '100.00' }), 'dividend')).toBe('contract_tiers_invalid');
    await site.signed('topper', 'middle', [pays('6.50', '200.00')], 'acquisition');
    expect(await site.open('middle', 'acquisition')).toMatchObject({
      period: 'weekly',
      tiers: [{ deposit: '200.00', amount: '6.50', rate: 0 }],
    });
    expect((await site.as('middle').call('agent.contracts', {})).offerable.dividend).toBeNull();
  });

  it('refuses what is no number at the door', async () => {
    const bad = [
      { tiers: [] },
      { tiers: Array.from({ length: 11 }, (_, n) => row(n + 1, { validBet: `${n}.00` })) },
      { tiers: [row(-1)] },
      { tiers: [row(1.5)] },
      { tiers: [row(10_001)] },
      { tiers: [row(100, { validBet: '-5.00' })] },
      { tiers: [row(100, { validBet: '1e9' })] },
      { tiers: [row(100, { validBet: '99999999999999.00' })] },
      { tiers: [row(100, { activeMembers: 1_000_001 })] },
      { account: 'x\u0000y' },
      { account: 'x'.repeat(1_000_000) },
      { type: 'bribe' },
    ];
    for (const change of bad) {
      const request = { account: 'middle', type: 'dividend', tiers: [row(100)], ...change };
      const refused = await site.as('topper').refusal('agent.offerContract', request as never);
      expect(
        ['validation_failed', 'contract_downline_unknown', 'body_too_large'],
        JSON.stringify(change).slice(0, 80),
      ).toContain(refused.code);
    }
    expect(await site.received('middle')).toEqual([]);
  });

  it('needs a contract of the type, and none that waits', async () => {
    expect((await site.refusalOf('middle', 'lower1', 100)).code).toBe('contract_no_right');
    await site.signed('topper', 'middle', 400);
    expect((await site.refusalOf('middle', 'lower1', 100, 'dailySalary')).code).toBe('contract_no_right');
    await site.offer('middle', 'lower1', 400);
    expect((await site.refusalOf('middle', 'lower1', 300)).code).toBe('contract_pending');
    await site.offer('topper', 'middle', 300);
    await site.answer('lower1', 'reject');
    expect((await site.refusalOf('middle', 'lower1', 200)).code).toBe('contract_no_right');
    expect((await site.as('middle').call('agent.contracts', {})).offerable.dividend).toBeNull();
  });

  it('is withdrawn by the upline, not by the downline', async () => {
    await site.offer('topper', 'middle', 400);
    const { id: contractId } = await site.pending('middle');
    const end = { contractId, action: 'terminate' as const };
    expect((await site.as('middle').refusal('agent.dividend', end)).code).toBe('contract_not_open');
    await site.as('topper').call('agent.dividend', end);
    const accept = { contractId, action: 'accept' as const };
    expect((await site.as('middle').refusal('agent.dividend', accept)).code).toBe('contract_not_open');
  });

  it('is one of at most twenty a day to the same agent, so that none hides among many', async () => {
    for (let n = 0; n < 20; n++) {
      await site.offer('topper', 'middle', 100 + n);
      await site.answer('middle', 'reject');
    }
    expect((await site.refusalOf('topper', 'middle', 50)).code).toBe('contract_offers_limit');
    await site.offer('topper', 'aside1', 50);
  });

  it('takes period and carry-over of the line', async () => {
    await site.top('dividend', [{ validBet: 0n, loss: 0n, activeMembers: 0, rate: 900, lossRate: null }], {
      period: 'monthly',
    });
    await site.offer('topper', 'middle', 400);
    expect(await site.pending('middle')).toMatchObject({ period: 'monthly' });
  });
});

describe('lower terms', () => {
  it('list the contracts they will end, and end exactly these with all below them', async () => {
    await line();
    await site.offer('topper', 'middle', 250);
    const { id: contractId } = await site.pending('middle');
    const effect = await site.as('middle').call('agent.contractEffect', { contractId, action: 'accept' });
    expect(effect).toMatchObject({
      total: 2,
      ends: [
        { account: 'lower1', type: 'dividend', isOffer: false },
        { account: 'last11', type: 'dividend', isOffer: false },
      ],
    });
    await site.answer('middle');
    expect(await site.rates()).toEqual({ middle: 250, aside1: 350 });
  });

  it('leave equal ones, and make offers above them void', async () => {
    await line();
    await site.offer('middle', 'lower1', 400);
    await site.signed('topper', 'middle', 300);
    expect(await site.rates()).toEqual({ middle: 300, lower1: 300, last11: 300, aside1: 350 });
    expect(
      (await site.received('lower1')).map(({ tiers, state, endedBy }) => [tiers[0]?.rate, state, endedBy]),
    ).toEqual([
      [400, 'terminated', 'upline'],
      [300, 'valid', null],
    ]);
  });

  it('of the brand reach the whole line', async () => {
    await line();
    await site.top('dividend', [{ validBet: 0n, loss: 0n, activeMembers: 0, rate: 360, lossRate: null }]);
    expect(await site.rates()).toEqual({ aside1: 350 });
    await site.top('dividend', null);
    expect(await site.rates()).toEqual({});
    expect((await site.refusalOf('topper', 'middle', 1)).code).toBe('contract_no_right');
  });
});

describe('a termination', () => {
  it('by either side ends everything below', async () => {
    await line();
    const own = await site.open('middle');
    const end = { contractId: own.id, action: 'terminate' as const };
    const effect = await site.as('middle').call('agent.contractEffect', end);
    expect(effect.ends.map(({ account }) => account)).toEqual(['lower1', 'last11']);
    await site.as('middle').call('agent.dividend', end);
    expect(await site.rates()).toEqual({ aside1: 350 });
    expect((await site.as('middle').refusal('agent.dividend', end)).code).toBe('contract_not_open');
    expect((await site.as('topper').refusal('agent.dividend', end)).code).toBe('contract_not_open');
    const { id: contractId } = await site.open('aside1');
    await site.as('topper').call('agent.dividend', { contractId, action: 'terminate' });
    expect(await site.rates()).toEqual({});
  });

  it('of the contract with the brand is requested by the agent too', async () => {
    await line();
    const { id: contractId } = await site.open('topper');
    await site.as('topper').call('agent.dividend', { contractId, action: 'terminate' });
    expect(await site.rates()).toEqual({});
  });
});

describe('the facts of the session', () => {
  it('name a type of contract from its acceptance on, for good, and never that of a neighbour', async () => {
    await site.pool.query("update member set facts = '{}'");
    const factsOf = async (account: string) => (await site.as(account).call('member.info', {})).facts;
    await site.offer('topper', 'middle', 400);
    expect(await factsOf('middle')).not.toContain('contract.dividend');
    await site.answer('middle');
    expect(await factsOf('middle')).toContain('contract.dividend');
    expect((await factsOf('loner1')).filter((fact) => fact.startsWith('contract.'))).toEqual([]);
    const { id: contractId } = await site.open('middle');
    await site.as('middle').call('agent.dividend', { contractId, action: 'terminate' });
    expect(await factsOf('middle')).toContain('contract.dividend');
  });
});

describe('access', () => {
  it('refuses decisions about another’s contract, or by another type’s call', async () => {
    await site.offer('topper', 'middle', 400);
    const accept = { contractId: (await site.pending('middle')).id, action: 'accept' as const };
    for (const stranger of ['aside1', 'lower1', 'loner1']) {
      expect((await site.as(stranger).refusal('agent.dividend', accept)).code, stranger).toBe('not_found');
      expect((await site.as(stranger).refusal('agent.contractEffect', accept)).code, stranger).toBe('not_found');
    }
    expect((await site.as('topper').refusal('agent.dividend', accept)).code).toBe('contract_not_open');
    expect((await site.as('middle').refusal('agent.dailySalary', accept)).code).toBe('not_found');
    for (const call of ['agent.contracts', 'agent.givenContracts', 'agent.contractFacts'] as const)
      expect((await site.as('pupil1').refusal(call, {})).code).toBe('forbidden');
    expect((await site.browser().refusal('agent.dividend', accept)).code).toBe('not_logged_in');
  });

  it('lists given contracts by the page, with filters, to their giver alone', async () => {
    await line();
    await site.offer('topper', 'middle', 250);
    const given = (request: object = {}) => site.as('topper').call('agent.givenContracts', request);
    expect((await given()).content.map(({ account, version }) => [account, version])).toEqual([
      ['middle', 2],
      ['aside1', 1],
      ['middle', 1],
    ]);
    expect((await given({ account: 'MID' })).totalElements).toBe(2);
    expect((await given({ state: 'requested' })).content.map(({ tiers }) => tiers)).toEqual([[row(250)]]);
    expect((await given({ type: 'dailySalary' })).totalElements).toBe(0);
    expect((await given({ sort: 'account', pageSize: 1, pageNo: 2 })).content.map(({ account }) => account)).toEqual([
      'middle',
    ]);
    expect((await site.as('aside1').call('agent.givenContracts', {})).totalElements).toBe(0);
  });

  it('answers the consolidated question', async () => {
    await site.offer('topper', 'middle', 400);
    await site.signed('topper', 'middle', 5, 'realTimeSalary');
    const nothing = { requested: false, inForce: false };
    expect(await site.as('middle').call('agent.contractFacts', {})).toEqual({
      divtypereq: { requested: true, inForce: false },
      dailysalreqtype: nothing,
      contracthoursalreq: nothing,
      realtimesalreqtype: { requested: false, inForce: true },
      acquisitionreqtype: nothing,
    });
    await site.countFromYesterday();
    expect((await site.as('topper').call('agent.contractFacts', {})).divtypereq).toEqual({
      requested: false,
      inForce: true,
    });
  });
});
