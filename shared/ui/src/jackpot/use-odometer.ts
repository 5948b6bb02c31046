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
 * Rolls the reels in the referenced element. The whole animation to the next amount is given to the browser at once: neither
 * React nor a frame of script runs meanwhile.
 */
export function useOdometer({
  amount,
  stepMs,
  lowestExponent,
  reelCount,
}: OdometerOptions): RefObject<HTMLSpanElement | null> {
  const reelsRef = useRef<HTMLSpanElement>(null);
  const displayedAmount = useRef(() => amount);

  useEffect(() => {
    const reels = Array.from(reelsRef.current?.querySelectorAll<HTMLElement>('[data-reel]') ?? []);
    const restState = { speed: 0, lowestExponent, reelCount };
    for (const [index, position] of reelPositions({ ...restState, amount }).entries()) {
      const reel = reels[index];
      if (reel) reel.style.transform = reelTransform(position);
    }
    const from = displayedAmount.current();
    displayedAmount.current = () => amount;
    if (amount <= from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const startedAt = performance.now();
    displayedAmount.current = () => from + (amount - from) * Math.min(1, (performance.now() - startedAt) / stepMs);
    const speed = ((amount - from) / stepMs) * 1_000;
    const reelFrames = reelKeyframes({ from, to: amount, durationMs: stepMs, speed, lowestExponent, reelCount });
    // Only reels that move are animated: each is a compositor layer while it is.
    const animations = reels.flatMap((reel, index) => {
      const frames = reelFrames[index] ?? [];
      return frames.some(({ transform }) => transform !== frames[0]?.transform) ? [reel.animate(frames, stepMs)] : [];
    });
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [amount, stepMs, lowestExponent, reelCount]);

  return reelsRef;
}
