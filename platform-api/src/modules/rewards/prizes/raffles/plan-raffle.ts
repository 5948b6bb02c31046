import { randomBytes, randomUUID } from 'node:crypto';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import type { TermsOf } from '@marquee/contract/prizes/terms';
import { type Beacon, beaconRoundOf } from '../../../../platform/beacon';
import { dayOf } from '../../../../platform/brand-days';
import type { NewRaffle } from './raffle-repository';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** The next draw after a moment. @param offsetMinutes of the brand's clock */
export function nextDrawAt({ weekday, time }: TermsOf<'raffle'>, now: Date, offsetMinutes: number): Date {
  const today = dayOf(now, offsetMinutes);
  const atTime = Date.parse(`${today}T${time}:00Z`) - offsetMinutes * MINUTE_MS;
  const daysAhead = (weekday - new Date(today).getUTCDay() + WEEK_DAYS) % WEEK_DAYS;
  const next = atTime + daysAhead * DAY_MS;
  return new Date(next > now.getTime() ? next : next + WEEK_DAYS * DAY_MS);
}

/** A raffle that opens now, with a seed of its own; its beacon is in the future. */
export async function makeRaffle(
  { brandId, version, drawsAt }: Pick<NewRaffle, 'brandId' | 'version' | 'drawsAt'>,
  { most, perMember }: TermsOf<'raffle'>,
  { chain }: Beacon,
  now: Date,
): Promise<NewRaffle> {
  const seed = randomBytes(32).toString('hex');
  return {
    id: randomUUID(),
    brandId,
    version,
    opensAt: now,
    drawsAt,
    most,
    perMember,
    seed,
    seedHash: await sha256Hex(seed),
    beaconChain: chain,
    beaconRound: beaconRoundOf(drawsAt),
  };
}
