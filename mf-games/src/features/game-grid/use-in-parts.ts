import { whenIdle } from '@marquee/kit';
import { useEffect, useState } from 'react';

/** A row of six, two at a time, has a fifth of a second until it is seen. */
const LATEST_MS = 50;

/**
 * Splits what would make one frame long: a part of it comes whenever the browser has a moment.
 * @param total how many there are
 * @param part how many come at a time
 * @param comesInParts whether they come so; only what it is at first counts
 * @returns how many may be shown by now
 */
export function useInParts(total: number, part: number, comesInParts: () => boolean): number {
  const [shown, setShown] = useState(() => (comesInParts() ? part : total));
  useEffect(() => {
    if (shown >= total) return;
    return whenIdle(() => setShown(shown + part), LATEST_MS);
  }, [shown, total, part]);
  return shown;
}
