import './swiper.css';
import { FOOTER_VENDORS } from '@marquee/contract/constants';
import type { Vendor } from '@marquee/contract/entities/game';
import { useMessages } from '@marquee/kit';
import { IconButton } from '@marquee/ui';
import { Pause, Play } from '@marquee/ui/icons';
import { useAutoplay, useSlideShow } from '@marquee/ui/slide-show';
import { useState } from 'react';
import type { Swiper as SwiperControl } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import styles from './site-footer.module.css';
import { VendorLogo } from './vendor-logo';

/** Enough copies that the loop has no gap at the specified ten slides. */
const COPIES = 3;

/** The vendors in an endless slider, paused by its button, by reduced motion and on hover. */
export function VendorSlider({ vendors }: { readonly vendors: readonly Vendor[] }) {
  const t = useMessages('shell');
  const [control, setControl] = useState<SwiperControl | null>(null);
  const [running, toggle] = useAutoplay();
  const slides = Array.from({ length: COPIES }, (_, copy) =>
    vendors.map((vendor) => ({ vendor, key: `${vendor.vassalage}-${copy}`, copy })),
  ).flat();
  const { slides: perView, gapPx, speedMs } = FOOTER_VENDORS;
  useSlideShow(control, { intervalMs: speedMs, playing: running });
  return (
    <div className={styles.vendorRun}>
      <Swiper
        className={styles.vendorSlider ?? ''}
        loop
        speed={speedMs}
        spaceBetween={gapPx}
        slidesPerView={3}
        breakpoints={{ 640: { slidesPerView: 5 }, 1024: { slidesPerView: 8 }, 1280: { slidesPerView: perView } }}
        onSwiper={setControl}
      >
        {slides.map(({ vendor, key, copy }) => (
          <SwiperSlide key={key} aria-hidden={copy > 0 || undefined}>
            <VendorLogo vendor={vendor} />
          </SwiperSlide>
        ))}
      </Swiper>
      <IconButton
        size="sm"
        icon={running ? <Pause /> : <Play />}
        label={t(running ? 'footer.vendorsPause' : 'footer.vendorsPlay')}
        onClick={toggle}
      />
    </div>
  );
}
