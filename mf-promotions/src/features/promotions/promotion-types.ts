import type { PromotionCard } from '@marquee/contract/calls/promotions';
import type { Announcement } from '@marquee/contract/entities/content';
import { PROMOTION_TYPES, type PromotionType } from '@marquee/contract/promotions/kinds';

/** The type of an announced promotion; a missing or unknown one is `other`. */
export function typeOf({ promotionType }: Pick<Announcement, 'promotionType'>): PromotionType {
  return PROMOTION_TYPES.find((type) => type === promotionType) ?? 'other';
}

/** The filter that an address names; null: all. */
export const typeIn = (params: URLSearchParams): PromotionType | null =>
  PROMOTION_TYPES.find((type) => type === params.get('type')) ?? null;

/** How many promotions each filter holds; one may stand under several. */
export function countsByType(
  promotions: readonly Pick<PromotionCard, 'types'>[],
  announcements: readonly Pick<Announcement, 'promotionType'>[],
): ReadonlyMap<PromotionType, number> {
  const types = [...promotions.flatMap((promotion) => promotion.types), ...announcements.map(typeOf)];
  return new Map(PROMOTION_TYPES.map((type) => [type, types.filter((candidate) => candidate === type).length]));
}
