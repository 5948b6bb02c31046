import { setImmediate as othersHadATurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createSubscribers, type CrashSubscriber } from './crash-subscribers';
import type { CrashTable } from './crash-table';

const GROUPS = 4;

afterEach(() => {
  vi.useRealTimers();
});

/** A page that records the frames it is sent. */
function pageOf(key: string): CrashSubscriber & { readonly frames: string[] } {
  const frames: string[] = [];
  return { player: { key, demo: false, brandId: 1 }, frames, send: (frame) => frames.push(frame) };
}

function manyPages(count: number) {
  const subscribers = createSubscribers(GROUPS);
  const pages = Array.from({ length: count }, (_, i) => pageOf(`player-${i}`));
  const removals = pages.map((page) => subscribers.add(page));
  return { subscribers, pages, removals };
}

const tableOf = (frame: string): CrashTable => ({ frameFor: () => frame });

test('sends everything pending for a page in one piece, in order', async () => {
  const { subscribers, pages } = manyPages(3);
  subscribers.sendAll('phase;');
  subscribers.sendTable(tableOf('bets;'));
  subscribers.sendTo('player-1', () => 'own;');
  expect(pages.flatMap(({ frames }) => frames)).toEqual([]);
  await vi.waitFor(() =>
    expect(pages.map(({ frames }) => frames)).toEqual([['phase;bets;'], ['phase;bets;own;'], ['phase;bets;']]),
  );
});

test('writes to thousands of pages in batches, and yields in between', async () => {
  const { subscribers, pages } = manyPages(500);
  subscribers.sendAll('crashed;');
  const reached = () => pages.filter(({ frames }) => frames.length > 0).length;
  const reachedCounts: number[] = [];
  while (reached() < 500) {
    await othersHadATurn();
    reachedCounts.push(reached());
  }
  expect(Math.max(...reachedCounts.map((count, i) => count - (reachedCounts[i - 1] ?? 0)))).toBeLessThanOrEqual(100);
  expect(pages.every(({ frames }) => frames.length === 1)).toBe(true);
});

test('sends an urgent message without waiting, after what is pending for the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { subscribers, pages } = manyPages(1_000);
  subscribers.sendTable(tableOf('bets;'));
  subscribers.sendAll('crashed;');
  // The current pause, and none after it.
  vi.advanceTimersToNextTimer();
  for (let turn = 1; turn < 20; turn += 1) await othersHadATurn();
  expect(vi.getTimerCount()).toBe(0);
  expect(pages.every(({ frames }) => frames.join('') === 'bets;crashed;')).toBe(true);
});

test('sends to a group at once, and puts each page into one group', () => {
  const { subscribers, pages } = manyPages(10);
  subscribers.sendNow(0, 'tick;');
  const frames = () => pages.map((page) => page.frames.length);
  expect(frames().filter(Boolean)).toHaveLength(3);
  for (let group = 1; group < GROUPS; group++) subscribers.sendNow(group, 'tick;');
  expect(frames()).toEqual(pages.map(() => 1));
});

test('sends the bets of a round only to pages whose view has changed', async () => {
  const { subscribers, pages } = manyPages(2);
  subscribers.sendTable(tableOf('bets;'));
  await vi.waitFor(() => expect(pages[1]?.frames).toEqual(['bets;']));
  subscribers.sendTable({ frameFor: ({ key }) => (key === 'player-0' ? 'mine;' : 'bets;') });
  await vi.waitFor(() => expect(pages[0]?.frames).toEqual(['bets;', 'mine;']));
  expect(pages[1]?.frames).toEqual(['bets;']);
});

test('sends nothing to a page that has left', async () => {
  const { subscribers, pages, removals } = manyPages(2);
  subscribers.sendAll('phase;');
  if (removals[0]) subscribers.remove(removals[0]);
  await vi.waitFor(() => expect(pages[1]?.frames).toEqual(['phase;']));
  subscribers.sendTo('player-0', () => 'own;');
  for (let group = 0; group < GROUPS; group++) subscribers.sendNow(group, 'tick;');
  expect(pages[0]?.frames).toEqual([]);
});
