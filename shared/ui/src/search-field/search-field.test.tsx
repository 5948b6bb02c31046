import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
/** Letter by letter, with so many milliseconds between them. */
function type(text: string, betweenMs: number) {
  for (const letter of text) {
    fireEvent.change(field(), { target: { value: field().value + letter } });
    pass(betweenMs);
  }
}
const pause = () => pass(1_000);

it('asks once for what was typed, after a pause, trimmed', () => {
  const onSearch = vi.fn();
  render(<SearchField label="Account" value="" onSearch={onSearch} />);
  type(' mira ', 100);
  expect(onSearch).not.toHaveBeenCalled();
  pause();
  expect(onSearch.mock.calls).toEqual([['mira']]);
  type(' ', 100);
  pause();
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('asks at once with Enter, and not again after the pause', () => {
  const onSearch = vi.fn();
  render(<SearchField label="Account" value="" onSearch={onSearch} />);
  type('mira', 10);
  fireEvent.keyDown(field(), { key: 'Enter' });
  pause();
  expect(onSearch.mock.calls).toEqual([['mira']]);
});

it('takes the latest of what its page does, and nothing once the page has gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<SearchField label="Account" value="" onSearch={first} />);
  type('mi', 100);
  rerender(<SearchField label="Account" value="" onSearch={second} />);
  pause();
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([['mi']]);
  type('ra', 10);
  unmount();
  pause();
  expect(second).toHaveBeenCalledTimes(1);
});

it('follows the address, and keeps what is typed while its own search arrives there', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchField label="Account" value="mira" onSearch={onSearch} />);
  expect(field().value).toBe('mira');
  rerender(<SearchField label="Account" value="" onSearch={onSearch} />);
  expect(field().value).toBe('');
  type('ab', 10);
  pause();
  type('c', 10);
  rerender(<SearchField label="Account" value="ab" onSearch={onSearch} />);
  expect(field().value).toBe('abc');
  pause();
  expect(onSearch.mock.calls).toEqual([['ab'], ['abc']]);
});
