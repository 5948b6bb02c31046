import { BANNER_CAROUSEL, VIDEO_BANNER_SLIDES } from '@marquee/contract/constants';
import type { Banner } from '@marquee/contract/entities/content';
import { useIdle, useMessages } from '@marquee/kit';
import { Slides, type SlidesControl, useSlideShow } from '@marquee/ui/slide-show';
import type { CSSProperties } from 'react';
import styles from './banner-carousel.module.css';
import { PromotionBanner } from './promotion-banner';

interface BannerCarouselProps {
  readonly banners: readonly Banner[];
  readonly playing: boolean;
  readonly control: SlidesControl | null;
  readonly onControl: (control: SlidesControl | null) => void;
}

const { autoplayMs, speedMs } = BANNER_CAROUSEL;
const DESKTOP = { '--banner-slides': VIDEO_BANNER_SLIDES } as CSSProperties;

export function BannerCarousel({ banners, playing, control, onControl }: BannerCarouselProps) {
  const t = useMessages('promotions');
  const isIdle = useIdle();
  useSlideShow(control, { intervalMs: autoplayMs + speedMs, playing: playing && isIdle && banners.length > 1 });
  return (
    <div className={styles.carousel} style={DESKTOP}>
      <Slides
        ref={onControl}
        className={styles.slides}
        label={t('banners.title')}
        speedMs={speedMs}
        isEndless
        isReady={isIdle}
      >
        {banners.map((banner) => (
          <PromotionBanner key={banner.id} banner={banner} playing={playing} />
        ))}
      </Slides>
    </div>
  );
}
