import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atPace } from './at-pace';

const pace = vi.fn(() => 1);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls back at the limit on an idle machine, once', () => {
  pace.mockReturnValue(1);
  const onLimit = vi.fn();
  atPace(12_000, onLimit, pace);
  vi.advanceTimersByTime(11_999);
  expect(onLimit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onLimit).toHaveBeenCalledTimes(1);
});

it('gives more time while others take the machine, and no more once they have left', () => {
  pace.mockReturnValue(10);
  const onLimit = vi.fn();
  atPace(12_000, onLimit, pace);
  vi.advanceTimersByTime(60_000);
  expect(onLimit).not.toHaveBeenCalled();
  pace.mockReturnValue(1);
  vi.advanceTimersByTime(12_000);
  expect(onLimit).toHaveBeenCalledTimes(1);
});

it('does not call back once cancelled', () => {
  pace.mockReturnValue(1);
  const onLimit = vi.fn();
  atPace(12_000, onLimit, pace)();
  vi.advanceTimersByTime(60_000);
  expect(onLimit).not.toHaveBeenCalled();
});
