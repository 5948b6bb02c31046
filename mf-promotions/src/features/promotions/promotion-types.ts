import type { Announcement } from '@marquee/contract/entities/content';

/** Filter types of the promotions page, in the order of the specification (section 2); `all` comes first. */
export const PROMOTION_TYPES = [
  'sports',
  'live',
  'slots',
  'card',
  'fish',
  'lotto',
  'rebate',
  'points',
  'ranking',
  'deposit',
  'app',
  'newbie',
  'other',
] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

/** The type of a promotion; a missing or unknown one is `other`. */
export function typeOf({ promotionType }: Pick<Announcement, 'promotionType'>): PromotionType {
  return PROMOTION_TYPES.find((type) => type === promotionType) ?? 'other';
}

/** The filters worth showing: types that have entries, with how many. */
export function typesWithEntries(promotions: readonly Announcement[]): ReadonlyMap<PromotionType, number> {
  const counts = PROMOTION_TYPES.map(
    (type) => [type, promotions.filter((promotion) => typeOf(promotion) === type).length] as const,
  );
  return new Map(counts.filter(([, count]) => count > 0));
}
