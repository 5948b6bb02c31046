import type { AgentContractType, ContractTier } from '@marquee/contract/agent-contract';
import { CENT } from '@marquee/contract/amount';

const BASIS_POINTS = 10_000n;

/** What a contract says about its bills. */
export interface BillTerms {
  readonly type: AgentContractType;
  /** Dividends alone: a negative base reduces that of the next period. */
  readonly carriesLoss: boolean;
  /** The lowest first. */
  readonly tiers: readonly ContractTier[];
}

/** What members won and lost with the bets that count by one tier, for real-time salaries. Ledger units, signed: a reversal takes back. */
export interface TierPlay {
  /** Of the contract's tiers, counted from 1. */
  readonly place: number;
  readonly won: bigint;
  readonly lost: bigint;
}

/** What a line did in a period, as it counts for a contract. Amounts in ledger units. */
export interface BillFigures {
  readonly validBet: bigint;
  /** Stakes less payouts. */
  readonly result: bigint;
  /** Rebates, promotions and fees that reduce the base of dividends. */
  readonly reductions: bigint;
  readonly activeMembers: number;
  /** For real-time salaries. */
  readonly play: readonly TierPlay[];
  /** For acquisitions: new members that reach what each tier asks of a member, by tier; absent elsewhere. */
  readonly acquired?: readonly number[];
}

/** What a contract gives for a period. */
export interface BillAmounts {
  /** Counted from 1; null where none is reached, and for real-time salaries, whose bets have tiers of their own. */
  readonly tier: number | null;
  readonly rate: number;
  /** Ledger units, in whole hundredths; negative alone where a real-time salary takes back more than it gives. */
  readonly gross: bigint;
  /** Ledger units, 0 or negative: the base that goes on to the next period. */
  readonly carriedOut: bigint;
}

/**
 * What a contract gives for the figures of a period: the highest tier whose conditions all hold, its rate of the base, rounded down to the
 * hundredth; the remainder stays with the payer.
 * @param carriedIn the negative base of the period before, in ledger units
 */
export function computeBill(terms: BillTerms, figures: BillFigures, carriedIn: bigint): BillAmounts {
  if (terms.type === 'acquisition') {
    const { tier, gross } = computeAcquisition(terms.tiers, figures.acquired ?? []);
    return { tier, rate: 0, gross, carriedOut: 0n };
  }
  if (terms.type === 'realTimeSalary')
    return { tier: null, rate: 0, gross: realTimeGross(terms, figures), carriedOut: 0n };
  const tier = tierReached(terms, figures);
  const rate = terms.tiers[tier - 1]?.rate ?? 0;
  const base = baseOf(terms, figures, carriedIn);
  return {
    tier: tier === 0 ? null : tier,
    rate,
    gross: base > 0n ? wholeCents(base * BigInt(rate), BASIS_POINTS) : 0n,
    carriedOut: terms.carriesLoss && base < 0n ? base : 0n,
  };
}

/** What an acquisition contract gives for new members. */
export interface AcquisitionAmounts {
  /** The highest one that pays for somebody, counted from 1; null: none does. */
  readonly tier: number | null;
  /** For whom is paid; where nobody is, those that reach what the lowest tier asks of each. */
  readonly members: number;
  readonly gross: bigint;
}

/**
 * Each member is paid for by the highest tier that it reaches, of those that have enough members. So another member, or one who did more, never
 * lowers what is paid; and an upline whose tiers bound those of its downlines gets no less for each member than it owes, however many they are.
 * @param acquired members that reach what each tier asks of a member, by tier: never more for a higher one
 */
export function computeAcquisition(tiers: readonly ContractTier[], acquired: readonly number[]): AcquisitionAmounts {
  let [tier, members, gross]: [number | null, number, bigint] = [null, 0, 0n];
  for (const [index, { activeMembers, amount = 0n }] of [...tiers.entries()].toReversed()) {
    const reached = acquired[index] ?? 0;
    if (reached === 0 || reached < activeMembers) continue;
    tier ??= index + 1;
    gross += BigInt(reached - members) * amount;
    members = reached;
  }
  return { tier, members: tier === null ? (acquired[0] ?? 0) : members, gross: wholeCents(gross, 1n) };
}

/** What a rate is of: the result of a line less what reduces it, or its valid bet; acquisitions have none. */
export function baseOf(terms: Pick<BillTerms, 'type'>, figures: BillFigures, carriedIn: bigint): bigint {
  if (terms.type === 'acquisition') return 0n;
  return terms.type === 'dividend' ? figures.result - figures.reductions + carriedIn : figures.validBet;
}

/** The highest tier whose conditions all hold, counted from 1; 0: none. A salary is due whether the line has won or lost. */
function tierReached({ type, tiers }: BillTerms, figures: BillFigures): number {
  const { validBet, result, activeMembers } = figures;
  return (
    tiers.findLastIndex(
      (tier) =>
        tier.validBet <= validBet &&
        (type !== 'dividend' || tier.loss <= result) &&
        tier.activeMembers <= activeMembers,
    ) + 1
  );
}

function realTimeGross({ tiers }: BillTerms, { play }: BillFigures): bigint {
  const sum = play.reduce((total, { place, won, lost }) => {
    const tier = tiers[place - 1];
    if (!tier) throw new RangeError(`no tier ${place}`);
    return total + won * BigInt(tier.rate) + lost * BigInt(tier.lossRate ?? 0);
  }, 0n);
  return wholeCents(sum, BASIS_POINTS);
}

/** Whole hundredths towards zero: what is taken back in full was counted in full. */
function wholeCents(amount: bigint, divisor: bigint): bigint {
  return (amount / (divisor * CENT)) * CENT;
}
