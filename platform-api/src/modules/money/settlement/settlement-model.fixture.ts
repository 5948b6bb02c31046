import type { ContractTier } from '@marquee/contract/agent-contract';
import { CENT } from '@marquee/contract/amount';
import fc from 'fast-check';
import type { BillFigures, BillTerms } from './compute-bill';
import type { OpenBill } from './pay-down';

/** How many cases each property takes, which is about two seconds, and the cases themselves: the same in each run. */
export const CASES = { numRuns: 10_000, seed: 2_026 };

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(BigInt);
const signed = (most: number) => fc.integer({ min: -most, max: most }).map(BigInt);
/** Small thresholds beside small figures: every condition is met and missed. */
const tiers = fc
  .array(
    fc.record({
      validBet: amount(400_000),
      loss: amount(200_000),
      activeMembers: fc.integer({ min: 0, max: 3 }),
      rate: fc.integer({ min: 0, max: 4_000 }),
      lossRate: fc.integer({ min: 0, max: 900 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((steps) => {
    let sum = { validBet: 0n, loss: 0n, activeMembers: 0, rate: 1, lossRate: 0 };
    return steps.map((step): ContractTier => {
      sum = {
        validBet: sum.validBet + step.validBet,
        loss: sum.loss + step.loss,
        activeMembers: sum.activeMembers + step.activeMembers,
        rate: sum.rate + step.rate,
        lossRate: sum.lossRate + step.lossRate,
      };
      return sum;
    });
  });

export const termsArbitrary: fc.Arbitrary<BillTerms> = fc.record({
  type: fc.constantFrom('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'),
  carriesLoss: fc.boolean(),
  tiers,
});

export const figuresArbitrary: fc.Arbitrary<BillFigures> = fc.record({
  validBet: amount(2_000_000),
  result: signed(2_000_000),
  reductions: signed(300_000),
  activeMembers: fc.integer({ min: 0, max: 9 }),
  play: fc.constant([]),
});

/** A plain rule of three in fractions: what a contract gives, by the words of the design. */
export function modelGross({ type, carriesLoss, tiers: all }: BillTerms, figures: BillFigures, carriedIn: bigint) {
  let rate = 0;
  for (const tier of all) {
    const holds =
      figures.validBet >= tier.validBet &&
      !(type === 'dividend' && figures.result < tier.loss) &&
      figures.activeMembers >= tier.activeMembers;
    if (holds) rate = tier.rate;
  }
  const base = type === 'dividend' ? figures.result - figures.reductions + carriedIn : figures.validBet;
  const exact = (base > 0n ? base : 0n) * BigInt(rate);
  return {
    gross: (exact - (exact % (10_000n * CENT))) / 10_000n,
    carriedOut: carriesLoss && base < 0n ? base : 0n,
  };
}

/** A tree of agents, each below one who came before, with bills of several ages, and what everybody has. */
export const linesArbitrary = fc
  .array(
    fc.record({
      above: fc.nat(),
      due: amount(9),
      older: amount(4),
      owed: amount(3),
      isGuaranteed: fc.boolean(),
      float: amount(12),
      cash: amount(4),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((agents) => {
    const depths: number[] = [];
    const bills: OpenBill[] = [];
    for (const [index, agent] of agents.entries()) {
      const upline = index === 0 || agent.above % 5 === 0 ? null : agent.above % index;
      depths.push(upline === null ? 0 : (depths[upline] ?? 0) + 1);
      const bill = {
        payerId: upline === null ? null : BigInt(upline),
        payeeId: BigInt(index),
        depth: depths[index] ?? 0,
        owedToBrand: 0n,
        isGuaranteed: agent.isGuaranteed,
      };
      bills.push({ ...bill, id: BigInt(index), due: agent.older, owedToBrand: upline === null ? 0n : agent.owed });
      bills.push({ ...bill, id: BigInt(1_000 + index), due: agent.due });
    }
    const funds = new Map(agents.map(({ float, cash }, index) => [BigInt(index), { float, cash }]));
    // oldest first: those of a period before those of the next
    return { bills: bills.sort((a, b) => (a.id < b.id ? -1 : 1)), funds };
  });
