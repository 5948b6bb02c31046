import { describe, expect, it } from 'vitest';
import { ballAt, fallMs } from './ball-path';

describe('the fall of the ball', () => {
  const path = [1, 1, 0, 1, 0, 1, 1, 1];

  it('starts above the middle pin', () => {
    expect(ballAt(path, 0)).toMatchObject({ x: 0, y: 0, touchedPins: 0 });
  });

  it('ends above the bin of its path', () => {
    const rights = path.filter((step) => step === 1).length;
    expect(ballAt(path, fallMs(path.length)).x).toBeCloseTo(rights - path.length / 2);
  });

  it('is above a pin at every row', () => {
    const step = (fallMs(8) - fallMs(7)) * 3;
    expect(ballAt(path, step + 1e-9).x).toBeCloseTo(2 - 3 / 2, 3);
  });
});
