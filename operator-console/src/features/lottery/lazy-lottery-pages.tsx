import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ErrorState, Skeleton } from '@marquee/ui';
import { lazy, Suspense } from 'react';

const LotteryPages = lazy(() =>
  import(/* webpackChunkName: "lottery" */ './lottery-pages').catch(() => ({ default: NotLoaded })),
);

export function LazyLotteryPages() {
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      <LotteryPages />
    </Suspense>
  );
}

function NotLoaded() {
  const t = useMessages('console');
  return (
    <ErrorState
      title={t('failure.title')}
      reason={t('errors.network_abnormal')}
      retryLabel={t('failure.retry')}
      onRetry={() => location.reload()}
    />
  );
}
