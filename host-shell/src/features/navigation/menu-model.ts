import type { BootCategory } from '@marquee/contract/boot';
import type { GameCategory, Vendor } from '@marquee/contract/entities/game';

export interface CategoryEntry {
  readonly key: GameCategory['gameCategory'];
  readonly to: string;
  /** null while they load. */
  readonly vendors: readonly Vendor[] | null;
}

/**
 * The navigation: Home first, then the categories that have vendors and a page of their own, Promotions last.
 * @param categories the categories with their vendors, null until they have come
 * @param leadsSomewhere whether a page stands at an address for this brand
 */
export function categoryEntries(
  expected: readonly BootCategory[],
  categories: readonly GameCategory[] | null,
  leadsSomewhere: (to: string) => boolean,
): CategoryEntry[] {
  const games = categories
    ? categories.flatMap(({ gameCategory: key, gameType, vendors }): CategoryEntry[] =>
        gameType !== null && vendors.length > 0 ? [{ key, to: `/${gameType}`, vendors }] : [],
      )
    : expected.map(({ gameCategory: key, gameType }): CategoryEntry => ({ key, to: `/${gameType}`, vendors: null }));
  const entries: CategoryEntry[] = [
    { key: 'HOME', to: '/', vendors: [] },
    ...games,
    { key: 'PROMO', to: '/promotions', vendors: [] },
  ];
  return entries.filter(({ to }) => leadsSomewhere(to));
}

/** Where a vendor of a category is shown. */
export function vendorAddress({ to }: CategoryEntry, { vassalage }: Pick<Vendor, 'vassalage'>): string {
  return `${to}?vassalage=${encodeURIComponent(vassalage)}`;
}
