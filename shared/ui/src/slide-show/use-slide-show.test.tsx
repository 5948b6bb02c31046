import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSlideShow } from './use-slide-show';

let setInView: (isInView: boolean) => void;
const el = document.createElement('button');
const slideNext = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe(target: unknown) {
        if (!(target instanceof Element)) throw new TypeError("parameter 1 is not of type 'Element'");
      }
      disconnect = () => undefined;
    },
  );
  document.body.append(el);
  slideNext.mockClear();
});
afterEach(() => {
  cleanup();
  el.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (playing = true) =>
  renderHook(
    (props: { playing: boolean }) => useSlideShow({ el, destroyed: false, slideNext }, { intervalMs: 1_000, ...props }),
    {
      initialProps: { playing },
    },
  );

it('advances the slides while they are visible', () => {
  show();
  vi.advanceTimersByTime(1_000);
  expect(slideNext).not.toHaveBeenCalled();
  setInView(true);
  vi.advanceTimersByTime(1_000);
  expect(slideNext).toHaveBeenCalledOnce();
  setInView(false);
  vi.advanceTimersByTime(5_000);
  expect(slideNext).toHaveBeenCalledOnce();
});

it('pauses while a slide is hovered or focused', () => {
  show();
  setInView(true);
  el.focus();
  vi.advanceTimersByTime(3_000);
  expect(slideNext).not.toHaveBeenCalled();
  el.remove();
  vi.advanceTimersByTime(1_000);
  expect(slideNext).toHaveBeenCalledOnce();
});

it('does not move when stopped', () => {
  const { rerender } = show();
  setInView(true);
  rerender({ playing: false });
  vi.advanceTimersByTime(5_000);
  expect(slideNext).not.toHaveBeenCalled();
});

it('leaves a destroyed carousel alone, such as the one before a change of the language', () => {
  const carousel = { el, destroyed: false, slideNext };
  const { rerender } = renderHook(
    (props: { playing: boolean }) => useSlideShow(carousel, { intervalMs: 1_000, ...props }),
    {
      initialProps: { playing: false },
    },
  );
  Object.assign(carousel, { el: undefined, destroyed: true });
  rerender({ playing: true });
  vi.advanceTimersByTime(5_000);
  expect(slideNext).not.toHaveBeenCalled();
});
