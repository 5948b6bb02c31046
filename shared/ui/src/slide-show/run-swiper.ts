import { Swiper } from 'swiper';
import { Mousewheel } from 'swiper/modules';

export interface CarouselOptions {
  readonly speedMs: number;
  readonly isEndless: boolean;
  readonly onSlide: (index: number) => void;
}

/** Slides in the hands of Swiper. */
export interface RunningCarousel {
  slideNext(): void;
  slidePrev(): void;
  slideTo(index: number): void;
  /** To be called when slides have come or gone. */
  update(): void;
  /** Leaves the slides as they were before. */
  destroy(): void;
}

/** Rounding of widths, as a share of a slide. */
const TOLERANCE = 0.01;

const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]';

/**
 * Hands slides that the browser has scrolled so far over to Swiper, in the place where they are. Widths and gap are those of
 * the style sheet.
 * @param el the box around the track of slides
 */
export function runSwiper(el: HTMLElement, { speedMs, isEndless, onSlide }: CarouselOptions): RunningCarousel {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const initialSlide = scrolledSlide(el);
  el.scrollLeft = 0;
  const isCircle = isEndless && slidesOf(el).length > slidesPerView(el);
  const swiper = new Swiper(el, {
    modules: [Mousewheel],
    slidesPerView: 'auto',
    spaceBetween: gapOf(el),
    initialSlide,
    speed: calm.matches ? 0 : speedMs,
    loop: isCircle,
    rewind: !isCircle,
    // A step during a movement counts.
    loopPreventsSliding: false,
    watchSlidesProgress: true,
    mousewheel: { forceToAxis: true },
    on: {
      progress: followView,
      realIndexChange: ({ realIndex }) => onSlide(realIndex),
      beforeResize: (self) => {
        self.params.spaceBetween = gapOf(el);
      },
    },
  });
  followView(swiper);
  const stopListening = new AbortController();
  const { signal } = stopListening;
  calm.addEventListener('change', () => (swiper.params.speed = calm.matches ? 0 : speedMs), { signal });
  el.addEventListener('keydown', (event) => moveByKey(swiper, event), { signal });
  // A browser scrolls what has the focus into view, where Swiper has to move it.
  el.addEventListener('scroll', () => (el.scrollLeft = 0), { signal });
  el.addEventListener('focusin', (event) => showFocused(swiper, event), { signal });
  const direction = new MutationObserver(() => swiper.changeLanguageDirection(pageDirection()));
  direction.observe(document.documentElement, { attributeFilter: ['dir'] });
  return {
    slideNext: () => swiper.slideNext(),
    slidePrev: () => swiper.slidePrev(),
    slideTo: (index) => (isCircle ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    update: () => swiper.update(),
    destroy() {
      stopListening.abort();
      direction.disconnect();
      swiper.destroy(true, true);
      for (const slide of slidesOf(el)) slide.inert = false;
    },
  };
}

/** Only what is in view can be reached. The focus goes along when its slide leaves. */
function followView({ el, slides, visibleSlides }: Swiper): void {
  const visible = new Set(visibleSlides);
  const [first] = visibleSlides;
  // Without any extent, such as in a page that is not shown, there is no view to follow.
  if (!first) return;
  for (const slide of visible) slide.inert = false;
  const isFocusLeaving = slides.some((slide) => !visible.has(slide) && slide.contains(document.activeElement));
  if (isFocusLeaving) {
    const target = first.querySelector<HTMLElement>(FOCUSABLE) ?? el.querySelector<HTMLElement>(':scope > [tabindex]');
    target?.focus({ preventScroll: true });
  }
  for (const slide of slides) if (!visible.has(slide)) slide.inert = true;
}

function moveByKey(swiper: Swiper, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
  event.preventDefault();
  if ((key === 'ArrowLeft') === swiper.rtl) swiper.slideNext();
  else swiper.slidePrev();
}

/** A slide in part of the view comes into it for the focus, but not in a circle, out of which nobody would find. */
function showFocused(swiper: Swiper, { target }: Event): void {
  const index = swiper.slides.findIndex((slide) => slide.contains(target as Node));
  const slide = swiper.slides[index];
  if (!slide || swiper.params.loop || slide.classList.contains(swiper.params.slideFullyVisibleClass ?? '')) return;
  if ((target as Element).matches(':focus-visible')) swiper.slideTo(index);
}

const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const slidesOf = (el: Element) => [...el.querySelectorAll<HTMLElement>(':scope > * > .swiper-slide')];
const gapOf = (el: Element): number => Number.parseFloat(getComputedStyle(el).columnGap) || 0;

/** From the start of one slide to that of the next, in pixels. */
const stepOf = (el: HTMLElement): number => (slidesOf(el)[0]?.offsetWidth ?? 0) + gapOf(el) || 1;

/** Scroll positions are negative from right to left. */
const scrolledSlide = (el: HTMLElement): number => Math.round(Math.abs(el.scrollLeft) / stepOf(el));

const slidesPerView = (el: HTMLElement): number =>
  Math.ceil(((el.firstElementChild?.clientWidth ?? 0) + gapOf(el)) / stepOf(el) - TOLERANCE);
