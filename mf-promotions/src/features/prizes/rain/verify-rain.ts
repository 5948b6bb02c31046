import type { EnvelopeRain } from '@marquee/contract/calls/prizes';
import { formatAmount, parseAmount } from '@marquee/contract/amount';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { splitEnvelopes } from '@marquee/contract/prizes/envelope-split';

/** Splits the budget again: the seed fits the hash shown before, and the member's envelope holds its share. */
export async function isRainProven(rain: EnvelopeRain): Promise<boolean> {
  const { rainId, seed, seedHash, budget, least, step, count, own } = rain;
  if (seed === null || (await sha256Hex(seed)) !== seedHash) return false;
  const split = { budget: parseAmount(budget), least: parseAmount(least), step: parseAmount(step), count };
  const amounts = await splitEnvelopes(seed, rainId, split);
  if (own === null) return true;
  const amount = amounts[own.position - 1];
  return amount !== undefined && formatAmount(amount) === own.amount;
}
