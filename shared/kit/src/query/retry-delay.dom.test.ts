import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error';
import { retryDelayMs } from './retry-delay';
import { createQueryClient } from './query-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (error: ApiError, errorUpdateCount = 1, errorUpdatedAt = 0) => ({
  status: 'error',
  error,
  errorUpdatedAt,
  errorUpdateCount,
});
const refusal = (details = {}) => new ApiError('too_many_requests', null, details);

it('retries a busy server after the requested time', async () => {
  const request = vi
    .fn()
    .mockRejectedValueOnce(refusal({ retryAfterSeconds: 20 }))
    .mockResolvedValue('games');
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey: ['games.list'], queryFn: request });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(19_999);
  expect([observer.getCurrentResult().status, request.mock.calls.length]).toEqual(['error', 1]);
  await vi.advanceTimersByTimeAsync(5_001);
  expect([observer.getCurrentResult().data, request.mock.calls.length]).toEqual(['games', 2]);
  stop();
  client.clear();
});

it('spreads the retries of visitors, deterministically per failure', () => {
  const waits = [0, 400, 999].map((at) => retryDelayMs(failing(refusal({ retryAfterSeconds: 60 }), 1, at)));
  expect(waits).toEqual([60_000, 66_000, 74_985]);
});

it('retries a broken connection less and less often, and finally stops', () => {
  const waits = [1, 2, 3, 4, 5, 7].map((failures) => retryDelayMs(failing(new ApiError('network_abnormal'), failures)));
  expect(waits).toEqual([10_000, 20_000, 40_000, 80_000, false, false]);
});

it('does not retry an answer, or a refusal without a time or with a long one', () => {
  expect(retryDelayMs(failing(new ApiError('not_found')))).toBe(false);
  expect(retryDelayMs(failing(refusal()))).toBe(false);
  expect(retryDelayMs(failing(refusal({ retryAfterSeconds: 3_600 })))).toBe(false);
});
