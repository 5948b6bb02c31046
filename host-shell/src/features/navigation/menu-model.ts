import type { GameCategory, Vendor } from '@marquee/contract/entities/game';

export interface CategoryEntry {
  readonly key: GameCategory['gameCategory'];
  readonly to: string;
  readonly vendors: readonly Vendor[];
}

/**
 * The navigation: Home first, then the categories that have vendors and a page of their own, Promotions last.
 * @param leadsSomewhere whether a page stands at an address for this brand
 */
export function categoryEntries(
  categories: readonly GameCategory[],
  leadsSomewhere: (to: string) => boolean,
): CategoryEntry[] {
  const games = categories.flatMap(({ gameCategory: key, gameType, vendors }): CategoryEntry[] =>
    gameType !== null && vendors.length > 0 ? [{ key, to: `/${gameType}`, vendors }] : [],
  );
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
