import { afterEach, expect, it, vi } from 'vitest';
import { loadLivePage } from './load-live-page';

const attempts = vi.hoisted(() => ({ count: 0 }));
vi.mock('./live-page', () => {
  attempts.count += 1;
  if (attempts.count < 3) throw new Error('offline');
  return { LivePage: () => null };
});

afterEach(() => {
  vi.useRealTimers();
});

it('loads again, some seconds after a load that failed', async () => {
  vi.useFakeTimers();
  const loaded = vi.fn<() => void>();
  void loadLivePage().then(loaded);
  await vi.waitFor(() => expect(attempts.count).toBe(1));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(attempts.count).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempts.count).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});
