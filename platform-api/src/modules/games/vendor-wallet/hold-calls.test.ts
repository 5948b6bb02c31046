import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHold } from './hold-calls';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => Object.assign(new Error('no server'), { code: 'ECONNREFUSED' });
/** A database that is away for a time. */
function away(ms: number) {
  const until = performance.now() + ms;
  return vi.fn(async () => {
    if (performance.now() < until) throw lost();
    return 'done';
  });
}

test('a call that finds no database is answered when there is one again', async () => {
  const call = away(2_000);
  const answer = createHold(4_000)(call);
  await vi.advanceTimersByTimeAsync(2_500);
  await expect(answer).resolves.toBe('done');
  expect(call.mock.calls.length).toBeGreaterThan(5);
});

test('a call fails in time for its answer, and is not tried again after that', async () => {
  const call = away(60_000);
  const answer = createHold(4_000)(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_400);
  await expect(answer).resolves.toMatchObject({ code: 'ECONNREFUSED' });
  const attempts = call.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).toHaveBeenCalledTimes(attempts);
});

test('what is no lost database fails at once', async () => {
  const call = vi.fn(() => Promise.reject(new Error('a fault of ours')));
  await expect(createHold()(call)).rejects.toThrow('a fault of ours');
  expect(call).toHaveBeenCalledOnce();
});

test('more calls than may be held fail at once, until others have been answered', async () => {
  const hold = createHold(4_000, 2);
  const first = [away(1_000), away(1_000)].map((call) => hold(call));
  await vi.advanceTimersByTimeAsync(1);
  await expect(hold(away(1_000))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await vi.advanceTimersByTimeAsync(1_500);
  await expect(Promise.all(first)).resolves.toEqual(['done', 'done']);
  const next = hold(away(500));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(next).resolves.toBe('done');
});
