import { useEffect, useState } from 'react';

/**
 * Splits what would make one frame long into several.
 * @param total how many there are
 * @param share how many come with each frame
 * @param comesInShares whether they come so; only what it is at first counts
 * @returns how many may be shown by now
 */
export function useMoreEachFrame(total: number, share: number, comesInShares: () => boolean): number {
  const [shown, setShown] = useState(() => (comesInShares() ? share : total));
  useEffect(() => {
    if (shown >= total) return;
    const frame = requestAnimationFrame(() => setShown(shown + share));
    return () => cancelAnimationFrame(frame);
  }, [shown, total, share]);
  return shown;
}
