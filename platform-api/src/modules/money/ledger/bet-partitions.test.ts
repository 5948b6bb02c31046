import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBetPartitions } from './bet-partitions';

const HOUR_MS = 3_600_000;

const query = vi.fn<(text: string) => Promise<object>>();
const logError = vi.fn();
const start = () => keepBetPartitions({ database: { pool: { query } }, log: { error: logError } } as never);

beforeEach(() => {
  vi.useFakeTimers();
  query.mockReset().mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

test('creates the partitions at the start and every six hours until it is stopped', async () => {
  const stop = await start();
  expect(query).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(query).toHaveBeenCalledTimes(5);
  stop();
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(query).toHaveBeenCalledTimes(5);
});

test('a failure while the process runs is logged, and the next try still comes', async () => {
  await start();
  query.mockRejectedValueOnce(new Error('no connection'));
  await vi.advanceTimersByTimeAsync(6 * HOUR_MS);
  expect(logError).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(6 * HOUR_MS);
  expect(query).toHaveBeenCalledTimes(3);
});

test('a failure at the start is one of the start', async () => {
  query.mockRejectedValueOnce(new Error('no connection'));
  await expect(start()).rejects.toThrow('no connection');
});
