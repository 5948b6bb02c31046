import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawResult, ownResult } from './own-draw';
import { lotteryRules } from './rules';
import { LOTTERY_SHAPES } from './shape';

const draw = { seed: 'b5f1c0', issue: 'FAST_5D_1-20261123-0417', beacon: '5fdb7ac9' };

/** Written anew, as somebody would who checks a draw with tools of their own. */
function wordsByHand(block: number): number[] {
  const bytes = createHmac('sha256', draw.seed).update(`${draw.issue}|${draw.beacon}|${block}`).digest();
  return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(4 * word));
}

describe('an own draw', () => {
  it('is the HMAC of issue, beacon and block under the seed', async () => {
    const limit = 2 ** 32 - (2 ** 32 % 10);
    const digits = [...wordsByHand(0), ...wordsByHand(1)].filter((word) => word < limit).map((word) => word % 10);
    expect(await ownResult('five-digit', draw)).toEqual({ balls: digits.slice(0, 5) });
  });

  it('goes on in the next block when a draw takes more than eight words', async () => {
    const cars = Array.from({ length: 10 }, (_, at) => at + 1);
    const words = [...wordsByHand(0), ...wordsByHand(1)];
    const arrival = Array.from({ length: 10 }, () => cars.splice((words.shift() ?? 0) % cars.length, 1)[0]);
    expect(await ownResult('pk10', draw)).toEqual({ balls: arrival });
  });

  it('is another one for another seed, issue or beacon', async () => {
    const results = await Promise.all(
      [draw, { ...draw, seed: 'b5f1c1' }, { ...draw, issue: 'x' }, { ...draw, beacon: '5fdb7aca' }].map((own) =>
        ownResult('pk10', own),
      ),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(4);
  });

  it.each(LOTTERY_SHAPES)('of %s is a result of its rules', (shape) => {
    const { readResult } = lotteryRules(shape);
    for (const part of [0, 0.5, 0.999_999_9]) {
      const result = drawResult(shape, (bound) => Math.floor(part * bound));
      expect(readResult(result)).toEqual(result);
    }
  });
});
