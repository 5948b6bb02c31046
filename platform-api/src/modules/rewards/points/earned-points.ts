import { dayOf } from '../../../platform/brand-days';
import type { Fold } from '../../../platform/fold';
import { payPoints } from './earned-points-repository';
import { announcePoints, type PointsParts } from './points-context';

/** Valid bets by version of the rules and type of game. */
export const pointsFold: Fold = { name: 'points' };

/** Members paid in one transaction. */
const BATCH = 500;

/**
 * Pays the points of play, once a business day of each brand that has points. Any number of processes may do it at once.
 * @returns the number of members who were paid
 */
export function createPayEarnedPoints(parts: Pick<PointsParts, 'platform' | 'brands'>) {
  const { platform, brands } = parts;
  const { pool } = platform.database;
  return async (): Promise<number> => {
    const now = platform.clock.now();
    let paid = 0;
    for (const { id, offsetMinutes, config } of await brands.all()) {
      if (config.flags['POINTS'] !== true) continue;
      const day = dayOf(now, offsetMinutes);
      const payBatch = () => payPoints(pool, id, { day, at: now, limit: BATCH });
      for (let rows = await payBatch(); rows.length > 0; rows = await payBatch()) {
        for (const { memberId, balance } of rows) announcePoints(parts, memberId, balance);
        paid += rows.length;
      }
    }
    return paid;
  };
}
