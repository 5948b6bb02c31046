import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ErrorState, Skeleton } from '@marquee/ui';
import { type ComponentType, lazy, Suspense } from 'react';

/** Pages of a topic in a chunk of their own. */
function lazyPages(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  const Pages = lazy(() => load().catch(() => ({ default: NotLoaded })));
  return function LazyPages() {
    return (
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        <Pages />
      </Suspense>
    );
  };
}

/** They bring the rules of the games. */
export const LazyLotteryPages = lazyPages(
  () => import(/* webpackChunkName: "lottery" */ '../features/lottery/lottery-pages'),
);
export const LazyBonusesPages = lazyPages(
  () => import(/* webpackChunkName: "bonuses" */ '../features/rewards/bonuses/bonuses.page'),
);
export const LazyMissionsPage = lazyPages(
  () => import(/* webpackChunkName: "missions" */ '../features/rewards/missions/missions.page'),
);
export const LazyPointsPages = lazyPages(
  () => import(/* webpackChunkName: "points" */ '../features/rewards/points/points.page'),
);
export const LazyPrizesPages = lazyPages(
  () => import(/* webpackChunkName: "prizes" */ '../features/rewards/prizes/prizes.page'),
);
export const LazyVipPages = lazyPages(() => import(/* webpackChunkName: "vip" */ '../features/rewards/vip/vip.page'));
export const LazyPlayFeedPage = lazyPages(
  () => import(/* webpackChunkName: "play-feed" */ '../features/platform/play-feed/play-feed.page'),
);
export const LazyPromotionPages = lazyPages(
  () => import(/* webpackChunkName: "promotions" */ '../features/rewards/promotions/promotions.page'),
);

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
