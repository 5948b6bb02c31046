import { type FairDraw, playFairly } from '../fairness/fair-draw';

/** How the budget of a rain is split; amounts in ledger units. */
export interface EnvelopeSplit {
  readonly budget: bigint;
  readonly count: number;
  /** The least that an envelope holds. */
  readonly least: bigint;
  /** Every amount is a multiple of it, as are budget and least. */
  readonly step: bigint;
}

/** Why a budget cannot be split so; null: it can. */
export function splitFault({ budget, count, least, step }: EnvelopeSplit): 'not_in_steps' | 'budget_too_small' | null {
  if (budget % step !== 0n || least % step !== 0n) return 'not_in_steps';
  return budget < least * BigInt(count) ? 'budget_too_small' : null;
}

const LOT_MOST = 1_000;

/**
 * The amounts of all envelopes, in the order in which members take them: the least for each, and what is left of the budget
 * in proportion to lots of 1 to 1000. What rounding leaves goes to the first ones, a step each; the sum is the budget.
 */
function splitBy(draw: FairDraw, { budget, count, least, step }: EnvelopeSplit): bigint[] {
  const lots = Array.from({ length: count }, () => BigInt(draw(LOT_MOST) + 1));
  const total = lots.reduce((sum, lot) => sum + lot, 0n);
  const spareSteps = (budget - least * BigInt(count)) / step;
  const steps = lots.map((lot) => (spareSteps * lot) / total);
  let rest = Number(spareSteps - steps.reduce((sum, share) => sum + share, 0n));
  return steps.map((share) => least + (share + (rest-- > 0 ? 1n : 0n)) * step);
}

/** The envelopes of a rain by its seed, which is published when the rain is over. @param rainId the client seed */
export const splitEnvelopes = (serverSeed: string, rainId: string, split: EnvelopeSplit): Promise<bigint[]> =>
  playFairly({ serverSeed, clientSeed: rainId, nonce: 0 }, (draw) => splitBy(draw, split));
