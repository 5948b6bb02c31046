import type { CarouselOptions, RunningCarousel } from './run-swiper';
import type { SlideCarousel } from './use-slide-show';

/** What moves a carousel; indexes count from 0 in reading order. */
export interface SlidesControl extends SlideCarousel {
  /** The next slide; the first after the last. */
  slideNext(): void;
  /** The slide before; the last before the first. */
  slidePrev(): void;
  slideTo(index: number): void;
}

/** A carousel whose library comes when it is needed. */
export interface LoadedOnDemand extends SlidesControl {
  /** Hands the slides over to Swiper. */
  start(): void;
  update(): void;
  readonly destroy: () => void;
}

/**
 * @param el the box around the track of slides
 * @returns their control, which fetches Swiper at its start or at the first step
 */
export function createCarousel(el: HTMLElement, options: CarouselOptions): LoadedOnDemand {
  let isDestroyed = false;
  let running: RunningCarousel | null = null;
  let loading: Promise<void> | null = null;
  const load = async () => {
    const { runSwiper } = await import(/* webpackChunkName: "swiper" */ './run-swiper');
    if (!isDestroyed) running = runSwiper(el, options);
  };
  const start = (): Promise<void> => {
    // Without Swiper the browser goes on scrolling the slides; the next step tries again.
    loading ??= load().catch(() => {
      loading = null;
    });
    return loading;
  };
  const step = (move: (carousel: RunningCarousel) => void) => {
    if (running) move(running);
    else void start().then(() => running && move(running));
  };
  return {
    el,
    get destroyed() {
      return isDestroyed;
    },
    slideNext: () => step((carousel) => carousel.slideNext()),
    slidePrev: () => step((carousel) => carousel.slidePrev()),
    slideTo: (index) => step((carousel) => carousel.slideTo(index)),
    start: () => void start(),
    update: () => running?.update(),
    destroy: () => {
      isDestroyed = true;
      running?.destroy();
      running = null;
    },
  };
}
