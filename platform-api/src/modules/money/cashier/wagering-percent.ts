import type { Queryable } from '../../../platform/database';
import { readWageringPercent } from './channel-repository';

/** The percent of a deposit that a brand's members have to wager before a withdrawal: the largest of its open channels. */
export const depositWageringPercent = (db: Queryable, brandId: number): Promise<number> =>
  readWageringPercent(db, brandId);
