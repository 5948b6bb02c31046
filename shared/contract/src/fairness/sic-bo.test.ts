import { describe, expect, it } from 'vitest';
import { playFairly } from './fair-draw';
import { SIC_BO_SPOTS, type SicBoSpot, sicBoFactor, sicBoPays, sicBoReturn, type Throw } from './sic-bo';
import { sicBo } from './sic-bo-game';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Throw => [a, b, c])));
const hits = (spot: SicBoSpot) => THROWS.filter((dice) => sicBoFactor(spot, dice) > 0).length;

describe('sic bo', () => {
  it.each([
    ['small', 105],
    ['big', 105],
    ['odd', 105],
    ['even', 105],
    ['anyTriple', 6],
    ['triple4', 1],
    ['double4', 16],
    ['pair26', 30],
    ['single3', 91],
    ['total4', 3],
    ['total10', 27],
    ['total17', 3],
  ] as const)('wins on %s in %i of 216 throws', (spot, count) => {
    expect(hits(spot)).toBe(count);
  });

  it('has fifty-two different spots', () => {
    expect(new Set(SIC_BO_SPOTS).size).toBe(52);
  });

  it('returns between 87 and 98 % on every spot, counted over every throw', () => {
    for (const spot of SIC_BO_SPOTS) {
      expect(sicBoReturn(spot), spot).toBeGreaterThan(0.87);
      expect(sicBoReturn(spot), spot).toBeLessThan(0.98);
    }
  });

  it.each([
    ['big', 210 / 216],
    ['triple5', 190 / 216],
    ['single1', (75 * 2 + 15 * 3 + 13) / 216],
    ['pair16', (30 * 7) / 216],
  ] as const)('returns on %s what its odds say', (spot, expected) => {
    expect(sicBoReturn(spot)).toBeCloseTo(expected, 12);
  });

  it('never brings back more than the most that the layout names, and that at times', () => {
    for (const spot of SIC_BO_SPOTS)
      expect(Math.max(...THROWS.map((dice) => sicBoFactor(spot, dice))), spot).toBe(sicBoPays(spot));
  });

  it('pays mirrored totals alike', () => {
    expect([4, 7, 10].map((total) => sicBoPays(`total${total}` as SicBoSpot))).toEqual(
      [17, 14, 11].map((total) => sicBoPays(`total${total}` as SicBoSpot)),
    );
  });

  it('refuses a spot that it does not have', () => {
    for (const spot of ['pair11', 'pair62', 'total3', 'double7'])
      expect(sicBo.optionsSchema.safeParse({ bets: { [spot]: '1.00' } }).success, spot).toBe(false);
    expect(sicBo.optionsSchema.safeParse({ bets: { pair26: '1.00', total4: '2.50' } }).success).toBe(true);
  });

  it('throws by the seeds alone, every face about equally often', async () => {
    const seeds = { serverSeed: 'b5f1c0', clientSeed: 'mangrove' };
    const throwOf = (nonce: number) =>
      playFairly({ ...seeds, nonce }, (draw) => sicBo.play(draw, { bets: { big: '1.00' } }));
    expect(await throwOf(7)).toEqual(await throwOf(7));
    const counts = new Array<number>(7).fill(0);
    for (let nonce = 0; nonce < 2_000; nonce++) for (const die of (await throwOf(nonce)).dice) counts[die]! += 1;
    const chiSquare = counts.slice(1).reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(chiSquare).toBeLessThan(20.52); // 5 degrees of freedom, p = 0.001
  });
});
