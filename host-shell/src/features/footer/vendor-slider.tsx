import 'swiper/css';
import { FOOTER_VENDORS } from '@marquee/contract/constants';
import type { Vendor } from '@marquee/contract/entities/game';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import styles from './site-footer.module.css';
import { VendorLogo } from './vendor-strip';

/** Enough copies that the loop has no gap at the specified ten slides. */
const COPIES = 3;

/** The vendors in one steady, endless run; it stands with reduced motion and under the pointer. */
export function VendorSlider({ vendors }: { readonly vendors: readonly Vendor[] }) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slides = Array.from({ length: COPIES }, (_, copy) =>
    vendors.map((vendor) => ({ vendor, key: `${vendor.vassalage}-${copy}`, copy })),
  ).flat();
  const { slides: perView, gapPx, speedMs } = FOOTER_VENDORS;
  return (
    <Swiper
      className={styles.vendorSlider ?? ''}
      modules={[Autoplay]}
      loop
      speed={speedMs}
      spaceBetween={gapPx}
      slidesPerView={3}
      breakpoints={{ 640: { slidesPerView: 5 }, 1024: { slidesPerView: 8 }, 1280: { slidesPerView: perView } }}
      autoplay={calm ? false : { delay: 1, disableOnInteraction: false, pauseOnMouseEnter: true }}
    >
      {slides.map(({ vendor, key, copy }) => (
        <SwiperSlide key={key} aria-hidden={copy > 0 || undefined}>
          <VendorLogo vendor={vendor} />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
