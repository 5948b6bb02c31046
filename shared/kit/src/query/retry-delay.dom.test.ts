import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
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

it('fails with its reason offline instead of waiting without a word, and reads again when the network is back', async () => {
  const request = vi.fn().mockRejectedValueOnce(new ApiError('not_found')).mockResolvedValue('balance');
  onlineManager.setOnline(false);
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['wallets.balance'], queryFn: request });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data).toBe('balance');
  stop();
  client.unmount();
  client.clear();
});

it('carries out no change later that was asked for offline', async () => {
  onlineManager.setOnline(false);
  const change = vi.fn(async () => 'done');
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: change });
  await mutation.mutate();
  expect(change).toHaveBeenCalledOnce();
  onlineManager.setOnline(true);
});
