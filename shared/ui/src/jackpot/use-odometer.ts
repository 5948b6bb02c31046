import { type RefObject, useEffect, useRef } from 'react';
import { reelKeyframes, reelTransform } from './reel-keyframes';
import { reelPositions } from './reel-positions';

interface OdometerOptions {
  readonly amount: number;
  readonly stepMs: number;
  readonly lowestExponent: number;
  readonly reelCount: number;
}

/**
 * Rolls the reels found in the referenced element. The whole way to the next amount is handed to the browser at once: neither
 * React nor a frame of script runs meanwhile.
 */
export function useOdometer({
  amount,
  stepMs,
  lowestExponent,
  reelCount,
}: OdometerOptions): RefObject<HTMLSpanElement | null> {
  const reelsRef = useRef<HTMLSpanElement>(null);
  const shownRef = useRef(() => amount);

  useEffect(() => {
    const reels = Array.from(reelsRef.current?.querySelectorAll<HTMLElement>('[data-reel]') ?? []);
    const stands = { speed: 0, lowestExponent, reelCount };
    for (const [index, position] of reelPositions({ ...stands, amount }).entries()) {
      const reel = reels[index];
      if (reel) reel.style.transform = reelTransform(position);
    }
    const from = shownRef.current();
    shownRef.current = () => amount;
    if (amount <= from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const began = performance.now();
    shownRef.current = () => from + (amount - from) * Math.min(1, (performance.now() - began) / stepMs);
    const speed = ((amount - from) / stepMs) * 1_000;
    const ways = reelKeyframes({ from, to: amount, durationMs: stepMs, speed, lowestExponent, reelCount });
    // A reel that rolls is a layer of the page as long as it does; the high places stand nearly always.
    const rolling = reels.flatMap((reel, index) => {
      const way = ways[index] ?? [];
      return way.some(({ transform }) => transform !== way[0]?.transform) ? [reel.animate(way, stepMs)] : [];
    });
    return () => {
      for (const animation of rolling) animation.cancel();
    };
  }, [amount, stepMs, lowestExponent, reelCount]);

  return reelsRef;
}
