import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNear } from './use-near';

let report: (isIntersecting: boolean) => void;
let margin: string | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        margin = options.rootMargin;
        report = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Place() {
  const [ref, isNear] = useNear<HTMLDivElement>(600);
  return <div ref={ref}>{isNear ? 'near' : 'far'}</div>;
}

it('turns near when the element comes within the margin, and stays so', () => {
  render(<Place />);
  expect(margin).toBe('600px 0px');
  report(false);
  expect(screen.queryByText('far')).not.toBeNull();
  report(true);
  expect(screen.queryByText('near')).not.toBeNull();
});

it('counts as near for people who move by the Tab key', () => {
  render(<Place />);
  fireEvent.keyDown(window, { key: 'a' });
  expect(screen.queryByText('far')).not.toBeNull();
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(screen.queryByText('near')).not.toBeNull();
});
