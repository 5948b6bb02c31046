import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeDownPages } from './take-down-pages';

afterEach(() => vi.unstubAllGlobals());

it('leaves no page, and no work of one that would miss its window', async () => {
  const shown: number[] = [];
  const Counting = () => {
    const [count, setCount] = useState(0);
    shown.push(count);
    useEffect(() => {
      const timer = setInterval(() => setCount((before) => before + 1));
      return () => clearInterval(timer);
    }, []);
    return count;
  };
  render(<Counting />);
  await vi.waitFor(() => expect(shown.length).toBeGreaterThan(2));
  await takeDownPages();
  expect(document.body.textContent).toBe('');
  const times = shown.length;
  vi.stubGlobal('window', undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown).toHaveLength(times);
});

it('takes away what a test put beside its page', async () => {
  document.body.append(document.createElement('button'));
  await takeDownPages();
  expect(document.body.childElementCount).toBe(0);
});
