import { useCall } from '@marquee/kit';
import { useMemo } from 'react';
import { useCurrentBoot } from '../../lib/boot';
import { leadsSomewhere, type PageRoute } from '../routing/page-route';
import { type CategoryEntry, categoryEntries } from './menu-model';

const STALE_MS = 5 * 60_000;

/** The navigation of the site. */
export type SiteMenu = readonly CategoryEntry[];

/** The navigation of the brand: the categories at once, their vendors once loaded. */
export function useMenu(routes: readonly PageRoute[]): SiteMenu {
  const { categories } = useCurrentBoot();
  const { data } = useCall('games.menus', {}, { staleMs: STALE_MS });
  return useMemo(
    () => categoryEntries(categories, data?.categories ?? null, (to) => leadsSomewhere(routes, to)),
    [categories, data, routes],
  );
}
