import type { ContractTerms, ContractTier } from '@marquee/contract/agent-contract';
import { seededRandom } from '@marquee/contract/seeded-random';
import { describe, expect, it } from 'vitest';
import { contractsThatEnd, type LineContract } from './cascade';

const NOW = new Date('2026-11-29T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const tier = (rate: number, validBet = 0n): ContractTier => ({
  validBet,
  loss: 0n,
  activeMembers: 0,
  rate,
  lossRate: null,
});
const termsOf = (...tiers: readonly ContractTier[]): ContractTerms => ({
  period: 'weekly',
  carriesLoss: false,
  tiers,
});

let nextId = 0n;
const gives = (
  uplineId: bigint,
  downlineId: bigint,
  rate: number,
  changes: Partial<LineContract> = {},
): LineContract => ({
  ...termsOf(tier(rate)),
  id: ++nextId,
  uplineId,
  downlineId,
  state: 'valid',
  endsAt: null,
  ...changes,
});
const pairs = (contracts: readonly LineContract[]) =>
  contracts.map(({ uplineId, downlineId }) => `${uplineId}>${downlineId}`);
const ending = (line: readonly LineContract[], agentId: bigint, rate: number | null) =>
  contractsThatEnd(line, agentId, rate === null ? null : termsOf(tier(rate)), later(1));

/** 1 gave to 2, 3 and 4; 2 gave to 5, 5 to 6; 3 gave to 7. */
const LINE = [
  gives(1n, 2n, 400),
  gives(1n, 3n, 300),
  gives(1n, 4n, 200),
  gives(2n, 5n, 350),
  gives(5n, 6n, 100),
  gives(3n, 7n, 50),
];

describe('the cascade of a changed contract', () => {
  it('ends direct downlines’ contracts above the new rate, and everything below those', () => {
    expect(pairs(ending(LINE, 1n, 300))).toEqual(['1>2', '2>5', '5>6']);
  });

  it('leaves equal rates, and what is below them', () => {
    expect(ending(LINE, 1n, 400)).toEqual([]);
  });

  it('ends all below an agent who has no contract any more', () => {
    expect(pairs(ending(LINE, 1n, null)).sort()).toEqual(pairs(LINE).sort());
  });

  it('starts at the agent and leaves other lines', () => {
    expect(pairs(ending(LINE, 2n, null))).toEqual(['2>5', '5>6']);
  });

  it('ends offers that do not fit and nothing below them, because an offer has no effect yet', () => {
    const line = [gives(1n, 2n, 400, { state: 'requested' }), gives(2n, 5n, 350)];
    expect(pairs(ending(line, 1n, 300))).toEqual(['1>2']);
  });

  it('compares thresholds, period and carry-over, not the rate alone', () => {
    const harder = termsOf(tier(900, 10n));
    expect(contractsThatEnd([gives(1n, 2n, 100)], 1n, harder, NOW)).toHaveLength(1);
    expect(contractsThatEnd([gives(1n, 2n, 100, { tiers: [tier(100, 10n)] })], 1n, harder, NOW)).toEqual([]);
    for (const other of [{ period: 'daily' as const }, { carriesLoss: true }])
      expect(contractsThatEnd([gives(1n, 2n, 100, other)], 1n, termsOf(tier(900)), NOW)).toHaveLength(1);
  });

  it('leaves what ends no later anyway, and moves up an end that comes after', () => {
    expect(ending([gives(1n, 2n, 100, { endsAt: later(1) })], 1n, null)).toEqual([]);
    expect(ending([gives(1n, 2n, 100, { endsAt: later(2) })], 1n, null)).toHaveLength(1);
  });

  it('terminates in a circular line', () => {
    expect(ending([gives(1n, 2n, 10), gives(2n, 1n, 10)], 1n, null)).toHaveLength(2);
  });

  it('handles a line of many thousands', () => {
    const deep = Array.from({ length: 2_000 }, (_, n) => gives(BigInt(n + 1), BigInt(n + 2), 10));
    const wide = Array.from({ length: 20_000 }, (_, n) => gives(2_001n, BigInt(n + 10_000), 10));
    expect(ending([...deep, ...wide], 1n, null)).toHaveLength(22_000);
  });

  it('leaves no rate above its upline’s, whatever the line', () => {
    const source = seededRandom('cascade');
    const random = (below: number) => source.int(0, below - 1);
    for (let round = 0; round < 200; round++) {
      const rates = new Map<bigint, number>([[1n, 1_000]]);
      const line = Array.from({ length: 12 }, (_, index) => {
        const downline = BigInt(index + 2);
        const upline = BigInt(random(index + 1) + 1);
        const rate = 1 + random(rates.get(upline) ?? 1);
        rates.set(downline, rate);
        return gives(upline, downline, rate);
      });
      const rate = random(1_000);
      const ended = new Set(ending(line, 1n, rate));
      const remaining = line.filter((contract) => !ended.has(contract));
      const rateOf = (contract: LineContract) => contract.tiers[0]?.rate ?? 0;
      const own = new Map([[1n, rate], ...remaining.map((each) => [each.downlineId, rateOf(each)] as const)]);
      for (const contract of remaining)
        expect(rateOf(contract)).toBeLessThanOrEqual(own.get(contract.uplineId ?? 0n) ?? 0);
    }
  });
});
