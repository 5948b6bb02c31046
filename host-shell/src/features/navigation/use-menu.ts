import { useCall } from '@marquee/kit';
import { useMemo } from 'react';
import { leadsSomewhere, type PageRoute } from '../routing/page-route';
import { type CategoryEntry, categoryEntries } from './menu-model';

export interface SiteMenu {
  readonly entries: readonly CategoryEntry[];
  /** True until the categories are known; a failure leaves Home and Promotions. */
  readonly loading: boolean;
}

const STALE_MS = 5 * 60_000;

/** The site's navigation as it is for this brand now. */
export function useMenu(routes: readonly PageRoute[]): SiteMenu {
  const { data, isPending } = useCall('games.menus', {}, { staleMs: STALE_MS });
  return useMemo(
    () => ({
      entries: categoryEntries(data?.categories ?? [], (to) => leadsSomewhere(routes, to)),
      loading: isPending,
    }),
    [data, isPending, routes],
  );
}
