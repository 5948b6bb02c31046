import { useEffect, useState } from 'react';
import { rolledUp } from './win-tier';

/** An amount that counts up to `won`, frame by frame; at once where motion is reduced. */
export function useCountUp(won: number, lengthMs: number): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (lengthMs === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShare(1);
      return;
    }
    let frame = 0;
    const startedAt = performance.now();
    const step = (now: number) => {
      const next = Math.min(1, (now - startedAt) / lengthMs);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [lengthMs]);
  return rolledUp(won, share);
}
