import { useEffect, useState } from 'react';

/**
 * Splits what would make one frame long into two.
 * @param waits whether the second half waits; only what it is at first counts
 * @returns whether the second half may come
 */
export function useNextFrame(waits: () => boolean): boolean {
  const [isNext, setIsNext] = useState(() => !waits());
  useEffect(() => {
    if (isNext) return;
    const frame = requestAnimationFrame(() => setIsNext(true));
    return () => cancelAnimationFrame(frame);
  }, [isNext]);
  return isNext;
}
