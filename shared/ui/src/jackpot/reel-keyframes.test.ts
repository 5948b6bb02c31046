import { describe, expect, it } from 'vitest';
import { reelKeyframes, reelTransform } from './reel-keyframes';

const ones = (from: number, to: number, durationMs: number) =>
  reelKeyframes({ from, to, durationMs, speed: 1, lowestExponent: 0, reelCount: 1 })[0] ?? [];

describe('the movement of a reel', () => {
  it('starts at the old position and ends at the new one', () => {
    const keyframes = ones(2, 4, 2_000);
    expect(keyframes[0]).toMatchObject({ offset: 0, transform: reelTransform(2) });
    expect(keyframes.at(-1)).toMatchObject({ offset: 1, transform: reelTransform(4) });
  });

  it('rolls forward across its end, never back', () => {
    const keyframes = ones(9, 11, 2_000);
    const over = keyframes.findIndex(({ transform }) => transform === reelTransform(10));
    expect(over).toBeGreaterThan(0);
    expect(keyframes[over + 1]).toMatchObject({ offset: keyframes[over]?.offset, transform: reelTransform(0) });
    expect(keyframes.at(-1)).toMatchObject({ transform: reelTransform(1) });
  });

  it('keeps the order of its moments', () => {
    const offsets = reelKeyframes({
      from: 1_234.5,
      to: 1_799.9,
      durationMs: 4_000,
      speed: 141,
      lowestExponent: -2,
      reelCount: 6,
    }).map((keyframes) => keyframes.map(({ offset }) => Number(offset)));
    for (const keyframes of offsets) expect(keyframes).toEqual(keyframes.toSorted((a, b) => a - b));
    expect(Math.max(...offsets.flat())).toBe(1);
  });

  it('jumps where it would be too fast to read', () => {
    const [lowest] = reelKeyframes({
      from: 0,
      to: 4_321,
      durationMs: 1_000,
      speed: 4_321,
      lowestExponent: 0,
      reelCount: 4,
    }).slice(-1);
    const whole = Array.from({ length: 10 }, (_, digit) => reelTransform(digit));
    expect(lowest?.every(({ transform }) => whole.includes(String(transform)))).toBe(true);
    expect(lowest?.filter(({ easing }) => easing === 'step-end').length).toBeGreaterThan(3);
  });
});
