import { act, mockShell, screen } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RETRY_MS, useLoaded } from './use-loaded';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const part = { name: 'the part' };
const load = vi.fn<() => Promise<typeof part>>();
const onFailed = vi.fn<(error: unknown) => void>();

function Part() {
  return <p>{useLoaded(load, true, onFailed)?.name ?? 'nothing'}</p>;
}

it('says that a part did not load, and tries again while it is wanted', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(part);
  (await mockShell()).render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(RETRY_MS - 1));
  expect(onFailed).toHaveBeenCalledOnce();
  expect([screen.getByText('nothing').tagName, load.mock.calls.length]).toEqual(['P', 1]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([screen.getByText('the part').tagName, load.mock.calls.length]).toEqual(['P', 2]);
});

it('asks no more for a part that is gone', async () => {
  load.mockReset();
  load.mockRejectedValue(new Error('offline'));
  const { unmount } = (await mockShell()).render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(3 * RETRY_MS));
  expect(load).toHaveBeenCalledOnce();
});
