export type { SlidesControl } from './create-carousel';
export { Slides, type SlidesProps } from './slides';
export { useAutoplay } from './use-autoplay';
export { type SlideCarousel, useSlideShow } from './use-slide-show';
