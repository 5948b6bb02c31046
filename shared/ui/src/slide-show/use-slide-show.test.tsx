import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSlideShow } from './use-slide-show';

let see: (seen: boolean) => void;
const el = document.createElement('button');
const slideNext = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe = () => undefined;
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

it('moves the slides on while somebody sees them', () => {
  show();
  vi.advanceTimersByTime(1_000);
  expect(slideNext).not.toHaveBeenCalled();
  see(true);
  vi.advanceTimersByTime(1_000);
  expect(slideNext).toHaveBeenCalledOnce();
  see(false);
  vi.advanceTimersByTime(5_000);
  expect(slideNext).toHaveBeenCalledOnce();
});

it('waits while somebody is among them', () => {
  show();
  see(true);
  el.focus();
  vi.advanceTimersByTime(3_000);
  expect(slideNext).not.toHaveBeenCalled();
  el.remove();
  vi.advanceTimersByTime(1_000);
  expect(slideNext).toHaveBeenCalledOnce();
});

it('stands when it is stopped', () => {
  const { rerender } = show();
  see(true);
  rerender({ playing: false });
  vi.advanceTimersByTime(5_000);
  expect(slideNext).not.toHaveBeenCalled();
});
