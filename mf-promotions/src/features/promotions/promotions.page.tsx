import type { PromotionCard as Promotion } from '@marquee/contract/calls/promotions';
import type { Announcement } from '@marquee/contract/entities/content';
import { useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { Link, useSearchParams } from 'react-router-dom';
import { AnnouncementCard } from './announcement-card';
import { AnnouncementDialog } from './announcement-dialog';
import { CardSkeleton } from './card-skeleton';
import { CodeForm } from '../promotion/code-form';
import { OwnFreeBetsSection } from './member-free-bets';
import { PromotionCard } from './promotion-card';
import { countsByType, typeIn, typeOf } from './promotion-types';
import styles from './promotions.module.css';
import { TypeFilter } from './type-filter';
import { usePromotions } from './use-promotions';

const SKELETONS = 6;

/** `/promotions`: the brand's promotions by type; filter and open announcement are kept in the address. */
export default function PromotionsPage() {
  const t = useMessages('promotions');
  usePageTitle(t('title'));
  const failureTexts = useFailureTexts();
  const { promotions, announcements, freeBets, isLoading, error, retry, isRetrying } = usePromotions();
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
  const type = typeIn(params);
  const total = promotions.length + announcements.length;
  const shown = type === null ? promotions : promotions.filter(({ types }) => types.includes(type));
  const shownAnnouncements =
    type === null ? announcements : announcements.filter((announcement) => typeOf(announcement) === type);
  const opened = announcements.find(({ id }) => String(id) === params.get('id')) ?? null;
  return (
    <section>
      <PageHeader title={t('title')} description={t('description')} actions={<CodeForm />} />
      <OwnFreeBetsSection read={freeBets} />
      <TypeFilter
        counts={isLoading ? undefined : countsByType(promotions, announcements)}
        total={total}
        selected={type}
        onSelect={(next) => set('type', next)}
      />
      {error && <ErrorState {...failureTexts(error)} onRetry={retry} retrying={isRetrying} />}
      {!isLoading && !error && shown.length + shownAnnouncements.length === 0 && (
        <NoPromotions onShowAll={total > 0 ? () => set('type', null) : undefined} />
      )}
      <Cards
        promotions={shown}
        announcements={shownAnnouncements}
        isLoading={isLoading}
        onOpen={(id) => set('id', id)}
      />
      <AnnouncementDialog
        announcement={opened}
        onClose={() => set('id', null)}
        footer={<Button onClick={() => set('id', null)}>{t('close')}</Button>}
      />
    </section>
  );
}

interface CardsProps {
  readonly promotions: readonly Promotion[];
  readonly announcements: readonly Announcement[];
  readonly isLoading: boolean;
  readonly onOpen: (announcementId: string) => void;
}

function Cards({ promotions, announcements, isLoading, onOpen }: CardsProps) {
  if (isLoading)
    return (
      <ul className={styles.list} aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </ul>
    );
  return (
    <ul className={styles.list}>
      {promotions.map((promotion) => (
        <PromotionCard key={promotion.promotionId} promotion={promotion} />
      ))}
      {announcements.map((announcement) => (
        <AnnouncementCard
          key={announcement.id}
          announcement={announcement}
          onOpen={() => onOpen(String(announcement.id))}
        />
      ))}
    </ul>
  );
}

/** @param onShowAll where other filters hold promotions */
function NoPromotions({ onShowAll }: { readonly onShowAll: (() => void) | undefined }) {
  const t = useMessages('promotions');
  return (
    <EmptyState
      icon={<Gift />}
      title={t(onShowAll ? 'promotion.noneOfType' : 'empty')}
      description={t('emptyHint')}
      action={
        onShowAll ? (
          <Button onClick={onShowAll}>{t('promotion.showAll')}</Button>
        ) : (
          <Link to="/" className={buttonClass()}>
            {t('toHome')}
          </Link>
        )
      }
    />
  );
}
