import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { type ApiError, callApi, callKey, useLanguage, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { History } from '@marquee/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AccountGames } from './account-games';
import styles from './recent.module.css';

/** `/recent`: recently played games, newest first. */
export function Recent() {
  const t = useMessages('games');
  const language = useLanguage();
  const recent = useInfiniteQuery({
    queryKey: [...callKey('games.recent', { language }), 'all'],
    queryFn: ({ pageParam, signal }) =>
      callApi('games.recent', { language, pageNo: pageParam, pageSize: LIST_PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
  const more = recent.hasNextPage && (
    <div className={styles.more}>
      <Button loading={recent.isFetchingNextPage} onClick={() => void recent.fetchNextPage()}>
        {t('list.more')}
      </Button>
    </div>
  );
  return (
    <AccountGames
      texts={{
        title: t('recent.title'),
        description: t('recent.description'),
        empty: t('recent.empty'),
        emptyHint: t('recent.emptyHint'),
      }}
      icon={<History />}
      games={recent.data?.pages.flatMap(({ content }) => content)}
      error={recent.error as ApiError | null}
      onRetry={() => void recent.refetch()}
      more={more}
    />
  );
}
