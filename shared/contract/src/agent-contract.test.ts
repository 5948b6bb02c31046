import { describe, expect, it } from 'vitest';
import {
  type AgentContractType,
  type ContractTerms,
  type ContractTier,
  HIGHEST_CONTRACT_RATES,
  misfitRow,
  MOST_CONTRACT_TIERS,
  readTier,
  rowAboveBound,
  SALARY_CONTRACT_TYPES,
  salaryLeft,
  salaryRate,
  STANDARD_SALARY_BOUND,
  termsFit,
  tiersFault,
  writeTier,
} from './agent-contract';
import { returnRangeOf } from './fairness/returns';
import { IN_HOUSE_CODES } from './in-house';
import { seededRandom } from './seeded-random';

const tier = (changes: Partial<ContractTier> = {}): ContractTier => ({
  validBet: 0n,
  loss: 0n,
  activeMembers: 0,
  rate: 100,
  lossRate: null,
  ...changes,
});
const faultOf = (tiers: readonly ContractTier[], type: AgentContractType = 'dividend') => tiersFault(type, tiers);

describe('the tiers of a contract', () => {
  it('rise in thresholds and rate', () => {
    expect(faultOf([tier(), tier({ validBet: 5n, rate: 101 })])).toBeNull();
    expect(faultOf([tier({ loss: 1n }), tier({ loss: 1n, activeMembers: 3, rate: 101 })])).toBeNull();
    expect(faultOf([tier(), tier({ rate: 101 })])).toEqual({ row: 2, fault: 'rising' });
    expect(faultOf([tier(), tier({ validBet: 5n })])).toEqual({ row: 2, fault: 'rising' });
    expect(faultOf([tier({ loss: 2n }), tier({ validBet: 5n, loss: 1n, rate: 101 })])).toEqual({
      row: 2,
      fault: 'rising',
    });
    expect(faultOf([tier(), tier({ validBet: 5n, rate: 200 }), tier({ validBet: 6n, rate: 150 })])?.row).toBe(3);
  });

  it('have the fields of their type alone', () => {
    expect(faultOf([tier({ loss: 1n })], 'dailySalary')?.fault).toBe('field');
    expect(faultOf([tier({ activeMembers: 1 })], 'hourlySalary')?.fault).toBe('field');
    expect(faultOf([tier({ lossRate: 5 })])?.fault).toBe('field');
    expect(faultOf([tier()], 'realTimeSalary')?.fault).toBe('field');
    expect(faultOf([tier({ lossRate: 5 })], 'realTimeSalary')).toBeNull();
    expect(faultOf([tier({ validBet: -1n })])?.fault).toBe('field');
  });

  it('pay something, within the highest rate', () => {
    expect(faultOf([tier({ rate: 0 })])?.fault).toBe('rate');
    expect(faultOf([tier({ rate: -1 })])?.fault).toBe('rate');
    expect(faultOf([tier({ rate: 1.5 })])?.fault).toBe('rate');
    expect(faultOf([tier({ rate: 0, lossRate: 1 })], 'realTimeSalary')).toBeNull();
    expect(faultOf([tier({ rate: 0, lossRate: 0 })], 'realTimeSalary')?.fault).toBe('rate');
    for (const [type, most] of Object.entries(HIGHEST_CONTRACT_RATES) as [AgentContractType, number][]) {
      if (type === 'acquisition') continue;
      const lossRate = type === 'realTimeSalary' ? 0 : null;
      expect(faultOf([tier({ rate: most, lossRate })], type)).toBeNull();
      expect(faultOf([tier({ rate: most + 1, lossRate })], type)?.fault).toBe('rate');
    }
  });

  it('pay an amount and no rate for acquisitions, which rises with what is asked of members or with their number', () => {
    const acquired = (changes: Partial<ContractTier> = {}) => tier({ rate: 0, deposit: 5n, amount: 10n, ...changes });
    const faultHere = (...tiers: ContractTier[]) => faultOf(tiers, 'acquisition')?.fault ?? null;
    expect(faultHere(acquired())).toBeNull();
    expect(faultHere(acquired(), acquired({ deposit: 6n, amount: 11n }))).toBeNull();
    expect(faultHere(acquired(), acquired({ activeMembers: 1, amount: 11n }))).toBeNull();
    expect(faultHere(acquired(), acquired({ deposit: 6n }))).toBe('rising');
    expect(faultHere(acquired(), acquired({ amount: 11n }))).toBe('rising');
    expect(faultHere(acquired(), acquired({ deposit: 4n, validBet: 1n, amount: 11n }))).toBe('rising');
    expect(faultHere(acquired({ amount: 0n }))).toBe('rate');
    expect(faultHere(acquired({ amount: undefined }))).toBe('rate');
    for (const foreign of [{ rate: 1 }, { loss: 1n }, { lossRate: 0 }, { deposit: -1n }])
      expect(faultHere(acquired(foreign))).toBe('field');
    expect(faultOf([tier({ amount: 1n })])?.fault).toBe('field');
    expect(faultOf([tier({ deposit: 1n })], 'dailySalary')?.fault).toBe('field');
  });

  it('are at least one, and not more than the most', () => {
    const rising = (count: number) =>
      Array.from({ length: count }, (_, n) => tier({ validBet: BigInt(n), rate: n + 1 }));
    expect(faultOf([])?.fault).toBe('count');
    expect(faultOf(rising(MOST_CONTRACT_TIERS))).toBeNull();
    expect(faultOf(rising(MOST_CONTRACT_TIERS + 1))?.fault).toBe('count');
  });

  it('are read and written as amounts', () => {
    const wire = { validBet: '1250.50', loss: '0.00', activeMembers: 3, rate: 250, lossRate: null };
    expect(writeTier(readTier(wire))).toEqual(wire);
    expect(readTier(wire).validBet).toBe(125_050_000n);
    const acquired = { ...wire, rate: 0, deposit: '50.00', amount: '0.50' };
    expect(writeTier(readTier(acquired))).toEqual(acquired);
    expect(readTier(acquired).amount).toBe(50_000n);
  });
});

