import type { Queryable } from '../../../platform/database';
import { byVersionAt, PERIOD_TRIGGERS, type PromotionRow } from './promotion-repository';

/** What is the same for every visitor of a brand. */
export interface BrandPromotion extends Omit<PromotionRow, 'brandId' | 'version'> {
  readonly priority: number;
  /** The one that the running period is settled by, else the current one. */
  readonly version: number;
}

/** Which promotions of which brand, at which time. */
export interface BrandQuery {
  readonly brandId: number;
  readonly now: Date;
  readonly offsetMinutes: number;
  /** The first business days of the running periods. */
  readonly starts: Readonly<Record<'daily' | 'weekly' | 'monthly' | 'yearly', string>>;
}

/** How long a promotion stays in the list after its end. */
export const SHOWN_AFTER_END_MS = 3 * 86_400_000;

/**
 * Stands for all that the published promotions of brand `$1` are: every change of one gives it another, so a list that was read under a
 * stamp holds as long as the database answers the same.
 */
export const STAMP = `(select count(*) || ':' || coalesce(bit_xor(hashtextextended(id::text || xmin::text, 0)), 0)
  from promotion where brand_id = $1 and state = 'published')`;

/** Promotions of a brand in its order: those in its list, or those of some ids, whatever became of them after they were published. */
export async function readBrandPromotions(
  db: Queryable,
  { brandId, now, offsetMinutes, starts: { daily, weekly, monthly, yearly } }: BrandQuery,
  ids: readonly string[] | null,
): Promise<readonly Omit<BrandPromotion, 'terms'>[]> {
  const { rows } = await db.query<Omit<BrandPromotion, 'terms'>>({
    name: 'promotions-of-brand',
    text: `select p.id, p.kind, p.state, p.cycle, p.starts_at as "startsAt", p.ends_at as "endsAt", p.budget, p.budget_count as "budgetCount",
             p.spent, p.rewarded, p.priority, coalesce(f.version, p.version) as version
           from promotion p
           cross join lateral (
             select case p.cycle when 'daily' then $3 when 'weekly' then $4 when 'monthly' then $5 when 'yearly' then $6 end as start
           ) r
           left join lateral (
             select version from promotion_version
             where promotion_id = p.id and state = 'confirmed' and p.trigger in ${PERIOD_TRIGGERS}
             order by ${byVersionAt(`(r.start::timestamp - make_interval(mins => $8)) at time zone 'UTC'`)} limit 1
           ) f on true
           where p.brand_id = $1 and p.version is not null
             and case when $7::uuid[] is not null then p.id = any($7)
                      else p.state = 'published' and (p.ends_at is null or p.ends_at > $2::timestamptz - $9 * interval '1 ms') end
           order by p.priority, p.starts_at desc, p.id`,
    values: [brandId, now, daily, weekly, monthly, yearly, ids, offsetMinutes, SHOWN_AFTER_END_MS],
  });
  return rows;
}
