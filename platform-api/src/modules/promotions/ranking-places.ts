import type pg from 'pg';
import { z } from 'zod';
import { dayOf } from '../../platform/brand-days';
import { createExpiringCache } from '../../platform/expiring-cache';
import type { Platform } from '../../platform/platform';
import { inForce } from './in-force';
import { periodEnd, periodStart } from './periods';
import { readPromotion } from './promotion-repository';
import { rankedOf, readJoined } from './settle-periods';

/** A ranking is read again after so long, however many ask for their places. */
const LIFE_MS = 10_000;
const MOST_RANKINGS = 200;

const rankingSchema = z.strictObject({ promotionId: z.uuid(), brandId: z.int(), offsetMinutes: z.int() });
type Ranking = Readonly<z.infer<typeof rankingSchema>>;

/** Places in the running periods of rankings, of the play up to ten seconds ago. @returns null: the member has none */
export function createRankingPlaces({ database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>) {
  const rankings = createExpiringCache<ReadonlyMap<bigint, number> | null>({
    read: (key) => readPlaces(pool, rankingSchema.parse(JSON.parse(key)), clock.now()),
    life: () => LIFE_MS,
    maxEntries: MOST_RANKINGS,
    now: () => clock.now().getTime(),
  });
  return async ({ promotionId, brandId, offsetMinutes }: Ranking, memberId: bigint): Promise<number | null> => {
    const places = await rankings.get(JSON.stringify({ promotionId, brandId, offsetMinutes }));
    return places?.get(memberId) ?? null;
  };
}

/** By the terms that the period will be settled by. */
async function readPlaces(
  pool: pg.Pool,
  { promotionId, brandId, offsetMinutes }: Ranking,
  now: Date,
): Promise<ReadonlyMap<bigint, number> | null> {
  const promotion = await readPromotion(pool, brandId, promotionId);
  const trigger = promotion?.terms.rules.trigger;
  if (!promotion || trigger?.kind !== 'ranking') return null;
  const start = periodStart(trigger.period, dayOf(now, offsetMinutes));
  const period = { start, end: periodEnd(trigger.period, start) };
  const current = await inForce(pool, promotion, offsetMinutes, now);
  const joined = current.terms.rules.enrolment === 'join' ? await readJoined(pool, promotionId, start) : null;
  const ranked = await rankedOf(pool, { id: brandId, offsetMinutes }, current, period, joined);
  return new Map(ranked.map(({ memberId }, index) => [memberId, index + 1]));
}
