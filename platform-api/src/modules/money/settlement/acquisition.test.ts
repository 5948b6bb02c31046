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

  it('is the amount of a tier for each of its members, of the tier that gives the most', () => {
    expect(computeAcquisition([tier(10n * CENT), tier(12n * CENT)], [10, 1])).toEqual({
      tier: 1,
      members: 10,
      gross: 100n * CENT,
    });
    expect(computeAcquisition([tier(10n * CENT), tier(50n * CENT)], [5, 1])).toMatchObject({ tier: 2, members: 1 });
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

  it('is never less for an upline whose tiers bound the downline’s than for the downline', () => {
    fc.assert(
      fc.property(
        tiersArbitrary,
        tiersArbitrary,
        fc.array(memberArbitrary, { maxLength: 6 }),
        fc.array(memberArbitrary, { maxLength: 4 }),
        (own, offered, below, beside) => {
          const given = offered.filter((tier) => misfitRow([tier], own) === null);
          expect(grossOf(own, [...below, ...beside]) >= grossOf(given, below)).toBe(true);
        },
      ),
      CASES,
    );
  });
});
