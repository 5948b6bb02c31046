import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { cx } from '../cx';
import styles from './snap-track.module.css';

/**
 * What moves a carousel; indexes count from 0 in reading order.
 * @deprecated Use `SlidesControl` of `@marquee/ui/slide-show`.
 */
export interface SnapControl {
  readonly el: HTMLElement;
  /** The next slide; the first after the last. */
  slideNext(): void;
  /** The slide before; the last before the first. */
  slidePrev(): void;
  slideTo(index: number): void;
}

/** @deprecated Use `SlidesProps` of `@marquee/ui/slide-show`. */
export interface SnapCarouselProps {
  readonly ref?: Ref<SnapControl>;
  /** Sets the width of a slide and the gap: `--snap-item`, `--snap-gap`. */
  readonly className?: string | undefined;
  /** Names the track and makes it a tab stop: for slides without a link or button of their own. */
  readonly label?: string | undefined;
  /** Each child becomes one slide. */
  readonly children: readonly ReactNode[];
  /** Called with the index of the first visible slide when the track has come to rest. */
  readonly onSlide?: ((index: number) => void) | undefined;
}

/** Rounding of a scroll position. */
const TOLERANCE_PX = 4;

/** Slides that the browser scrolls and snaps; nothing is measured before somebody moves them. */
export function SnapTrack({ ref, className, label, children, onSlide }: SnapCarouselProps) {
  const trackRef = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => controlOf(trackRef.current as HTMLUListElement), []);
  const report = useEffectEvent((index: number) => onSlide?.(index));
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const reportIndex = () => report(indexOf(track));
    track.addEventListener('scrollend', reportIndex);
    return () => track.removeEventListener('scrollend', reportIndex);
  }, []);
  return (
    <ul
      ref={trackRef}
      className={cx(styles.track, className)}
      {...(label !== undefined && { 'aria-label': label, tabIndex: 0 })}
    >
      {children.map((child, index) => (
        <li key={index} className={styles.item}>
          {child}
        </li>
      ))}
    </ul>
  );
}

function controlOf(track: HTMLElement): SnapControl {
  const slideTo = (index: number) => {
    const direction = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollTo({ left: direction * index * stepOf(track), behavior: isCalm ? 'instant' : 'smooth' });
  };
  const isAtEnd = () => Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - TOLERANCE_PX;
  return {
    el: track,
    slideTo,
    slideNext: () => slideTo(isAtEnd() ? 0 : indexOf(track) + 1),
    slidePrev: () => slideTo(indexOf(track) === 0 ? track.children.length - 1 : indexOf(track) - 1),
  };
}

/** Scroll positions are negative from right to left. */
function indexOf(track: HTMLElement): number {
  return Math.round(Math.abs(track.scrollLeft) / stepOf(track));
}

/** From the start of one slide to that of the next, in pixels. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.querySelectorAll<HTMLElement>(':scope > li');
  return (first && second && Math.abs(second.offsetLeft - first.offsetLeft)) || track.clientWidth || 1;
}
