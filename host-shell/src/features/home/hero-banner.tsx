import { useIdle } from '@marquee/kit';
import { useLoaded } from '../../lib/use-loaded';
import { useCurrentBoot } from '../../lib/boot';
import { BannerSlide } from './banner-slide';
import styles from './home.module.css';

const loadCarousel = () => import(/* webpackChunkName: "banner-carousel" */ './banner-carousel');

/**
 * The first banner is the page's largest element: a plain image from the boot document. The carousel of all of them takes
 * its place once the page is idle.
 */
export function HeroBanner() {
  const { homeBanners } = useCurrentBoot();
  const idle = useIdle();
  const Carousel = useLoaded(loadCarousel, idle && homeBanners.length > 1)?.BannerCarousel;
  const [first] = homeBanners;
  if (!first) return null;
  return (
    <div className={styles.hero}>
      {Carousel ? <Carousel banners={homeBanners} /> : <BannerSlide banner={first} isFirst />}
    </div>
  );
}
