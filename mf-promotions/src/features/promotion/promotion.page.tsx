import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { useCall, useFailureTexts, useLanguage, useMessages, usePageTitle } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { Breadcrumbs, PageHeader } from '@marquee/ui/page';
import { Link, useParams } from 'react-router-dom';
import { PromotionPanel } from './promotion-panel';
import { PromotionPicture } from './promotion-picture';
import { PromotionTerms } from './promotion-terms';
import { Ranking } from './ranking';
import styles from './promotion.module.css';
import { useLiveProgress, useLivePromotions } from './use-live-promotions';
import { WorkedExample } from './worked-example';

/** `/promotions/:promotionId`: a promotion with its terms, the member's part in it, and what to do next. */
export default function PromotionPage() {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  const language = useLanguage();
  const { promotionId = '' } = useParams();
  const { data, error, refetch, isFetching } = useCall(
    'promotions.detail',
    { promotionId, language },
    { staleMs: 0, keepPrevious: true },
  );
  useLivePromotions();
  useLiveProgress();
  usePageTitle(data?.title ?? t('title'));
  if (error && !data)
    return (
      <section>
        <Way current={t('title')} />
        <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      </section>
    );
  return (
    <article aria-busy={!data}>
      <PageHeader
        above={<Way current={data?.title ?? ''} />}
        title={data ? <bdi>{data.title}</bdi> : <Skeleton width="16rem" />}
        description={data ? <bdi>{data.summary}</bdi> : <Skeleton width="24rem" />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {data ? (
            <PromotionPicture picture={data.picture} className={styles.picture} isFirst />
          ) : (
            <span className={styles.picture}>
              <Skeleton shape="block" height="100%" />
            </span>
          )}
          {data && isRanked(data) && <Ranking promotion={data} />}
          {data && <WorkedExample rules={data.rules} ownWageringPercent={data.ownWageringPercent} />}
          {data ? <PromotionTerms promotion={data} /> : <Skeleton shape="block" height="20rem" />}
        </div>
        {data ? <PromotionPanel promotion={data} /> : <Skeleton shape="block" height="16rem" />}
      </div>
    </article>
  );
}

/** A ranking that has begun. */
const isRanked = ({ rules, state }: PromotionDetail): boolean =>
  rules.trigger.kind === 'ranking' && state !== 'coming_soon' && state !== 'closed';

function Way({ current }: { readonly current: string }) {
  const t = useMessages('promotions');
  const all = <Link to="/promotions">{t('promotion.all')}</Link>;
  return (
    <Breadcrumbs label={t('promotion.all')} ancestors={[{ id: 'all', link: all }]} current={<bdi>{current}</bdi>} />
  );
}
