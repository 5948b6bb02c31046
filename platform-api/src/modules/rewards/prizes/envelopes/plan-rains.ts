import { randomBytes, randomUUID } from 'node:crypto';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { splitEnvelopes } from '@marquee/contract/prizes/envelope-split';
import { envelopeSplitOf, type TermsOf } from '@marquee/contract/prizes/terms';
import { dayOf } from '../../../../platform/brand-days';
import type { NewRain } from './rain-repository';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** When rains of a schedule start within the next 24 hours. @param offsetMinutes of the brand's clock */
export function rainStarts(
  { times }: Pick<TermsOf<'envelope'>, 'times'>,
  now: Date,
  offsetMinutes: number,
): readonly Date[] {
  const days = [now, new Date(now.getTime() + DAY_MS)].map((at) => dayOf(at, offsetMinutes));
  return days
    .flatMap((day) => times.map((time) => Date.parse(`${day}T${time}:00Z`) - offsetMinutes * MINUTE_MS))
    .filter((start) => start > now.getTime() && start <= now.getTime() + DAY_MS)
    .sort((a, b) => a - b)
    .map((start) => new Date(start));
}

/** A rain with a seed of its own, and its budget split by it. */
export async function makeRain(
  { brandId, version }: Pick<NewRain, 'brandId' | 'version'>,
  terms: TermsOf<'envelope'>,
  startsAt: Date,
): Promise<NewRain> {
  const id = randomUUID();
  const seed = randomBytes(32).toString('hex');
  const split = envelopeSplitOf(terms);
  return {
    id,
    brandId,
    version,
    startsAt,
    seed,
    budget: split.budget,
    endsAt: new Date(startsAt.getTime() + terms.minutes * MINUTE_MS),
    seedHash: await sha256Hex(seed),
    amounts: await splitEnvelopes(seed, id, split),
  };
}
