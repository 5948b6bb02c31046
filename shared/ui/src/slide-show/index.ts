export { useAutoplay } from './use-autoplay';
export { type SlideCarousel, useSlideShow } from './use-slide-show';
