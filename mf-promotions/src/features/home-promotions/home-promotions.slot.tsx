import { useCall, useLanguage, useMessages } from '@marquee/kit';
import { IconButton, SectionHeader, Skeleton } from '@marquee/ui';
import { Pause, Play } from '@marquee/ui/icons';
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
  if (!isPending && (data ?? []).length === 0) return null;
  const pause = (
    <IconButton
      variant="solid"
      size="sm"
      icon={playing ? <Pause /> : <Play />}
      label={t(playing ? 'banners.pause' : 'banners.play')}
      onClick={() => setPlaying(!playing)}
    />
  );
  return (
    <section className={styles.section} aria-label={t('banners.title')}>
      <SectionHeader title={t('banners.title')} actions={data && pause} />
      {data ? <BannerCarousel banners={data} playing={playing} /> : <BannersSkeleton />}
    </section>
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
