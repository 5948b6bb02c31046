import { whenIdle } from '@marquee/kit';
import { useEffect, useState } from 'react';

/** A row of six in steps of two is complete within 100 ms, before it is scrolled into view. */
const MAX_DELAY_MS = 50;

/**
 * Spreads the rendering of a list over several frames: the count grows by one step whenever the browser is idle.
 * @param total number of items
 * @param step items that are added at a time
 * @param isIncremental whether to start with one step instead of all; read at the first rendering only
 * @returns how many items to render now
 */
export function useIncrementalCount(total: number, step: number, isIncremental: () => boolean): number {
  const [count, setCount] = useState(() => (isIncremental() ? step : total));
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => setCount(count + step), MAX_DELAY_MS);
  }, [count, total, step]);
  return count;
}
