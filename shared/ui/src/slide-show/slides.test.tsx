import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SlidesControl } from './create-carousel';
import { runSwiper } from './run-swiper';
import { Slides } from './slides';

const running = {
  slideNext: vi.fn(),
  slidePrev: vi.fn(),
  slideTo: vi.fn(),
  update: vi.fn(),
  destroy: vi.fn(),
};
vi.mock('./run-swiper', () => ({ runSwiper: vi.fn(() => running) }));

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

const ref = createRef<SlidesControl>();
const slides = ({ isReady = false, names = ['one', 'two'], isEndless = false, label = '' } = {}) => (
  <Slides ref={ref} speedMs={1_000} isReady={isReady} isEndless={isEndless} label={label || undefined}>
    {names}
  </Slides>
);

it('stands without Swiper, and hands the slides over once the page is ready', async () => {
  const { rerender } = render(slides());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  expect(runSwiper).not.toHaveBeenCalled();
  rerender(slides({ isReady: true }));
  await vi.waitFor(() => expect(runSwiper).toHaveBeenCalledOnce());
  expect(vi.mocked(runSwiper).mock.lastCall).toMatchObject([ref.current?.el, { speedMs: 1_000, isEndless: false }]);
});

it('makes a step that comes before Swiper does as soon as it has come', async () => {
  render(slides());
  ref.current?.slideTo(1);
  await vi.waitFor(() => expect(running.slideTo).toHaveBeenCalledWith(1));
  ref.current?.slideNext();
  ref.current?.slidePrev();
  expect(running.slideNext).toHaveBeenCalledOnce();
  expect(running.slidePrev).toHaveBeenCalledOnce();
});

it('tries again when Swiper could not be fetched', async () => {
  vi.mocked(runSwiper).mockImplementationOnce(() => {
    throw new Error('offline');
  });
  render(slides({ isReady: true }));
  await vi.waitFor(() => expect(runSwiper).toHaveBeenCalledOnce());
  ref.current?.slideNext();
  await vi.waitFor(() => expect(running.slideNext).toHaveBeenCalledOnce());
});

it('measures anew with further slides, and starts a circle anew', async () => {
  const { rerender } = render(slides({ isReady: true }));
  await vi.waitFor(() => expect(runSwiper).toHaveBeenCalledOnce());
  rerender(slides({ isReady: true, names: ['one', 'two', 'three'] }));
  expect(running.update).toHaveBeenCalledOnce();
  cleanup();
  vi.clearAllMocks();

  const circle = render(slides({ isReady: true, isEndless: true }));
  await vi.waitFor(() => expect(runSwiper).toHaveBeenCalledOnce());
  circle.rerender(slides({ isReady: true, isEndless: true, names: ['one', 'two', 'three'] }));
  expect(running.destroy).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(runSwiper).toHaveBeenCalledTimes(2));
});

it('is a named tab stop where its slides have no control, and lets go of Swiper when it leaves the page', async () => {
  render(slides({ isReady: true, label: 'Banners' }));
  const track = screen.getByRole('list', { name: 'Banners' });
  expect(track.tabIndex).toBe(0);
  await vi.waitFor(() => expect(runSwiper).toHaveBeenCalledOnce());
  const control = ref.current;
  cleanup();
  expect(running.destroy).toHaveBeenCalledOnce();
  expect([control?.destroyed, ref.current]).toEqual([true, null]);
});

it('never starts Swiper on slides that are gone', async () => {
  render(slides({ isReady: true }));
  cleanup();
  await Promise.resolve();
  await vi.dynamicImportSettled();
  expect(runSwiper).not.toHaveBeenCalled();
});
