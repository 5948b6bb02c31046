import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random';
import { randomPick } from '../random-pick';
import { lotteryRules } from '../rules';
import { LOTTERY_SHAPES, type LotteryShape } from '../shape';
import { countUnits } from './count-units';
import type { LotteryKind, Pick } from './kind';
import { largestPayout, liabilities, payoutOf, stakeOf } from './price';
import { formatSelection, readSelection, SELECTION_MAX_LENGTH, SelectionError } from './read-selection';
import { drawnOutcomes, winningUnits } from './winning-units';

function kindOf(shape: LotteryShape, code: string): LotteryKind {
  const kind = lotteryRules(shape).kind(code);
  if (!kind) throw new Error(`no kind ${code} of ${shape}`);
  return kind;
}

describe('the text of a selection', () => {
  it.each([
    ['vn-north', 'lo2', '99.05.12', '05.12.99', 3],
    ['vn-north', 'lo4', '0007', '0007', 1],
    ['vn-north', 'x2', '05.12.99', '05.12.99', 3],
    ['vn-north', 'x3', '05-12.33.44', '05-12.33.44', 3],
    ['vn-north', 'x3', '44.05-12.33', '05.44-12.33', 2],
    ['vn-north', 't4', '01.02.03.04.05', '01.02.03.04.05', 5],
    ['five-digit', 'last3', '2.1.0/3/4.5', '0.1.2/3/4.5', 6],
    ['five-digit', 'all5Group60', '1/2.3.4', '1/2.3.4', 1],
    ['five-digit', 'all5Group60', '1.2/1.3.4.5', '1.2/1.3.4.5', 5],
    ['five-digit', 'all5Group30', '1.2.3/1.2.3', '1.2.3/1.2.3', 3],
    ['five-digit', 'last3Group3', '1.2/1.2', '1.2/1.2', 2],
    ['five-digit', 'last3Group6', '1.2.3.4', '1.2.3.4', 4],
    ['five-digit', 'last2Sides', 'odd.big/small', 'big.odd/small', 2],
    ['pk10', 'first3', '01.02/01.02/01.02.10', '01.02/01.02/01.02.10', 2],
    ['eleven-five', 'any8', '01.02-03.04.05.06.07.08.09', '01.02-03.04.05.06.07.08.09', 7],
    ['four-digit', 'iboxBig12', '0112', '0112', 1],
    ['sea-six-digit', 'last6', '000042', '000042', 1],
  ] as const)('of %s %s %s is canonically %s: %i units', (shape, code, text, canonical, units) => {
    const kind = kindOf(shape, code);
    const pick = readSelection(kind, text);
    expect(formatSelection(kind, pick)).toBe(canonical);
    expect(readSelection(kind, canonical)).toEqual(pick);
    expect(countUnits(kind, pick)).toBe(units);
  });

  it.each(LOTTERY_SHAPES)('reads back for every kind of %s, and a random one is a unit', (shape) => {
    const random = seededRandom(shape);
    for (const kind of lotteryRules(shape).kinds) {
      for (let round = 0; round < 20; round++) {
        const pick = randomPick(kind, (bound) => random.int(0, bound - 1));
        expect(countUnits(kind, pick)).toBe(1);
        expect(readSelection(kind, formatSelection(kind, pick))).toEqual(pick);
      }
    }
  });

  it.each(LOTTERY_SHAPES)('of any other form is refused or made canonical, for every kind of %s', (shape) => {
    const parts = fc.constantFrom('0', '1', '5', '05', '12', '005', '0112', '123', 'big', 'odd', '.', '/', '-', ' ');
    fc.assert(
      fc.property(fc.constantFrom(...lotteryRules(shape).kinds), fc.array(parts, { maxLength: 12 }), (kind, texts) => {
        const pick = readIfValid(kind, texts.join(''));
        if (!pick) return;
        expect(countUnits(kind, pick)).toBeGreaterThan(0);
        expect(readSelection(kind, formatSelection(kind, pick))).toEqual(pick);
      }),
      { seed: 19, numRuns: 500 },
    );
  });

  it.each([
    ['vn-north', 'lo2', '', 'unknown_outcome', ''],
    ['vn-north', 'lo2', '5', 'unknown_outcome', '5'],
    ['vn-north', 'lo2', '005', 'unknown_outcome', '005'],
    ['vn-north', 'lo2', '+5', 'unknown_outcome', '+5'],
    ['vn-north', 'lo2', '5e', 'unknown_outcome', '5e'],
    ['vn-north', 'lo2', '٠٥', 'unknown_outcome', '٠٥'],
    ['vn-north', 'lo2', '05.', 'unknown_outcome', ''],
    ['vn-north', 'lo2', '05.12.05', 'repeated_outcome', '05'],
    ['vn-north', 'lo2', '05/12', 'wrong_columns', ''],
    ['vn-north', 't4', '01-02.03.04', 'unknown_outcome', '01-02'],
    ['vn-north', 'x2', '05', 'too_few', ''],
    ['vn-north', 'x2', '05.12-13', 'too_few', ''],
    ['vn-north', 'x3', '05-05.12.13', 'repeated_outcome', '05'],
    ['vn-north', 'x3', '05-12-13', 'wrong_columns', ''],
    ['five-digit', 'last3', '1/2', 'wrong_columns', ''],
    ['five-digit', 'last3', '1/2/3/4', 'wrong_columns', ''],
    ['five-digit', 'last3', '1//3', 'unknown_outcome', ''],
    ['five-digit', 'last3', '1/2.2/3', 'repeated_outcome', '2'],
    ['five-digit', 'last3Group3', '1/1', 'too_few', ''],
    ['five-digit', 'all5Group120', '1.2.3.4', 'too_few', ''],
    ['five-digit', 'dragonTiger', 'tie', 'unknown_outcome', 'tie'],
    ['pk10', 'first2', '01/01', 'too_few', ''],
    ['pk10', 'r1', '11', 'unknown_outcome', '11'],
    ['pk10', 'r1', 'constructor', 'unknown_outcome', 'constructor'],
    ['thai', 'tod3', '321', 'unknown_outcome', '321'],
    ['thai', 'tod3', '112', 'unknown_outcome', '112'],
    ['thai', 'tod2', '111', 'unknown_outcome', '111'],
    ['four-digit', 'boxBig24', '1111', 'unknown_outcome', '1111'],
  ] as const)('of %s %s refuses "%s" as %s', (shape, code, text, fault, outcome) => {
    expect(faultOf(kindOf(shape, code), text)).toMatchObject({ code: fault, outcome });
  });

  it('is refused unread when it is longer than any, and when it repeats without end', () => {
    const kind = kindOf('vn-north', 'db4');
    expect(faultOf(kind, '0'.repeat(SELECTION_MAX_LENGTH + 1)).code).toBe('too_long');
    expect(faultOf(kind, '0.'.repeat(SELECTION_MAX_LENGTH / 2)).code).toBe('unknown_outcome');
    expect(faultOf(kind, Array.from({ length: 11_000 }, () => '0007').join('.')).code).toBe('repeated_outcome');
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).join('.');
    expect(countUnits(kind, readSelection(kind, all))).toBe(10_000);
  });

  it('shortens the name that it reports', () => {
    expect(faultOf(kindOf('vn-north', 'lo2'), 'x'.repeat(5_000)).outcome).toHaveLength(20);
  });
});

