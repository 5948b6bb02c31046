import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SnapCarousel, type SnapControl } from './snap-carousel';
import { SnapTrack } from './snap-track';

const SLIDE_PX = 100;
const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  scrollTo.mockClear();
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
  vi.unstubAllGlobals();
});

/** Four slides, of which one is visible. */
function show({ position = 0, direction = 'ltr', onSlide = vi.fn() } = {}) {
  const ref = createRef<SnapControl>();
  render(
    <SnapTrack ref={ref} label="Banners" onSlide={onSlide}>
      {['one', 'two', 'three', 'four']}
    </SnapTrack>,
  );
  const track = screen.getByRole('list');
  track.style.direction = direction;
  Object.defineProperties(track, {
    clientWidth: { value: SLIDE_PX },
    scrollWidth: { value: 4 * SLIDE_PX },
    scrollLeft: { value: position },
    scrollTo: { value: scrollTo },
  });
  const sign = direction === 'rtl' ? -1 : 1;
  for (const [index, slide] of [...track.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: sign * index * SLIDE_PX });
  return { track, control: ref.current as SnapControl, onSlide, ref };
}
const target = () => (scrollTo.mock.lastCall as [{ left: number }])[0].left;

it('moves to the next slide, and from the last to the first', () => {
  show({ position: 100 }).control.slideNext();
  expect(target()).toBe(200);
  cleanup();
  show({ position: 300 }).control.slideNext();
  expect(target()).toBe(0);
});

it('moves back, and from the first to the last', () => {
  show({ position: 200 }).control.slidePrev();
  expect(target()).toBe(100);
  cleanup();
  show().control.slidePrev();
  expect(target()).toBe(300);
});

it('moves to the left where the page is read from right to left', () => {
  show({ position: -100, direction: 'rtl' }).control.slideNext();
  expect(target()).toBe(-200);
});

it('reports the slide on which it comes to rest', () => {
  const { track, onSlide } = show({ position: 200 });
  fireEvent(track, new Event('scrollend'));
  expect(onSlide).toHaveBeenCalledWith(2);
});

it('is a named tab stop where its slides have no control, and gives its control back when it goes', () => {
  const { track, ref } = show();
  expect([track.tabIndex, track.getAttribute('aria-label')]).toEqual([0, 'Banners']);
  cleanup();
  expect(ref.current).toBeNull();
});

it('comes in a chunk of its own by the name that earlier releases know', async () => {
  render(<SnapCarousel label="Banners">{['one', 'two']}</SnapCarousel>);
  expect((await screen.findByRole('list', { name: 'Banners' })).children).toHaveLength(2);
});
