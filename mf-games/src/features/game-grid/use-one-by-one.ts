import { whenIdle } from '@marquee/kit';
import { useEffect, useState } from 'react';

/** A row of six has a fifth of a second until it is seen. */
const LATEST_MS = 30;

/**
 * Splits what would make one frame long: what comes, comes one by one, whenever the browser has a moment.
 * @param total how many there are
 * @param comesOneByOne whether they come so; only what it is at first counts
 * @returns how many may be shown by now
 */
export function useOneByOne(total: number, comesOneByOne: () => boolean): number {
  const [shown, setShown] = useState(() => (comesOneByOne() ? 1 : total));
  useEffect(() => {
    if (shown >= total) return;
    return whenIdle(() => setShown(shown + 1), LATEST_MS);
  }, [shown, total]);
  return shown;
}
