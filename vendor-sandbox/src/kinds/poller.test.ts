import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPoller } from './poller';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('never runs two steps at a time', async () => {
  const releases: (() => void)[] = [];
  const step = vi.fn(() => new Promise<void>((resolve) => releases.push(resolve)));
  const stop = startPoller(100, step, () => undefined);
  await vi.advanceTimersByTimeAsync(350);
  expect(step).toHaveBeenCalledTimes(1);
  releases[0]?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(step).toHaveBeenCalledTimes(2);
  stop();
});

test('reports a failed step and runs the next one, until it is stopped', async () => {
  const onError = vi.fn();
  const step = vi.fn(() => Promise.reject(new Error('failed')));
  const stop = startPoller(100, step, onError);
  await vi.advanceTimersByTimeAsync(200);
  expect(onError).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(step).toHaveBeenCalledTimes(2);
});
