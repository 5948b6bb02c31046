import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { unmountPages } from './unmount-pages';

afterEach(() => vi.unstubAllGlobals());

it('unmounts pages and their scheduled work, which would fail without a window', async () => {
  const renderedCounts: number[] = [];
  const Counting = () => {
    const [count, setCount] = useState(0);
    renderedCounts.push(count);
    useEffect(() => {
      const timer = setInterval(() => setCount((before) => before + 1));
      return () => clearInterval(timer);
    }, []);
    return count;
  };
  render(<Counting />);
  await vi.waitFor(() => expect(renderedCounts.length).toBeGreaterThan(2));
  await unmountPages();
  expect(document.body.textContent).toBe('');
  const renderCount = renderedCounts.length;
  vi.stubGlobal('window', undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(renderedCounts).toHaveLength(renderCount);
});

it('removes what a test added beside its page', async () => {
  document.body.append(document.createElement('button'));
  await unmountPages();
  expect(document.body.childElementCount).toBe(0);
});
