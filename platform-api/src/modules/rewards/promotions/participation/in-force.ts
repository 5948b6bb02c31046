import { dayOf } from '../../../../platform/brand-days';
import type { Queryable } from '../../../../platform/database';
import { periodStart, startOfDay } from '../periods';
import { type PromotionRow, readVersionAt } from '../promotion-repository';

/**
 * A promotion under the terms that take effect for who takes part now: those at the start of the running period for what is settled by
 * periods, otherwise those confirmed last.
 */
export async function inForce(
  db: Queryable,
  promotion: PromotionRow,
  offsetMinutes: number,
  now: Date,
): Promise<PromotionRow> {
  const { trigger } = promotion.terms.rules;
  if (!('period' in trigger)) return promotion;
  const start = periodStart(trigger.period, dayOf(now, offsetMinutes));
  return { ...promotion, ...(await readVersionAt(db, promotion, startOfDay(start, offsetMinutes))) };
}
