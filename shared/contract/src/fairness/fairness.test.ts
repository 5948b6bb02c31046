import { describe, expect, it } from 'vitest';
import { CRASH_MAX_HUNDREDTHS, crashPayout, crashPoint, elapsedAt, multiplierAt, previousSeed } from './crash';
import { fairInteger, fairWords, hmacSha256, sha256Hex, toHex } from './fair-bytes';
import { fairDrawFrom } from './fair-draw';
import { MINES_CELLS, minePositions, minesMultiplierHundredths, minesPayout } from './mines';

const seeds = { serverSeed: 'b5f1c0', clientSeed: 'mangrove', nonce: 7 };

describe('fair bytes', () => {
  it('are the HMAC-SHA256 of RFC 4231, test case 2', async () => {
    expect(toHex(await hmacSha256('Jefe', 'what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('give every value of a range about equally often', async () => {
    const words = fairWords(seeds);
    const counts = new Array<number>(7).fill(0);
    for (let i = 0; i < 14_000; i++) counts[await fairInteger(words, 7)]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    expect(chiSquare).toBeLessThan(22.46); // 6 degrees of freedom, p = 0.001
  });
});

/** The words of a bound of 7 that a remainder would favour: the last 4 of 2^32, which is 7 x 613,566,756 + 4. */
const FIRST_REJECTED = 7 * 613_566_756;
const LAST_WORD = 2 ** 32 - 1;

describe('rejection sampling', () => {
  async function* wordsOf(words: readonly number[]): AsyncGenerator<number, never> {
    yield* words;
    throw new Error('all words are used');
  }

  it.each([
    ['the first word that would favour low values', [FIRST_REJECTED, 5], 5],
    ['the last word of all', [LAST_WORD, 12], 5],
    ['several words in a row', [LAST_WORD, FIRST_REJECTED + 1, FIRST_REJECTED, 6], 6],
  ])('draws again after %s', async (_what, words, value) => {
    expect(await fairInteger(wordsOf(words), 7)).toBe(value);
    const rest = [...words];
    expect(fairDrawFrom(() => rest.shift() as number)(7)).toBe(value);
    expect(rest).toEqual([]);
  });

  it('takes the last word below the bias, and every word where there is none', async () => {
    for (const [word, bound, value] of [
      [FIRST_REJECTED - 1, 7, 6],
      [LAST_WORD, 8, 7],
      [LAST_WORD, 2 ** 32, LAST_WORD],
    ] as const) {
      expect(await fairInteger(wordsOf([word]), bound)).toBe(value);
      expect(fairDrawFrom(() => word)(bound)).toBe(value);
    }
  });
});

describe('mines', () => {
  it('are placed by the seeds alone, on distinct cells', async () => {
    const placed = await minePositions(seeds, 24);
    expect(new Set(placed).size).toBe(24);
    expect(await minePositions(seeds, 24)).toEqual(placed);
    expect(await minePositions({ ...seeds, nonce: 8 }, 24)).not.toEqual(placed);
    expect((await minePositions(seeds, 3)).every((cell) => placed.includes(cell))).toBe(true);
  });

  it('return 99 % of the stake whatever the player does', () => {
    for (let mines = 1; mines < MINES_CELLS; mines++) {
      let chance = 1;
      for (let picks = 1; picks <= MINES_CELLS - mines; picks++) {
        chance *= (MINES_CELLS - mines - picks + 1) / (MINES_CELLS - picks + 1);
        const payout = Number(minesPayout(10n ** 15n, mines, picks)) / 1e15;
        expect(payout * chance).toBeCloseTo(0.99, 6);
      }
    }
  });

  it.each([
    [3, 1, 112],
    [1, 24, 2_475],
    [24, 1, 2_475],
    [5, 0, 100],
  ])('with %i mines and %i picks pay %i hundredths', (mines, picks, hundredths) => {
    expect(minesMultiplierHundredths(mines, picks)).toBe(hundredths);
  });
});

describe('crash', () => {
  it('crashes by seed and salt alone, within its bounds', async () => {
    const first = await crashPoint('seed', 'a:b:c');
    expect(await crashPoint('seed', 'a:b:c')).toBe(first);
    expect(first).toBeGreaterThanOrEqual(100);
    expect(first).toBeLessThanOrEqual(CRASH_MAX_HUNDREDTHS);
  });

  it('reaches 2.00 x in about 49.5 % of the rounds', async () => {
    let reached = 0;
    const rounds = 10_000;
    for (let round = 0; round < rounds; round++) if ((await crashPoint(`seed-${round}`, 'salt')) >= 200) reached += 1;
    const sigma = Math.sqrt((0.495 * 0.505) / rounds);
    expect(Math.abs(reached / rounds - 0.495)).toBeLessThan(4 * sigma);
  });

  it('shows a multiplier at the time it is reached', () => {
    for (const hundredths of [101, 150, 200, 1_000, 99_999]) {
      expect(multiplierAt(elapsedAt(hundredths))).toBeGreaterThanOrEqual(hundredths);
      expect(multiplierAt(elapsedAt(hundredths) - 2)).toBeLessThan(hundredths);
    }
    expect(multiplierAt(-50)).toBe(100);
  });

  it('cuts a payout to a whole ledger unit', () => {
    expect(crashPayout(333n, 133)).toBe(442n);
  });

  it('chains its seeds by SHA-256', async () => {
    expect(await previousSeed('abc')).toBe(await sha256Hex('abc'));
  });
});