describe('a downline’s contract', () => {
  const own = [tier({ validBet: 100n, rate: 100 }), tier({ validBet: 200n, activeMembers: 5, rate: 300 })];

  it('fits where some tier of the upline is not harder and pays not less', () => {
    expect(misfitRow(own, own)).toBeNull();
    expect(misfitRow([tier({ validBet: 150n, rate: 100 })], own)).toBeNull();
    expect(misfitRow([tier({ validBet: 250n, activeMembers: 9, rate: 299 })], own)).toBeNull();
  });

  it('does not fit with an easier threshold or a higher rate, row by row', () => {
    expect(misfitRow([tier({ validBet: 99n, rate: 1 })], own)).toBe(1);
    expect(misfitRow([tier({ validBet: 100n, rate: 101 })], own)).toBe(1);
    expect(
      misfitRow([tier({ validBet: 100n, rate: 50 }), tier({ validBet: 900n, activeMembers: 4, rate: 101 })], own),
    ).toBe(2);
    expect(misfitRow([tier({ validBet: 200n, activeMembers: 5, rate: 301 })], own)).toBe(1);
  });

  it('compares both rates of real-time salaries', () => {
    const upline = [tier({ rate: 10, lossRate: 20 })];
    expect(misfitRow([tier({ rate: 10, lossRate: 20 })], upline)).toBeNull();
    expect(misfitRow([tier({ rate: 5, lossRate: 21 })], upline)).toBe(1);
    expect(misfitRow([tier({ rate: 11, lossRate: 0 })], upline)).toBe(1);
  });

  it('neither asks less of a new member nor pays more for one', () => {
    const upline = [tier({ rate: 0, deposit: 50n, activeMembers: 2, amount: 10n })];
    const fits = (changes: Partial<ContractTier>) => misfitRow([{ ...upline[0]!, ...changes }], upline) === null;
    expect(fits({})).toBe(true);
    expect(fits({ deposit: 60n, activeMembers: 3, validBet: 1n, amount: 9n })).toBe(true);
    for (const easier of [{ deposit: 49n }, { activeMembers: 1 }, { amount: 11n }]) expect(fits(easier)).toBe(false);
  });

  it('has the period and the carry-over of the line', () => {
    const terms: ContractTerms = { period: 'weekly', carriesLoss: false, tiers: own };
    expect(termsFit(terms, terms)).toBe(true);
    expect(termsFit({ ...terms, period: 'monthly' }, terms)).toBe(false);
    expect(termsFit({ ...terms, carriesLoss: true }, terms)).toBe(false);
  });
});

