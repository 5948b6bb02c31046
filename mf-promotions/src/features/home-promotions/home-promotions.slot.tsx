import { useCall, useLanguage, useMessages, useSession, useShell } from '@marquee/kit';
import { Button, IconButton, SectionHeader, Skeleton } from '@marquee/ui';
import { CalendarDays, ChevronLeft, ChevronRight, Pause, Play } from '@marquee/ui/icons';
import type { SlidesControl } from '@marquee/ui/slide-show';
import { useState } from 'react';
import { BannerCarousel } from './banner-carousel';
import styles from './home-promotions.module.css';

const STALE_MS = 5 * 60_000;

/** Slot `home.promotions`: the promotion banners as short silent films. Renders nothing without banners. */
export default function HomePromotionsSlot() {
  const t = useMessages('promotions');
  const { data, isPending } = useCall(
    'content.banners',
    { language: useLanguage(), groupName: 'w_promotion' },
    { staleMs: STALE_MS },
  );
  const [playing, setPlaying] = useState(mayPlay);
  const [control, setControl] = useState<SlidesControl | null>(null);
  if (!isPending && (data ?? []).length === 0) return null;
  const actions = (
    <span className={styles.actions}>
      <CheckInButton />
      <IconButton
        variant="solid"
        size="sm"
        icon={playing ? <Pause /> : <Play />}
        label={t(playing ? 'banners.pause' : 'banners.play')}
        onClick={() => setPlaying(!playing)}
      />
      {data && data.length > 1 && <Arrows control={control} />}
    </span>
  );
  return (
    <section className={styles.section} aria-label={t('banners.title')}>
      <SectionHeader title={t('banners.title')} actions={data && actions} />
      {data ? (
        <BannerCarousel banners={data} playing={playing} control={control} onControl={setControl} />
      ) : (
        <BannersSkeleton />
      )}
    </section>
  );
}

function Arrows({ control }: { readonly control: SlidesControl | null }) {
  const t = useMessages('promotions');
  return (
    <>
      <IconButton
        variant="solid"
        size="sm"
        icon={<ChevronLeft className={styles.arrow} />}
        label={t('banners.previous')}
        onClick={() => control?.slidePrev()}
      />
      <IconButton
        variant="solid"
        size="sm"
        icon={<ChevronRight className={styles.arrow} />}
        label={t('banners.next')}
        onClick={() => control?.slideNext()}
      />
    </>
  );
}

/** Opens the check-in calendar, for members of a brand that has one. */
function CheckInButton() {
  const t = useMessages('promotions');
  const { openModal } = useShell();
  const isMember = useSession().state === 'member';
  const { data } = useCall('checkIn.calendar', {}, { enabled: isMember, staleMs: STALE_MS });
  if (!isMember || !data) return null;
  return (
    <Button
      size="sm"
      variant={data.isDone ? 'secondary' : 'primary'}
      icon={<CalendarDays aria-hidden="true" />}
      onClick={() => openModal('prize', { kind: 'check-in' })}
    >
      {t('banners.checkIn')}
    </Button>
  );
}

function BannersSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="block" height="100%" />
      <Skeleton shape="block" height="100%" />
    </div>
  );
}

/** A film is some 400 kB: on a slow or metered line it waits for its button. */
const MIN_MEGABITS = 1;

interface NetworkInformation {
  readonly saveData?: boolean;
  /** Megabits per second. */
  readonly downlink?: number;
}

function mayPlay(): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData !== true && (connection?.downlink ?? MIN_MEGABITS) >= MIN_MEGABITS;
}
