import { BANNER_CAROUSEL, VIDEO_BANNER_SLIDES } from '@marquee/contract/constants';
import type { Banner } from '@marquee/contract/entities/content';
import { useSlideShow } from '@marquee/ui/slide-show';
import { useState } from 'react';
import type { Swiper as SwiperControl } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import styles from './banner-carousel.module.css';
import { PromotionBanner } from './promotion-banner';

interface BannerCarouselProps {
  readonly banners: readonly Banner[];
  readonly playing: boolean;
}

const GAP_PX = 20;
const { autoplayMs, speedMs } = BANNER_CAROUSEL;

/** By the carousel's own width: on a telephone one banner with the edge of the next. */
const BREAKPOINTS = {
  0: { slidesPerView: 1.08, spaceBetween: GAP_PX / 2 },
  640: { slidesPerView: VIDEO_BANNER_SLIDES, spaceBetween: GAP_PX },
};

export function BannerCarousel({ banners, playing }: BannerCarouselProps) {
  const [control, setControl] = useState<SwiperControl | null>(null);
  const rolls = banners.length > 1;
  useSlideShow(control, { intervalMs: autoplayMs + speedMs, playing: rolls && playing });
  return (
    <div className={styles.carousel}>
      <Swiper breakpoints={BREAKPOINTS} breakpointsBase="container" speed={speedMs} loop={rolls} onSwiper={setControl}>
        {banners.map((banner) => (
          <SwiperSlide key={banner.id}>
            <PromotionBanner banner={banner} playing={playing} />
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
