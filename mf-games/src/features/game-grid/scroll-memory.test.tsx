import { act, cleanup, render } from '@marquee/testing/mock-shell';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from './scroll-memory';

const FRAME_MS = 16;
const lent: { navigate?: NavigateFunction } = {};

/** Lends the router's own navigation to the test. */
function useLentNavigation(onNavigation: (navigate: NavigateFunction) => void): void {
  const navigate = useNavigate();
  useEffect(() => onNavigation(navigate), [navigate, onNavigation]);
}
const lend = (navigate: NavigateFunction) => {
  lent.navigate = navigate;
};

function List() {
  useLentNavigation(lend);
  useScrollMemory(true);
  return <p>list</p>;
}
function Game() {
  useLentNavigation(lend);
  return <p>game</p>;
}

/** The window moves, by the reader or by a smooth scroll that is under way. */
function moveTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const go = async (...to: Parameters<NavigateFunction>) => act(async () => lent.navigate?.(...to));

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo = ((options: ScrollToOptions) => moveTo(options.top ?? 0)) as typeof window.scrollTo;
  moveTo(0);
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

async function leaveAndComeBack(): Promise<void> {
  await go('/game' as never);
  moveTo(1_500);
  await go(-1);
}

it('comes back to where the list was left, though a smooth scroll to the top is still under way', async () => {
  moveTo(2_600);
  await leaveAndComeBack();
  for (const top of [1_200, 700, 200]) {
    moveTo(top);
    vi.advanceTimersByTime(FRAME_MS);
  }
  expect(window.scrollY).toBe(2_600);

  await leaveAndComeBack();
  vi.advanceTimersByTime(FRAME_MS);
  expect(window.scrollY).toBe(2_600);
});

it('knows the place from the click that leads away, before the browser has told of the last scrolling', async () => {
  moveTo(1_000);
  Object.defineProperty(window, 'scrollY', { value: 2_600, configurable: true });
  document.body.click();
  await leaveAndComeBack();
  vi.advanceTimersByTime(FRAME_MS);
  expect(window.scrollY).toBe(2_600);
});

it('holds the place until nothing has moved the window for a while, though the machine was busy', async () => {
  moveTo(2_600);
  await leaveAndComeBack();
  vi.advanceTimersByTime(990);
  // Rows get their heights late.
  moveTo(2_100);
  vi.advanceTimersByTime(FRAME_MS * 3);
  moveTo(2_200);
  vi.advanceTimersByTime(FRAME_MS * 2);
  expect(window.scrollY).toBe(2_600);
});

it('lets the reader scroll on at once', async () => {
  moveTo(2_600);
  await leaveAndComeBack();
  window.dispatchEvent(new Event('wheel'));
  moveTo(3_000);
  vi.advanceTimersByTime(FRAME_MS * 4);
  expect(window.scrollY).toBe(3_000);

  await leaveAndComeBack();
  vi.advanceTimersByTime(FRAME_MS);
  expect(window.scrollY).toBe(3_000);
});
