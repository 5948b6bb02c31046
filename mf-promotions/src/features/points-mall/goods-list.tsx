import type { PointGood } from '@marquee/contract/calls/points';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useFailureTexts, useMessages, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { GoodCard, GoodCardSkeleton } from './good-card';
import styles from './good-card.module.css';
import { RedeemDialog } from './redeem-dialog';

const SKELETONS = 6;

interface GoodsListProps {
  readonly isMember: boolean;
  /** Of the member; null while they load and for guests. */
  readonly points: number | null;
}

/** The goods of the brand, cheapest first. */
export function GoodsList({ isMember, points }: GoodsListProps) {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [pageNo, setPageNo] = useState(1);
  const [chosen, setChosen] = useState<PointGood | null>(null);
  const request = { pageNo, pageSize: LIST_PAGE_SIZE };
  const { data, error, isPending, isFetching, refetch } = useCall('points.rewards', request, {
    keepPrevious: true,
    staleMs: 0,
  });
  if (error && !data)
    return <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data?.totalElements === 0)
    return <EmptyState icon={<Gift />} title={t('points.none')} description={t('points.noneHint')} />;
  return (
    <>
      <ul className={styles.list} aria-busy={isPending}>
        {isPending && Array.from({ length: SKELETONS }, (_, index) => <GoodCardSkeleton key={index} />)}
        {data?.content.map((good) => (
          <GoodCard
            key={good.rewardId}
            good={good}
            points={points}
            isMember={isMember}
            onRedeem={() => setChosen(good)}
          />
        ))}
      </ul>
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={setPageNo} />}
      {chosen && points !== null && <RedeemDialog good={chosen} points={points} onClose={() => setChosen(null)} />}
    </>
  );
}
