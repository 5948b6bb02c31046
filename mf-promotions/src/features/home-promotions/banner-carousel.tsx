import { BANNER_CAROUSEL, VIDEO_BANNER_SLIDES } from '@marquee/contract/constants';
import type { Banner } from '@marquee/contract/entities/content';
import { useMessages } from '@marquee/kit';
import { SnapCarousel, type SnapControl } from '@marquee/ui';
import { useSlideShow } from '@marquee/ui/slide-show';
import { type CSSProperties, useState } from 'react';
import styles from './banner-carousel.module.css';
import { PromotionBanner } from './promotion-banner';

interface BannerCarouselProps {
  readonly banners: readonly Banner[];
  readonly playing: boolean;
}

const { autoplayMs, speedMs } = BANNER_CAROUSEL;
const DESKTOP = { '--banner-slides': VIDEO_BANNER_SLIDES } as CSSProperties;

export function BannerCarousel({ banners, playing }: BannerCarouselProps) {
  const t = useMessages('promotions');
  const [control, setControl] = useState<SnapControl | null>(null);
  useSlideShow(control, { intervalMs: autoplayMs + speedMs, playing: playing && banners.length > 1 });
  return (
    <div className={styles.carousel} style={DESKTOP}>
      <SnapCarousel ref={setControl} className={styles.track} label={t('banners.title')}>
        {banners.map((banner) => (
          <PromotionBanner key={banner.id} banner={banner} playing={playing} />
        ))}
      </SnapCarousel>
    </div>
  );
}