function readIfValid(kind: LotteryKind, text: string): Pick | undefined {
  try {
    return readSelection(kind, text);
  } catch (error) {
    if (error instanceof SelectionError) return undefined;
    throw error;
  }
}

function faultOf(kind: LotteryKind, text: string): SelectionError {
  try {
    readSelection(kind, text);
  } catch (error) {
    if (error instanceof SelectionError) return error;
  }
  throw new Error(`${kind.code} accepts ${text}`);
}

const vietnam = lotteryRules('vn-north');
const lots = (numbers: readonly string[]) => {
  const rest = [...numbers];
  const rows = vietnam.form.type === 'prizes' ? vietnam.form.rows : [];
  const prizes = rows
    .toReversed()
    .map(({ count, digits }) => Array.from({ length: count }, () => (rest.shift() ?? '99').padStart(digits, '9')))
    .toReversed();
  return vietnam.compile(vietnam.readResult({ prizes }));
};

describe('the price of a selection', () => {
  const unit = 100_000n;
  const line = (shape: LotteryShape, code: string, text: string) => {
    const kind = kindOf(shape, code);
    return [kind, readSelection(kind, text)] as const;
  };

  it('charges a lô for every lot, and pays every hit of each number', () => {
    const [kind, pick] = line('vn-north', 'lo2', '05.12');
    expect(stakeOf(kind, pick, unit)).toBe(54n * unit);
    expect(payoutOf(kind, pick, unit, 99_000, lots(['05', '05', '12']))).toBe(297n * unit);
    expect(largestPayout(kind, pick, unit, 99_000)).toBe(27n * 99n * unit);
  });

  it('pays a xiên once, however often its numbers come', () => {
    const [kind, pick] = line('vn-north', 'x2', '05.12');
    expect(payoutOf(kind, pick, unit, 17_000, lots(['05', '05', '12', '12']))).toBe(17n * unit);
    expect(payoutOf(kind, pick, unit, 17_000, lots(['05', '05']))).toBe(0n);
  });

  it('pays each combination among the hits, those with the bankers only', () => {
    const result = lots(['01', '02', '03', '04']);
    const unitsOf = (text: string) => winningUnits(...line('vn-north', 'x2', text), result);
    expect(unitsOf('01.02.03.05')).toBe(3);
    expect(unitsOf('01-02.03.05')).toBe(2);
    expect(unitsOf('05-01.02.03')).toBe(0);
  });

  it('pays a trượt for every combination that stays away', () => {
    const result = lots(['01', '02']);
    expect(winningUnits(...line('vn-north', 't4', '01.10.11.12.13.14'), result)).toBe(5);
    expect(winningUnits(...line('vn-north', 't4', '10.11.12.99'), result)).toBe(0);
  });

  it('cuts a payout to whole ledger units', () => {
    const [kind, pick] = line('five-digit', 'dragonTiger', 'dragon');
    const { compile } = lotteryRules('five-digit');
    expect(payoutOf(kind, pick, 1n, 2_177, compile({ balls: [9, 0, 0, 0, 1] }))).toBe(2n);
  });

  it('gives the stake back for a tie in credit mode, and takes it in official mode', () => {
    const result = lotteryRules('five-digit').compile({ balls: [4, 0, 0, 0, 4] });
    expect(payoutOf(...line('five-digit', 'dragonTigerPush', 'dragon.tiger'), unit, 1_955, result)).toBe(2n * unit);
    expect(payoutOf(...line('five-digit', 'dragonTiger', 'dragon.tiger'), unit, 2_177, result)).toBe(0n);
  });

  it('pays both sides of each of two positions', () => {
    const [kind, pick] = line('five-digit', 'last2Sides', 'big.odd/small.even');
    const result = lotteryRules('five-digit').compile({ balls: [0, 0, 0, 7, 2] });
    expect(winningUnits(kind, pick, result)).toBe(4);
    expect(largestPayout(kind, pick, unit, 3_920)).toBe((4n * unit * 3_920n) / 1_000n);
  });

  it('names as the largest prize what can come together', () => {
    const largest = (shape: LotteryShape, code: string, text: string) =>
      largestPayout(...line(shape, code, text), unit, 1_000) / unit;
    expect(largest('eleven-five', 'any2', '01.02.03.04.05.06.07')).toBe(10n);
    expect(largest('eleven-five', 'any7', '01-02.03.04.05.06.07.08.09')).toBe(6n);
    expect(largest('k3', 'oneFace', '1.2.3.4.5.6')).toBe(3n);
    expect(largest('k3', 'oneFace', '1')).toBe(1n);
    expect(largest('vn-north', 't4', '01.02.03.04.05')).toBe(5n);
  });

  it('owes a list by outcome, and other kinds and four digits as a whole', () => {
    expect(liabilities(...line('vn-north', 'lo2', '05.12'), 1n, 99_500)).toEqual([
      { pool: 0, outcome: 5, amount: 100n },
      { pool: 0, outcome: 12, amount: 100n },
    ]);
    expect(liabilities(...line('vn-north', 'x2', '05.12.13'), unit, 17_000)).toEqual([
      { pool: kindOf('vn-north', 'x2').number, outcome: -1, amount: 51n * unit },
    ]);
    expect(liabilities(...line('vn-north', 'db4', '0001.0002'), unit, 8_880_000)).toEqual([
      { pool: kindOf('vn-north', 'db4').number, outcome: -1, amount: 8_880n * unit },
    ]);
    // A number in all 23 prizes.
    expect(liabilities(...line('four-digit', 'big', '1234'), unit, 2_500_000)).toEqual([
      { pool: kindOf('four-digit', 'big').number, outcome: -1, amount: 6_400n * unit },
    ]);
  });

  it('marks what was drawn, by column', () => {
    const marks = (shape: LotteryShape, code: string, text: string, balls: readonly number[]) => {
      const [kind, pick] = line(shape, code, text);
      const drawn: Pick = drawnOutcomes(kind, pick, lotteryRules(shape).compile({ balls }));
      return formatSelection(kind, drawn);
    };
    expect(marks('five-digit', 'last3', '1.2/3/4.5', [0, 0, 2, 3, 9])).toBe('2/3/');
    expect(marks('five-digit', 'last3Group3', '1.2/3.4', [0, 0, 1, 1, 4])).toBe('1/4');
    expect(marks('eleven-five', 'any2', '01-02.03', [1, 3, 5, 7, 9])).toBe('01-03');
  });
});
