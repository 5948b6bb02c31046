import { expect, test, vi } from 'vitest';
import { createSharedCounts } from './shared-counts';

const WINDOW_MS = 60_000;
const MOST = 160;
const BLOCK = MOST / 16;

function meetingPlace() {
  const points = new Map<string, number>();
  const add = vi.fn<(key: string, more?: number) => Promise<number>>(async (key, more = 1) => {
    points.set(key, (points.get(key) ?? 0) + more);
    return points.get(key) ?? 0;
  });
  return { add };
}
let now = Date.UTC(2026, 10, 29);
const clock = { now: () => new Date(now) };
const processAt = (throttle: ReturnType<typeof meetingPlace>, warn = vi.fn()) =>
  createSharedCounts(throttle, { clock, windowMs: WINDOW_MS, log: { warn } });

async function addTimes(counts: ReturnType<typeof processAt>, times: number): Promise<number> {
  let last = 0;
  for (let time = 0; time < times; time += 1) {
    last = counts.add('visitor', 1, MOST);
    await Promise.resolve();
  }
  return last;
}

test('asks nobody below a block', async () => {
  const place = meetingPlace();
  expect(await addTimes(processAt(place), BLOCK - 1)).toBe(BLOCK - 1);
  expect(place.add).not.toHaveBeenCalled();
});

test('knows what other processes have counted, but for less than a block of each', async () => {
  const place = meetingPlace();
  const [here, there] = [processAt(place), processAt(place)];
  await addTimes(here, 45);
  await addTimes(there, 25);
  await addTimes(here, 5);
  expect(here.of('visitor')).toBe(50 + 20);
  await addTimes(there, 5);
  expect(there.of('visitor')).toBe(30 + 50);
  expect(here.of('another')).toBe(0);
});

test('tells nobody any more once the allowance is spent', async () => {
  const place = meetingPlace();
  const counts = processAt(place);
  await addTimes(counts, MOST + BLOCK);
  const calls = place.add.mock.calls.length;
  await addTimes(counts, 10 * MOST);
  expect(place.add.mock.calls).toHaveLength(calls);
});

test('begins anew with each window, with a key of its own', async () => {
  const place = meetingPlace();
  const [here, there] = [processAt(place), processAt(place)];
  await addTimes(here, MOST);
  expect(here.remainingMs()).toBe(WINDOW_MS);
  now += WINDOW_MS - 1;
  expect([here.of('visitor'), here.remainingMs()]).toEqual([MOST, 1]);
  now += 1;
  expect([here.of('visitor'), await addTimes(there, BLOCK)]).toEqual([0, BLOCK]);
});

test('counts on by itself where the others cannot be told', async () => {
  const [place, warn] = [meetingPlace(), vi.fn()];
  place.add.mockRejectedValue(new Error('no database'));
  expect(await addTimes(processAt(place, warn), MOST + 1)).toBe(MOST + 1);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
});
