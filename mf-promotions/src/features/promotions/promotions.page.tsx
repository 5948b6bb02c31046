import { useCall, useFailureTexts, useFormat, useLanguage, useMessages, usePageTitle, useSession } from '@marquee/kit';
import { Button, buttonClass, Chip, EmptyState, ErrorState } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { Link, useSearchParams } from 'react-router-dom';
import { OwnFreeBetsSection } from './member-free-bets';
import { PromotionCard, PromotionCardSkeleton } from './promotion-card';
import { PromotionDialog } from './promotion-dialog';
import { type PromotionType, typeOf, typesWithEntries } from './promotion-types';
import styles from './promotions.module.css';

const SKELETONS = 6;

/** `/promotions`: the current promotions by type; the open one is kept in the address. */
export default function PromotionsPage() {
  const t = useMessages('promotions');
  usePageTitle(t('title'));
  const failureTexts = useFailureTexts();
  const language = useLanguage();
  const promotions = useCall('content.announcements', { language, types: 'PR' });
  const { state } = useSession();
  // Reloaded at each visit: a free bet that was just played is no longer offered.
  const freeBets = useCall(
    'freeBets.own',
    { language },
    { enabled: state === 'member' || state === 'agent', staleMs: 0 },
  );
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
  const selectedType = [...types.keys()].find((type) => type === params.get('type')) ?? null;
  const visiblePromotions = selectedType ? all.filter((promotion) => typeOf(promotion) === selectedType) : all;
  const openPromotion = all.find(({ id }) => String(id) === params.get('id')) ?? null;
  const { data, error } = promotions;
  // Together, so that nothing is pushed down by what comes later.
  const isLoading = promotions.isPending || freeBets.isLoading;
  return (
    <section>
      <PageHeader title={t('title')} description={t('description')} />
      <OwnFreeBetsSection read={freeBets} />
      {!isLoading && types.size > 1 && (
        <TypeChips
          types={types}
          total={all.length}
          selectedType={selectedType}
          onChoose={(type) => set('type', type)}
        />
      )}
      {error && !data && (
        <ErrorState
          {...failureTexts(error)}
          onRetry={() => void promotions.refetch()}
          retrying={promotions.isFetching}
        />
      )}
      {data && all.length === 0 && <NoPromotions />}
      <ul className={styles.list} aria-busy={isLoading}>
        {isLoading && Array.from({ length: SKELETONS }, (_, index) => <PromotionCardSkeleton key={index} />)}
        {!isLoading &&
          visiblePromotions.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} onOpen={() => set('id', String(promotion.id))} />
          ))}
      </ul>
      <PromotionDialog
        promotion={openPromotion}
        onClose={() => set('id', null)}
        footer={<Button onClick={() => set('id', null)}>{t('close')}</Button>}
      />
    </section>
  );
}

interface TypeChipsProps {
  readonly types: ReturnType<typeof typesWithEntries>;
  readonly total: number;
  readonly selectedType: PromotionType | null;
  readonly onChoose: (type: PromotionType | null) => void;
}

function TypeChips({ types, total, selectedType, onChoose }: TypeChipsProps) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  return (
    <div className={styles.types} role="group" aria-label={t('types')}>
      <Chip selected={selectedType === null} count={number(total)} onClick={() => onChoose(null)}>
        {t('type.all')}
      </Chip>
      {[...types].map(([type, count]) => (
        <Chip key={type} selected={selectedType === type} count={number(count)} onClick={() => onChoose(type)}>
          {t(`type.${type}`)}
        </Chip>
      ))}
    </div>
  );
}

function NoPromotions() {
  const t = useMessages('promotions');
  return (
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
  );
}
