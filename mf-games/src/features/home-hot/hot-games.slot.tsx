import { HOT_CAROUSEL } from '@marquee/contract/constants';
import { useCall, useFailureTexts, useIdle, useLanguage, useMessages } from '@marquee/kit';
import { ErrorState, IconButton, SectionHeader } from '@marquee/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from '@marquee/ui/icons';
import { useAutoplay, useSlideShow } from '@marquee/ui/slide-show';
import { useState } from 'react';
import { useCardTools } from '../game-card/use-card-tools';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import { HotCarousel, type HotControl } from './hot-carousel';
import styles from './hot-games.module.css';

const STALE_MS = 5 * 60_000;
const { slides, arrowsAbove, autoplayMs, speedMs } = HOT_CAROUSEL;

/** Slot `home.hot-games`: the most played games in a carousel that plays automatically and can be paused. */
export default function HotGamesSlot() {
  const t = useMessages('games');
  const hot = useCall('games.hot', { language: useLanguage() }, { staleMs: STALE_MS });
  const tools = useCardTools();
  const failureTexts = useFailureTexts();
  const [control, setControl] = useState<HotControl | null>(null);
  const [playing, toggle] = useAutoplay();
  const games = hot.data ?? [];
  const isIdle = useIdle();
  useSlideShow(control, { intervalMs: autoplayMs + speedMs, playing: playing && isIdle && games.length > arrowsAbove });
  if (hot.data?.length === 0) return null;

  const arrows = games.length > arrowsAbove && (
    <>
      <IconButton
        variant="solid"
        size="sm"
        icon={playing ? <Pause /> : <Play />}
        label={t(playing ? 'carousel.pause' : 'carousel.play')}
        onClick={toggle}
      />
      <IconButton
        variant="solid"
        size="sm"
        icon={<ChevronLeft className={styles.arrow} />}
        label={t('carousel.previous')}
        onClick={() => control?.slidePrev()}
      />
      <IconButton
        variant="solid"
        size="sm"
        icon={<ChevronRight className={styles.arrow} />}
        label={t('carousel.next')}
        onClick={() => control?.slideNext()}
      />
    </>
  );
  return (
    <section className={styles.section} aria-label={t('hot.title')}>
      <SectionHeader title={t('hot.title')} actions={arrows || undefined} />
      {hot.error && !hot.data && <ErrorState compact {...failureTexts(hot.error)} onRetry={() => void hot.refetch()} />}
      {!hot.data && !hot.error && <HotSkeleton />}
      {hot.data && <HotCarousel ref={setControl} games={games} tools={tools} isReady={isIdle} />}
    </section>
  );
}

function HotSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: slides }, (_, index) => (
        <GameCardSkeleton key={index} wide startButton />
      ))}
    </div>
  );
}
