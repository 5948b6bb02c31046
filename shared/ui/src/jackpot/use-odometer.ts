import { type RefObject, useEffect, useRef } from 'react';
import { reelPositions } from './reel-positions';

interface OdometerOptions {
  readonly amount: number;
  readonly stepMs: number;
  readonly lowestExponent: number;
  readonly reelCount: number;
}

/** Rolls the reels found in the referenced element. Writes transforms straight to the elements: React renders nothing. */
export function useOdometer({
  amount,
  stepMs,
  lowestExponent,
  reelCount,
}: OdometerOptions): RefObject<HTMLSpanElement | null> {
  const reelsRef = useRef<HTMLSpanElement>(null);
  const shownRef = useRef(amount);

  useEffect(() => {
    const reels = Array.from(reelsRef.current?.querySelectorAll<HTMLElement>('[data-reel]') ?? []);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = calm || amount < shownRef.current ? amount : shownRef.current;
    const speed = ((amount - start) / stepMs) * 1000;
    const draw = (shown: number): void => {
      shownRef.current = shown;
      const positions = reelPositions({ amount: shown, speed, lowestExponent, reelCount });
      for (const [index, reel] of reels.entries()) {
        reel.style.transform = `translateY(${(-(positions[index] ?? 0) * 100) / 11}%)`;
      }
    };
    draw(start);
    if (start === amount) return;
    let frame = 0;
    let began: number | undefined;
    const tick = (now: number): void => {
      began ??= now;
      const part = Math.min(1, (now - began) / stepMs);
      draw(start + (amount - start) * part);
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [amount, stepMs, lowestExponent, reelCount]);

  return reelsRef;
}
