import { useEffect } from 'react';

/** The part of a carousel that a slide show moves, as Swiper has it. */
export interface Slides {
  readonly el: HTMLElement;
  readonly destroyed?: boolean;
  slideNext(): unknown;
}

interface SlideShowOptions {
  /** From one movement to the next, in milliseconds: the movement itself and the rest after it. */
  readonly everyMs: number;
  readonly playing: boolean;
}

/**
 * Moves the slides on, but not while somebody points at them or is among them, nor while nobody sees them. A timer, not a
 * loop of frames: a page at rest must have nothing to draw.
 */
export function useSlideShow(slides: Slides | null, { everyMs, playing }: SlideShowOptions): void {
  useEffect(() => {
    if (!slides || !playing) return;
    let seen = false;
    const observer = new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(slides.el);
    const timer = setInterval(() => {
      if (seen && !document.hidden && !slides.destroyed && !isHeld(slides.el)) slides.slideNext();
    }, everyMs);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [slides, everyMs, playing]);
}

/** Where there is no pointer to leave with, a touch would hold for ever. */
const isHeld = (element: HTMLElement): boolean =>
  element.matches(':focus-within') || (matchMedia('(hover: hover)').matches && element.matches(':hover'));
