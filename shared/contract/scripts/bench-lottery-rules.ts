import { formatLines, readLines, settleLines } from '../src/lottery/line';
import { drawResult } from '../src/lottery/own-draw';
import { randomPick } from '../src/lottery/random-pick';
import { readNumbers } from '../src/lottery/read-numbers';
import { lotteryRules } from '../src/lottery/rules';
import type { Pick } from '../src/lottery/selection/kind';
import { LOTTERY_SHAPES, type LotteryShape } from '../src/lottery/shape';
import { seededRandom } from '../src/seeded-random';

const LINES = 100_000;
const LINES_OF_TICKET = 5;

/** Microseconds of CPU a line: reading a stored ticket, and settling its lines. */
function measureShape(shape: LotteryShape): string {
  const rules = lotteryRules(shape);
  const random = seededRandom(shape);
  const draw = (bound: number) => random.int(0, bound - 1);
  const result = rules.compile(drawResult(shape, draw));
  const tickets = Array.from({ length: LINES / LINES_OF_TICKET }, () =>
    formatLines(
      Array.from({ length: LINES_OF_TICKET }, () => {
        const kind = random.pick(rules.kinds);
        const pick: Pick = randomPick(kind, draw);
        return { kind, pick, unitStake: 100_000n, odds: kind.odds };
      }),
    ),
  );
  const [lines, reading] = measured(() => tickets.map((ticket) => readLines(rules, ticket)));
  const [, settling] = measured(() => lines.map((ticket) => settleLines(ticket, result).payout));
  const perLine = (microseconds: number) => (microseconds / LINES).toFixed(2);
  return `${shape.padEnd(14)} read ${perLine(reading)}, settle ${perLine(settling)} us of CPU a line`;
}

/** The result of the second run, and its microseconds of CPU. */
function measured<Value>(run: () => Value): readonly [Value, number] {
  run();
  const before = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(before);
  return [value, user + system];
}

const db4 = lotteryRules('vn-north').kind('db4');
if (db4?.family !== 'list') throw new Error('numbers of four digits are a list');
const pasted = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).join(',');
const [report, reading] = measured(() => readNumbers(db4, pasted));

const out = [
  ...LOTTERY_SHAPES.map(measureShape),
  `${report.read} pasted numbers read in ${(reading / 1_000).toFixed(1)} ms of CPU`,
];
process.stdout.write(`${out.join('\n')}\n`);
