import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../cx';
import { createCarousel, type LoadedOnDemand, type SlidesControl } from './create-carousel';
import styles from './slides.module.css';

export interface SlidesProps {
  readonly ref?: Ref<SlidesControl>;
  /** Sets the width of a slide and the gap (`--slide-width`, `--slide-gap`) and, if need be, `--slide-easing`. */
  readonly className?: string | undefined;
  /** Names the slides and makes them a tab stop: for slides without a link or button of their own. */
  readonly label?: string | undefined;
  /** Each child becomes one slide. */
  readonly children: readonly ReactNode[];
  /** How long a movement takes, in milliseconds; with reduced motion there is none. */
  readonly speedMs: number;
  /** Goes on in a circle, where there are more slides than a view has; else from the last back to the first. */
  readonly isEndless?: boolean;
  /** Whether the page has painted, so that Swiper may be fetched. Who moves the slides before fetches it at once. */
  readonly isReady: boolean;
  /** Called with the index of the first visible slide when a movement starts. */
  readonly onSlide?: ((index: number) => void) | undefined;
}

/**
 * Slides that Swiper moves. Until it has come the browser scrolls and snaps them, in the same place. What is out of view is
 * `inert`; the focus goes to the slide that comes, when the focused one leaves.
 */
export function Slides(props: SlidesProps) {
  const { ref, className, label, children, speedMs, isEndless = false, isReady, onSlide } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const carouselRef = useRef<LoadedOnDemand>(null);
  const report = useEffectEvent((index: number) => onSlide?.(index));
  const count = children.length;
  // A circle has its slides in an order of its own: with other slides it starts anew.
  const circle = isEndless ? count : 0;
  useLayoutEffect(() => {
    const options = { speedMs, isEndless: circle > 1, onSlide: (index: number) => report(index) };
    const carousel = createCarousel(rootRef.current as HTMLElement, options);
    carouselRef.current = carousel;
    return carousel.destroy;
  }, [speedMs, circle]);
  useImperativeHandle(ref, () => controlOf(carouselRef, rootRef.current as HTMLElement), []);
  useLayoutEffect(() => carouselRef.current?.update(), [count]);
  useEffect(() => {
    if (isReady) carouselRef.current?.start();
  }, [isReady, speedMs, circle]);
  return (
    <div ref={rootRef} className={cx(styles.slides, className)}>
      <ul
        className={cx('swiper-wrapper', styles.track)}
        {...(label !== undefined && { 'aria-label': label, tabIndex: 0 })}
      >
        {children.map((child, index) => (
          <li key={index} className={cx('swiper-slide', styles.slide)}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One control for all carousels that follow each other in the same place. */
function controlOf(carousel: RefObject<LoadedOnDemand | null>, el: HTMLElement): SlidesControl {
  return {
    el,
    get destroyed() {
      return carousel.current?.destroyed !== false;
    },
    slideNext: () => carousel.current?.slideNext(),
    slidePrev: () => carousel.current?.slidePrev(),
    slideTo: (index) => carousel.current?.slideTo(index),
  };
}
