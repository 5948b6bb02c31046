import { describe, expect, it } from 'vitest';
import { reelLayout } from './reel-layout';
import { reelPositions } from './reel-positions';

const still = { speed: 0, lowestExponent: -2 };

describe('reelPositions', () => {
  it('shows exactly the digits of an amount at rest', () => {
    expect(
      reelPositions({ ...still, amount: 1234.56, reelCount: 6 }).map((position) => Math.floor(position + 1e-6)),
    ).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      reelPositions({ ...still, amount: 0.29, reelCount: 3 }).map((position) => Math.floor(position + 1e-6)),
    ).toEqual([0, 2, 9]);
  });

  it('turns a higher reel only while the one below passes from nine to nought', () => {
    const [tens, ones] = reelPositions({ speed: 1, lowestExponent: 0, amount: 18.5, reelCount: 2 });
    expect(tens).toBe(1);
    expect(ones).toBeCloseTo(8.5);
    const [position] = reelPositions({ speed: 1, lowestExponent: 0, amount: 19.5, reelCount: 2 });
    expect(position).toBeCloseTo(1.5);
  });

  it('makes reels jump by whole digits when they are too fast to read', () => {
    const positions = reelPositions({ speed: 100, lowestExponent: -2, amount: 500.123, reelCount: 5 });
    expect(positions.slice(-2).every(Number.isInteger)).toBe(true);
  });
});

describe('reelLayout', () => {
  it('has one reel for each digit and the separators of the language', () => {
    const indian = reelLayout(8, 2, 'en-IN');
    expect(indian.filter((cell) => cell.kind === 'reel')).toHaveLength(10);
    expect(indian.filter((cell) => cell.kind === 'sign').map((cell) => cell.kind === 'sign' && cell.text)).toEqual([
      ',',
      ',',
      ',',
      '.',
    ]);
  });
});
