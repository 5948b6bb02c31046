import type { GameType } from '@marquee/contract/constants';
import type { Vendor } from '@marquee/contract/entities/game';
import { useFailureTexts, useFormat, useLanguage, useMessages, usePageTitle } from '@marquee/kit';
import { ErrorState, VisuallyHidden } from '@marquee/ui';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useCardTools } from '../game-card/use-card-tools';
import { GameGrid } from '../game-grid/game-grid';
import { GameGridSkeleton } from '../game-grid/game-grid-skeleton';
import { useScrollMemory } from '../game-grid/scroll-memory';
import { FilterBar } from './filter-bar';
import styles from './game-list.module.css';
import { requestOf, writeFilters, NO_FILTERS } from './list-filters';
import { NoGames } from './no-games';
import { SearchField } from './search-field';
import { LIST_TYPES, TypeTabs } from './type-tabs';
import { useGamePages } from './use-game-pages';
import { useListFilters } from './use-list-filters';
import { VendorStrip } from './vendor-strip';

const NO_VENDORS: readonly Vendor[] = [];

/** All games of one type: search, filters that combine, and a grid over any number of games. */
export default function GameListPage() {
  const t = useMessages('games');
  const { number } = useFormat();
  const gameType = typeOf(useLocation().pathname);
  const [filters, change] = useListFilters();
  const { firstPage, total, gameAt, showRange, failure } = useGamePages(requestOf(filters, gameType, useLanguage()));
  const tools = useCardTools();
  const failureTexts = useFailureTexts();
  useScrollMemory(firstPage.data !== undefined);
  usePageTitle(t(`type.${gameType}`));
  const { data, error, isPlaceholderData, isFetching } = firstPage;
  const counts = data?.counts;

  return (
    <section className={styles.page}>
      <VisuallyHidden role="heading" aria-level={1}>
        {t(`type.${gameType}`)}
      </VisuallyHidden>
      <TypeTabs search={writeFilters({ ...NO_FILTERS, keyword: filters.keyword }).toString()} />
      <div className={styles.toolbar}>
        <SearchField
          value={filters.keyword}
          onValueChange={useCallback((keyword: string) => change({ keyword }), [change])}
          searching={isFetching && isPlaceholderData}
        />
        <FilterBar filters={filters} onChange={change} counts={counts} />
      </div>
      <VendorStrip
        vendors={counts?.vendors ?? NO_VENDORS}
        selected={filters.vendorCode}
        onSelect={useCallback((vendorCode: string | null) => change({ vendorCode }), [change])}
      />
      <p className={styles.summary} role="status">
        {data && !isPlaceholderData ? t('list.found', { count: total, shown: number(total) }) : ' '}
      </p>
      {failure && <ErrorState compact {...failureTexts(failure.error)} onRetry={failure.retry} />}
      {data && total > 0 && (
        <GameGrid
          label={t('list.games')}
          total={total}
          gameAt={gameAt}
          startButton={gameType !== 'rng'}
          tools={tools}
          onVisible={showRange}
          stale={isPlaceholderData}
        />
      )}
      {data && total === 0 && !isPlaceholderData && <NoGames filters={filters} onClear={() => change(NO_FILTERS)} />}
      {!data && error && (
        <ErrorState {...failureTexts(error)} onRetry={() => void firstPage.refetch()} retrying={isFetching} />
      )}
      {!data && !error && <GameGridSkeleton startButton={gameType !== 'rng'} />}
    </section>
  );
}

function typeOf(pathname: string): GameType {
  return LIST_TYPES.find((type) => `/${type}` === pathname) ?? 'rng';
}
