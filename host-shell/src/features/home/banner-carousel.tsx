import type { BootBanner } from '@marquee/contract/boot';
import { BANNER_CAROUSEL } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit';
import { cx, IconButton } from '@marquee/ui';
import { Pause, Play } from '@marquee/ui/icons';
import { Slides, type SlidesControl, useAutoplay, useSlideShow } from '@marquee/ui/slide-show';
import { useState } from 'react';
import { BannerSlide } from './banner-slide';
import styles from './home.module.css';

const { autoplayMs, speedMs } = BANNER_CAROUSEL;

/** All home banners: every 5 s the next, for good when paused, and never by themselves with reduced motion. */
export function BannerCarousel({ banners }: { readonly banners: readonly BootBanner[] }) {
  const t = useMessages('shell');
  const [control, setControl] = useState<SlidesControl | null>(null);
  const [active, setActive] = useState(0);
  const [playing, toggle] = useAutoplay();
  useSlideShow(control, { intervalMs: autoplayMs + speedMs, playing: playing && banners.length > 1 });
  return (
    <section className={styles.carousel} aria-roledescription={t('carousel.role')} aria-label={t('carousel.label')}>
      <Slides
        ref={setControl}
        className={styles.slides}
        label={t('carousel.label')}
        speedMs={speedMs}
        isEndless
        isReady
        onSlide={setActive}
      >
        {banners.map((banner, index) => (
          <BannerSlide key={banner.url} banner={banner} isFirst={index === 0} />
        ))}
      </Slides>
      <div className={styles.controls}>
        {banners.map((banner, index) => (
          <button
            key={banner.url}
            type="button"
            className={cx(styles.dot, index === active && styles.dotActive)}
            aria-label={t('carousel.show', { number: index + 1 })}
            aria-current={index === active || undefined}
            onClick={() => control?.slideTo(index)}
          />
        ))}
        <IconButton
          className={styles.pause}
          size="sm"
          icon={playing ? <Pause /> : <Play />}
          label={t(playing ? 'carousel.pause' : 'carousel.play')}
          onClick={toggle}
        />
      </div>
    </section>
  );
}
