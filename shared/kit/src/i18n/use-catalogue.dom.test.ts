import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from './i18n';
import { type CatalogueLoaders, useCatalogue } from './use-catalogue';

beforeAll(async () => void (await startI18n('en', 'shell', {})));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks again for a catalogue that did not load, while it is wanted', async () => {
  const en = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: { said: 'so' } });
  const loaders = { en } as unknown as CatalogueLoaders;
  const { result, unmount } = renderHook(() => useCatalogue('games-late', loaders));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect([result.current, en.mock.calls.length]).toEqual([false, 1]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([result.current, en.mock.calls.length]).toEqual([true, 2]);
  unmount();
  en.mockReset().mockRejectedValue(new Error('offline'));
  renderHook(() => useCatalogue('games-later', loaders)).unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(en).toHaveBeenCalledOnce();
});
