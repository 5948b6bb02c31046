import { type ContractTier, misfitRow } from '@marquee/contract/agent-contract';
import { CENT } from '@marquee/contract/amount';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAcquisition, computeBill } from './compute-bill';
import { CASES } from './settlement-model.fixture';

interface NewMember {
  readonly deposit: bigint;
  readonly validBet: bigint;
}
const small = (most: number) => fc.integer({ min: 0, max: most });
const memberArbitrary: fc.Arbitrary<NewMember> = fc.record({
  deposit: small(6).map(BigInt),
  validBet: small(6).map(BigInt),
});
/** Tiers that rise as `tiersFault` asks, with small thresholds: each is met and missed. */
const tiersArbitrary = fc
  .array(
    fc.record({
      deposit: small(3),
      validBet: small(3),
      activeMembers: small(2),
      amount: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((steps) => {
    let [deposit, validBet, activeMembers, amount] = [0, 0, 0, 0];
    return steps.map((step): ContractTier => {
      deposit += step.deposit;
      validBet += step.validBet;
      activeMembers += step.activeMembers;
      amount += step.amount;
      return {
        validBet: BigInt(validBet),
        loss: 0n,
        activeMembers,
        rate: 0,
        lossRate: null,
        deposit: BigInt(deposit),
        amount: BigInt(amount) * CENT,
      };
    });
  });

const acquiredOf = (tiers: readonly ContractTier[], members: readonly NewMember[]): number[] =>
  tiers.map(
    (tier) =>
      members.filter(({ deposit, validBet }) => deposit >= (tier.deposit ?? 0n) && validBet >= tier.validBet).length,
  );
const grossOf = (tiers: readonly ContractTier[], members: readonly NewMember[]): bigint =>
  computeAcquisition(tiers, acquiredOf(tiers, members)).gross;

describe('what an acquisition contract gives', () => {
  const tier = (amount: bigint, activeMembers = 0): ContractTier => ({
    validBet: 0n,
    loss: 0n,
    activeMembers,
    rate: 0,
    lossRate: null,
    deposit: 0n,
    amount,
  });

  it('pays for each member by the highest tier that it reaches, of those with enough members', () => {
    expect(computeAcquisition([tier(10n * CENT), tier(12n * CENT)], [10, 1])).toEqual({
      tier: 2,
      members: 10,
      gross: 102n * CENT,
    });
    expect(computeAcquisition([tier(10n * CENT), tier(50n * CENT, 2)], [5, 1])).toEqual({
      tier: 1,
      members: 5,
      gross: 50n * CENT,
    });
    expect(computeAcquisition([tier(10n * CENT, 9), tier(50n * CENT, 9)], [9, 9])).toMatchObject({
      gross: 450n * CENT,
    });
    expect(computeAcquisition([tier(10n * CENT, 3)], [2])).toEqual({ tier: null, members: 2, gross: 0n });
    expect(computeAcquisition([tier(10n * CENT)], [0])).toEqual({ tier: null, members: 0, gross: 0n });
  });

  it('carries nothing over and has no rate', () => {
    const figures = { validBet: 0n, result: -5n, reductions: 0n, activeMembers: 0, play: [], acquired: [3] };
    expect(computeBill({ type: 'acquisition', carriesLoss: false, tiers: [tier(2n * CENT)] }, figures, 0n)).toEqual({
      tier: 1,
      rate: 0,
      gross: 6n * CENT,
      carriedOut: 0n,
    });
  });

  it('never falls with another member, nor when one does more', () => {
    fc.assert(
      fc.property(
        tiersArbitrary,
        fc.array(memberArbitrary, { maxLength: 6 }),
        memberArbitrary,
        (tiers, members, added) => {
          const before = grossOf(tiers, members);
          expect(grossOf(tiers, [...members, added]) >= before).toBe(true);
          const [first, ...others] = members;
          if (!first) return;
          const more = { deposit: first.deposit + added.deposit, validBet: first.validBet + added.validBet };
          expect(grossOf(tiers, [more, ...others]) >= before).toBe(true);
        },
      ),
      CASES,
    );
  });

  it('is never less for an upline whose tiers bound those of its downlines than for all of them together', () => {
    const lineArbitrary = fc.tuple(tiersArbitrary, fc.array(memberArbitrary, { maxLength: 4 }));
    fc.assert(
      fc.property(
        tiersArbitrary,
        fc.array(lineArbitrary, { maxLength: 4 }),
        fc.array(memberArbitrary, { maxLength: 3 }),
        (own, lines, beside) => {
          const owed = lines.map(([offered, members]) =>
            grossOf(
              offered.filter((tier) => misfitRow([tier], own) === null),
              members,
            ),
          );
          const all = [...lines.flatMap(([, members]) => members), ...beside];
          expect(grossOf(own, all) >= owed.reduce((sum, each) => sum + each, 0n)).toBe(true);
        },
      ),
      CASES,
    );
  });
});