describe('what salaries pay of stakes', () => {
  it('is the highest rate, of real-time salaries with the rate on losses, and nothing of other types', () => {
    const tiers = [tier({ rate: 20 }), tier({ rate: 40 })];
    expect(salaryRate('dailySalary', tiers)).toBe(40);
    expect(salaryRate('realTimeSalary', [tier({ rate: 10, lossRate: 30 })])).toBe(40);
    expect([salaryRate('dividend', tiers), salaryRate('acquisition', tiers)]).toEqual([0, 0]);
  });

  it('has what the other salaries of the agent leave, not less than nothing, and not what it replaces', () => {
    const open = [
      { type: 'dailySalary' as const, tiers: [tier({ rate: 40 })] },
      { type: 'realTimeSalary' as const, tiers: [tier({ rate: 10, lossRate: 20 })] },
      { type: 'dividend' as const, tiers: [tier({ rate: 5_000 })] },
    ];
    expect(salaryLeft('hourlySalary', open, 100)).toBe(30);
    expect(salaryLeft('dailySalary', open, 100)).toBe(70);
    expect(salaryLeft('hourlySalary', open, 50)).toBe(0);
  });

  it('is refused from the first row above that on', () => {
    const tiers = [tier({ rate: 20 }), tier({ rate: 31 }), tier({ rate: 32 })];
    expect(rowAboveBound('hourlySalary', tiers, 32)).toBeNull();
    expect(rowAboveBound('hourlySalary', tiers, 30)).toBe(2);
    expect(rowAboveBound('realTimeSalary', [tier({ rate: 16, lossRate: 16 })], 31)).toBe(1);
    expect(rowAboveBound('dividend', tiers, 0)).toBeNull();
  });

  it('stays by standard within the lowest edge of our own games', () => {
    const edges = IN_HOUSE_CODES.map((game) => 1 - returnRangeOf(game)[1]);
    expect(STANDARD_SALARY_BOUND).toBeLessThanOrEqual(Math.min(...edges) * 10_000 + 1e-6);
  });

  it('is never more below than above, through lines of any depth', () => {
    const random = seededRandom('salaries of lines');
    const randomTier = (type: AgentContractType) =>
      tier({
        validBet: BigInt(random.int(0, 3)),
        rate: random.int(0, 100),
        lossRate: type === 'realTimeSalary' ? random.int(0, 100) : null,
      });
    let fitting = 0;
    for (let round = 0; round < 20_000; round++) {
      const type = SALARY_CONTRACT_TYPES[random.int(0, 2)] ?? 'dailySalary';
      const some = () => Array.from({ length: random.int(1, 3) }, () => randomTier(type));
      const [below, above] = [some(), some()];
      if (misfitRow(below, above) !== null) continue;
      fitting += 1;
      expect(salaryRate(type, below)).toBeLessThanOrEqual(salaryRate(type, above));
    }
    expect(fitting).toBeGreaterThan(1_000);
  });
});
