import { act, cleanup, render } from '@marquee/testing/mock-shell';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration';

const FRAME_MS = 16;
const router: { navigate?: NavigateFunction } = {};

/** Gives the test the router's own navigation. */
function useRouterAccess(onNavigate: (navigate: NavigateFunction) => void): void {
  const navigate = useNavigate();
  useEffect(() => onNavigate(navigate), [navigate, onNavigate]);
}
const setNavigate = (navigate: NavigateFunction) => {
  router.navigate = navigate;
};

function List() {
  useRouterAccess(setNavigate);
  useScrollRestoration(true);
  return <p>list</p>;
}
function Game() {
  useRouterAccess(setNavigate);
  return <p>game</p>;
}

/** Moves the window, as a person or a smooth scroll does. */
function scrollWindowTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const go = async (...to: Parameters<NavigateFunction>) => act(async () => router.navigate?.(...to));

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo = ((options: ScrollToOptions) => scrollWindowTo(options.top ?? 0)) as typeof window.scrollTo;
  scrollWindowTo(0);
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/game" element={<Game />} />
      </Routes>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function leaveAndReturn(): Promise<void> {
  await go('/game' as never);
  scrollWindowTo(1_500);
  await go(-1);
}

it('restores the position although a smooth scroll to the top is still under way', async () => {
  scrollWindowTo(2_600);
  await leaveAndReturn();
  for (const top of [1_200, 700, 200]) {
    scrollWindowTo(top);
    vi.advanceTimersByTime(FRAME_MS);
  }
  expect(window.scrollY).toBe(2_600);

  await leaveAndReturn();
  vi.advanceTimersByTime(FRAME_MS);
  expect(window.scrollY).toBe(2_600);
});

it('takes the position from the click that navigates, before the last scroll event', async () => {
  scrollWindowTo(1_000);
  Object.defineProperty(window, 'scrollY', { value: 2_600, configurable: true });
  document.body.click();
  await leaveAndReturn();
  vi.advanceTimersByTime(FRAME_MS);
  expect(window.scrollY).toBe(2_600);
});

it('holds the position until the window has been stable for some frames on a busy machine', async () => {
  scrollWindowTo(2_600);
  await leaveAndReturn();
  vi.advanceTimersByTime(990);
  // A late measurement of rows moves the window.
  scrollWindowTo(2_100);
  vi.advanceTimersByTime(FRAME_MS * 3);
  scrollWindowTo(2_200);
  vi.advanceTimersByTime(FRAME_MS * 2);
  expect(window.scrollY).toBe(2_600);
});

it('ends as soon as the person scrolls', async () => {
  scrollWindowTo(2_600);
  await leaveAndReturn();
  window.dispatchEvent(new Event('wheel'));
  scrollWindowTo(3_000);
  vi.advanceTimersByTime(FRAME_MS * 4);
  expect(window.scrollY).toBe(3_000);

  await leaveAndReturn();
  vi.advanceTimersByTime(FRAME_MS);
  expect(window.scrollY).toBe(3_000);
});
