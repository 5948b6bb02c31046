import { seededRandom } from '@marquee/contract/seeded-random';
import { describe, expect, it } from 'vitest';
import { contractsThatEnd, type LineContract } from './cascade';

let nextId = 0n;
const gives = (
  uplineId: bigint,
  downlineId: bigint,
  rate: number,
  state: LineContract['state'] = 'active',
): LineContract => ({ id: ++nextId, uplineId, downlineId, rate, state });
const pairs = (contracts: readonly LineContract[]) =>
  contracts.map(({ uplineId, downlineId }) => `${uplineId}>${downlineId}`);

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
    expect(pairs(contractsThatEnd(LINE, 1n, 300))).toEqual(['1>2', '2>5', '5>6']);
  });

  it('leaves equal rates, and what is below them', () => {
    expect(contractsThatEnd(LINE, 1n, 400)).toEqual([]);
  });

  it('ends all below an agent who has no contract any more', () => {
    expect(pairs(contractsThatEnd(LINE, 1n, 0)).sort()).toEqual(pairs(LINE).sort());
  });

  it('starts at the agent and leaves other lines', () => {
    expect(pairs(contractsThatEnd(LINE, 2n, 0))).toEqual(['2>5', '5>6']);
  });

  it('ends offers above the rate and nothing below them, because an offer has no effect yet', () => {
    const line = [gives(1n, 2n, 400, 'offered'), gives(2n, 5n, 350)];
    expect(pairs(contractsThatEnd(line, 1n, 300))).toEqual(['1>2']);
  });

  it('terminates in a circular line', () => {
    expect(contractsThatEnd([gives(1n, 2n, 10), gives(2n, 1n, 10)], 1n, 0)).toHaveLength(2);
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
      const ended = new Set(contractsThatEnd(line, 1n, rate));
      const remainingContracts = line.filter((contract) => !ended.has(contract));
      const own = new Map([
        [1n, rate],
        ...remainingContracts.map((contract) => [contract.downlineId, contract.rate] as const),
      ]);
      for (const contract of remainingContracts)
        expect(contract.rate).toBeLessThanOrEqual(own.get(contract.uplineId) ?? 0);
    }
  });
});
