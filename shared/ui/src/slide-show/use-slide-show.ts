import { useEffect } from 'react';

/** The part of a carousel that a slide show needs: a `SlidesControl`, or a Swiper. */
export interface SlideCarousel {
  readonly el: HTMLElement;
  readonly destroyed?: boolean;
  slideNext(): unknown;
}

interface SlideShowOptions {
  /** From one movement to the next: the movement and the pause after it. */
  readonly intervalMs: number;
  readonly playing: boolean;
}

/**
 * Moves the slides on, but not while they are hovered, focused or out of view. A timer, not a
 * loop of frames: a page at rest must have nothing to draw.
 */
export function useSlideShow(carousel: SlideCarousel | null, { intervalMs, playing }: SlideShowOptions): void {
  useEffect(() => {
    // After an unmount the owner still holds the destroyed carousel, whose `el` is gone.
    if (!carousel || carousel.destroyed || !playing) return;
    let isInView = false;
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(carousel.el);
    const timer = setInterval(() => {
      if (isInView && !document.hidden && !carousel.destroyed && !isInUse(carousel.el)) carousel.slideNext();
    }, intervalMs);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [carousel, intervalMs, playing]);
}

/** Touch screens keep :hover after a touch, so it counts only where a pointer can leave. */
const isInUse = (element: HTMLElement): boolean =>
  element.matches(':focus-within') || (matchMedia('(hover: hover)').matches && element.matches(':hover'));
