import type { GameType } from '@marquee/contract/constants';
import type { Vendor } from '@marquee/contract/entities/game';
import { useFailureTexts, useFormat, useLanguage, useMessages, usePageTitle } from '@marquee/kit';
import { ErrorState, VisuallyHidden } from '@marquee/ui';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { GameGridSkeleton } from '../game-grid/game-grid-skeleton';
import { useScrollRestoration } from '../game-grid/use-scroll-restoration';
import { FilterBar } from './filter-bar';
import styles from './game-list.module.css';
import { requestOf, writeFilters, NO_FILTERS } from './list-filters';
import { FoundElsewhere } from './found-elsewhere';
import { ListedGames } from './listed-games';
import { NoGames } from './no-games';
import { SearchField } from './search-field';
import { LIST_TYPES, TypeTabs } from './type-tabs';
import { useFirstPage } from './use-game-pages';
import { useListFilters } from './use-list-filters';
import { VendorStrip } from './vendor-strip';

const NO_VENDORS: readonly Vendor[] = [];

/** All games of one type: search, filters that combine, and a grid over any number of games. */
export default function GameListPage() {
  const t = useMessages('games');
  const { number } = useFormat();
  const gameType = typeOf(useLocation().pathname);
  const [filters, change] = useListFilters();
  const request = requestOf(filters, gameType, useLanguage());
  const firstPage = useFirstPage(request);
  const failureTexts = useFailureTexts();
  useScrollRestoration(firstPage.data !== undefined);
  usePageTitle(t(`type.${gameType}`));
  const { data, error, isPlaceholderData, isFetching } = firstPage;
  const counts = data?.counts;
  const total = data?.totalElements ?? 0;

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
        <FilterBar filters={filters} onChange={change} counts={counts} isLoading={!data && !error} />
      </div>
      <VendorStrip
        vendors={counts?.vendors ?? NO_VENDORS}
        selected={filters.vendorCode}
        onSelect={useCallback((vendorCode: string | null) => change({ vendorCode }), [change])}
      />
      <p className={styles.summary} role="status">
        {data && !isPlaceholderData ? t('list.found', { count: total, total: number(total) }) : ' '}
      </p>
      {data && total > 0 && (
        <ListedGames request={request} firstPage={data} startButton={gameType !== 'rng'} stale={isPlaceholderData} />
      )}
      {data && total === 0 && !isPlaceholderData && (
        <>
          <NoGames filters={filters} onClear={() => change(NO_FILTERS)} />
          <FoundElsewhere keyword={filters.keyword} gameType={gameType} />
        </>
      )}
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
