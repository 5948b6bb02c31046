import { readLines, stakeOfLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { LOTTERY_SHAPES } from '@marquee/contract/lottery/shape';
import { seededRandom } from '@marquee/contract/seeded-random';
import { expect, it } from 'vitest';
import { randomTicket } from './lottery-ticket';

const random = seededRandom('lottery crowd');
const COIN = 100_000n;

it.each(LOTTERY_SHAPES)('buys tickets of %s that the rules read, for about the coin a line', (shape) => {
  const rules = lotteryRules(shape);
  for (let ticket = 0; ticket < 60; ticket += 1) {
    const text = randomTicket(rules, rules.kinds, { coin: COIN, leastStake: 1_000n }, (below) =>
      random.int(0, below - 1),
    );
    const lines = readLines(rules, text);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(stakeOfLines([line])).toBeLessThanOrEqual(COIN);
  }
});
