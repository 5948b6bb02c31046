import { useEffect } from 'react';

/** The part of a carousel that a slide show moves, as Swiper has it. */
export interface SlideCarousel {
  readonly el: HTMLElement;
  readonly destroyed?: boolean;
  slideNext(): unknown;
}

interface SlideShowOptions {
  /** From one movement to the next, in milliseconds: the movement itself and the rest after it. */
  readonly intervalMs: number;
  readonly playing: boolean;
}

/**
 * Moves the slides on, but not while somebody points at them or is among them, nor while nobody sees them. A timer, not a
 * loop of frames: a page at rest must have nothing to draw.
 */
export function useSlideShow(carousel: SlideCarousel | null, { intervalMs, playing }: SlideShowOptions): void {
  useEffect(() => {
    if (!carousel || !playing) return;
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

/** Where there is no pointer to leave with, a touch would hold for ever. */
const isInUse = (element: HTMLElement): boolean =>
  element.matches(':focus-within') || (matchMedia('(hover: hover)').matches && element.matches(':hover'));
