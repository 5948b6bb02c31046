import { useCall, useFailureTexts, useFormat, useLanguage, useMessages, usePageTitle } from '@marquee/kit';
import { Button, buttonClass, Chip, EmptyState, ErrorState } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { Link, useSearchParams } from 'react-router-dom';
import { PromotionCard, PromotionCardSkeleton } from './promotion-card';
import { PromotionDialog } from './promotion-dialog';
import { typeOf, typesWithEntries } from './promotion-types';
import styles from './promotions.module.css';

const SKELETONS = 6;

/** `/promotions`: what runs now, by type; an opened promotion stands in the address. */
export default function PromotionsPage() {
  const t = useMessages('promotions');
  const { number } = useFormat();
  usePageTitle(t('title'));
  const failureTexts = useFailureTexts();
  const promotions = useCall('content.announcements', { language: useLanguage(), types: 'PR' });
  const [params, setParams] = useSearchParams();
  const set = (name: 'type' | 'id', value: string | null) =>
    setParams(
      (current) => {
        if (value === null) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: name === 'type' },
    );
  const all = promotions.data?.promotion ?? [];
  const types = typesWithEntries(all);
  const chosen = [...types.keys()].find((type) => type === params.get('type')) ?? null;
  const shown = chosen ? all.filter((promotion) => typeOf(promotion) === chosen) : all;
  const opened = all.find(({ id }) => String(id) === params.get('id')) ?? null;
  const { data, error } = promotions;
  return (
    <section>
      <PageHeader title={t('title')} description={t('description')} />
      {types.size > 1 && (
        <div className={styles.types} role="group" aria-label={t('types')}>
          <Chip selected={chosen === null} count={number(all.length)} onClick={() => set('type', null)}>
            {t('type.all')}
          </Chip>
          {[...types].map(([type, count]) => (
            <Chip key={type} selected={chosen === type} count={number(count)} onClick={() => set('type', type)}>
              {t(`type.${type}`)}
            </Chip>
          ))}
        </div>
      )}
      {error && !data && (
        <ErrorState
          {...failureTexts(error)}
          onRetry={() => void promotions.refetch()}
          retrying={promotions.isFetching}
        />
      )}
      {data && all.length === 0 && (
        <EmptyState
          icon={<Gift />}
          title={t('empty')}
          description={t('emptyHint')}
          action={
            <Link to="/" className={buttonClass()}>
              {t('toHome')}
            </Link>
          }
        />
      )}
      <ul className={styles.list} aria-busy={promotions.isPending}>
        {promotions.isPending && Array.from({ length: SKELETONS }, (_, index) => <PromotionCardSkeleton key={index} />)}
        {shown.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} onOpen={() => set('id', String(promotion.id))} />
        ))}
      </ul>
      <PromotionDialog
        promotion={opened}
        onClose={() => set('id', null)}
        footer={<Button onClick={() => set('id', null)}>{t('close')}</Button>}
      />
    </section>
  );
}
