import type { GameType } from '@marquee/contract/constants';
import { useCall, useFormat, useMessages } from '@marquee/kit';
import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './type-tabs.module.css';

/** Types whose page is a list of games, in the order of the menu. */
export const LIST_TYPES = ['rng', 'live', 'fish', 'pvp', 'bgs'] as const satisfies readonly GameType[];

const STALE_MS = 5 * 60_000;

/** The categories with their numbers of games. The search text is kept when the category changes. */
export const TypeTabs = memo(function TypeTabs({ search }: { readonly search: string }) {
  const t = useMessages('games');
  const { number } = useFormat();
  const types = useCall('games.types', {}, { staleMs: STALE_MS });
  const countOf = (type: GameType) =>
    types.data?.find(({ gameType }) => gameType === type)?.vendors.reduce((sum, { gameCount }) => sum + gameCount, 0);
  const visibleTypes = LIST_TYPES.filter((type) => types.data === undefined || countOf(type) !== undefined);
  return (
    <nav className={styles.tabs} aria-label={t('list.categories')}>
      {visibleTypes.map((type) => {
        const count = countOf(type);
        return (
          <NavLink key={type} to={{ pathname: `/${type}`, search }} className={styles.tab ?? ''}>
            {t(`type.${type}`)}
            <span className={styles.count}>{count === undefined ? ' ' : number(count)}</span>
          </NavLink>
        );
      })}
    </nav>
  );
});
