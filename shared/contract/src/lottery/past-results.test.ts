import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PrizeResult } from './result';
import { lotteryRules } from './rules';
import { readSelection } from './selection/read-selection';
import { winningUnits } from './selection/winning-units';
import type { LotteryShape } from './shape';

/** Facts of public archives; each file names its source. */
function pastDraws<Draw>(file: string): readonly Draw[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../past-results', `${file}.json`), 'utf8');
  return (JSON.parse(text) as { readonly draws: readonly Draw[] }).draws;
}

interface VietnamDraw {
  readonly date: string;
  readonly station?: string;
  readonly prizes: Readonly<Record<string, readonly string[]>>;
}
interface ThaiDraw {
  readonly date: string;
  readonly first: string;
  readonly front3: readonly string[];
  readonly last3: readonly string[];
  readonly last2: string;
}
type FourDigitDraw = Readonly<Record<'first' | 'second' | 'third', string>> &
  Readonly<Partial<Record<'starter' | 'special', readonly string[]>>> & { readonly consolation: readonly string[] };

const north = pastDraws<VietnamDraw>('vietnam-north');
const south = pastDraws<VietnamDraw>('vietnam-south');
const thai = pastDraws<ThaiDraw>('thai');
const fourDigit = pastDraws<FourDigitDraw>('four-digit');

const vietnamResult = ({ prizes }: VietnamDraw): PrizeResult => ({ prizes: Object.values(prizes) });
const thaiResult = ({ first, front3, last3, last2 }: ThaiDraw): PrizeResult => ({
  prizes: [[first], front3, last3, [last2]],
});
const fourDigitResult = ({ first, second, third, starter, special, consolation }: FourDigitDraw): PrizeResult => ({
  prizes: [[first], [second], [third], starter ?? special ?? [], consolation],
});

const compileResult = (shape: LotteryShape, result: PrizeResult) => {
  const rules = lotteryRules(shape);
  return rules.compile(rules.readResult(result));
};

function unitsOf(shape: LotteryShape, result: PrizeResult, code: string, text: string): number {
  const kind = lotteryRules(shape).kind(code);
  if (!kind) throw new Error(`no kind ${code} of ${shape}`);
  return winningUnits(kind, readSelection(kind, text), compileResult(shape, result));
}

const ends = (numbers: readonly string[], width: number) =>
  numbers.filter(({ length }) => length >= width).map((number) => number.slice(-width));
const timesOf = (items: readonly string[], item: string) => items.filter((other) => other === item).length;

describe('past results', () => {
  it('are read in the shape of their lottery', () => {
    for (const [shape, results] of [
      ['vn-north', north.map(vietnamResult)],
      ['vn-south', south.map(vietnamResult)],
      ['thai', thai.map(thaiResult)],
      ['four-digit', fourDigit.map(fourDigitResult)],
    ] as const) {
      expect(results.length).toBeGreaterThan(1);
      for (const result of results) expect(lotteryRules(shape).readResult(result)).toEqual(result);
    }
  });

  it.each([
    ['vn-north', north],
    ['vn-south', south],
  ] as const)('of %s pay each lô as often as it stands in the text of the prizes', (shape, draws) => {
    let [repeats, leadingZeros] = [0, 0];
    for (const draw of draws) {
      const result = vietnamResult(draw);
      const numbers = result.prizes.flat();
      for (const [code, width] of [
        ['lo2', 2],
        ['lo3', 3],
        ['lo4', 4],
      ] as const) {
        const lots = ends(numbers, width);
        for (const lot of new Set(lots)) {
          expect(unitsOf(shape, result, code, lot)).toBe(timesOf(lots, lot));
          if (timesOf(lots, lot) > 1) repeats++;
          if (lot.startsWith('0')) leadingZeros++;
        }
        expect(unitsOf(shape, result, code, [...new Set(lots)].join('.'))).toBe(lots.length);
      }
    }
    expect(Math.min(repeats, leadingZeros)).toBeGreaterThan(0);
  });

  it('of the North, 1 April 2026, special prize 31666', () => {
    const draw = north.find(({ date }) => date === '2026-04-01') as VietnamDraw;
    const units = (code: string, text: string) => unitsOf('vn-north', vietnamResult(draw), code, text);
    expect([units('de', '66'), units('de', '65'), units('db3', '666'), units('db4', '1666')]).toEqual([1, 0, 1, 1]);
    expect([units('tens', '6'), units('units', '6'), units('g1', '08')]).toEqual([1, 1, 1]);
    // Four heads; three prizes end in 55, two in 02 and one in 09.
    expect([units('head', '37.16.52.20'), units('lo2', '55'), units('lo2', '02.09')]).toEqual([4, 3, 3]);
    // Extra hits of 55 do not multiply a xiên.
    expect([units('x2', '55.66'), units('x3', '55.66.08'), units('x2', '55.99')]).toEqual([1, 1, 0]);
    expect([units('t4', '00.03.04.05'), units('t4', '00.03.04.55')]).toEqual([1, 0]);
  });

  it('of Can Tho, 1 April 2026, special prize of six digits', () => {
    const draw = south.find(({ date, station }) => date === '2026-04-01' && station === 'can-tho') as VietnamDraw;
    const units = (code: string, text: string) => unitsOf('vn-south', vietnamResult(draw), code, text);
    expect([units('de', '61'), units('db3', '661'), units('db4', '9661')]).toEqual([1, 1, 1]);
    expect([units('head', '15'), units('head3', '555'), units('da2', '61.15')]).toEqual([1, 1, 1]);
    // The eighth prize has no three digits, the seventh no four.
    expect([units('lo3', '555'), units('lo4', '0047')]).toEqual([1, 1]);
  });

  it('of Thailand pay top, bottom, tod and runs', () => {
    let doubles = 0;
    for (const draw of thai) {
      const units = (code: string, text: string) => unitsOf('thai', thaiResult(draw), code, text);
      const top = draw.first.slice(-3);
      expect([units('top3', top), units('top2', top.slice(1)), units('bottom2', draw.last2)]).toEqual([1, 1, 1]);
      const different = new Set(top).size;
      if (different === 2) doubles++;
      if (different > 1) expect(units(`tod${different}`, [...top].sort().join(''))).toBe(1);
      expect(units('runTop', '0.1.2.3.4.5.6.7.8.9')).toBe(different);
    }
    expect(doubles).toBeGreaterThan(0);
  });

  it('of 4D pay straight, box and iBox by prize', () => {
    const singapore = fourDigitResult(fourDigit[0] as FourDigitDraw);
    const units = (code: string, text: string) => unitsOf('four-digit', singapore, code, text);
    expect([units('big', '2250'), units('big', '6325'), units('small', '0963')]).toEqual([2_500, 1_000, 1_000]);
    expect([units('big', '0297'), units('big', '0300'), units('small', '0297')]).toEqual([180, 60, 0]);
    // 2250 in any order: twelve of them. 3762 is a consolation, and so is no other order of it.
    expect([units('iboxBig12', '0225'), units('boxBig12', '0225'), units('iboxSmall12', '0225')]).toEqual([
      209, 2_500, 292,
    ]);
    expect([units('iboxBig24', '2367'), units('singaporeBig', '2250')]).toEqual([3, 2_000]);
  });

  it('pay a number of two prizes twice', () => {
    const prizes = fourDigitResult(fourDigit[0] as FourDigitDraw).prizes.map((row) => [...row]);
    prizes[4] = (prizes[4] ?? []).with(0, '2250');
    expect(unitsOf('four-digit', { prizes }, 'big', '2250')).toBe(2_560);
  });
});

describe('a result that is not one', () => {
  const prizes = vietnamResult(north[0] as VietnamDraw).prizes;
  it.each([
    ['nothing', undefined, 'shape'],
    ['text', '31666', 'shape'],
    ['no prizes', {}, 'shape'],
    ['balls', { balls: [1, 2, 3] }, 'shape'],
    ['another field', { prizes, note: '' }, 'shape'],
    ['prizes by name', { prizes: { special: ['31666'] } }, 'shape'],
    ['a row too few', { prizes: prizes.slice(1) }, 'count'],
    ['a number too many', { prizes: prizes.with(0, ['31666', '31667']) }, 'count special'],
    ['a number as a number', { prizes: prizes.with(0, [31_666] as never) }, 'shape special 0'],
    ['a digit lost', { prizes: prizes.with(1, ['6408']) }, 'digits prize1 0'],
    ['a letter', { prizes: prizes.with(1, ['8640O']) }, 'digits prize1 0'],
    ['digits of another script', { prizes: prizes.with(1, ['٨٦٤٠٨']) }, 'digits prize1 0'],
  ])('is refused: %s', (_what, value, fault) => {
    expect(() => lotteryRules('vn-north').readResult(value)).toThrow(
      expect.objectContaining({ name: 'ResultError', message: fault }) as Error,
    );
  });

  it.each([
    ['three balls of five', 'five-digit', [1, 2, 3], 'count'],
    ['a ball out of range', 'k3', [0, 1, 2], 'range 0'],
    ['half a ball', 'k3', [1, 2, 2.5], 'range 2'],
    ['a ball as text', 'k3', [1, 2, '3'], 'shape 2'],
    ['a ball twice', 'eleven-five', [1, 2, 3, 4, 1], 'repeated 4'],
  ] as const)('is refused: %s', (_what, shape, balls, fault) => {
    expect(() => lotteryRules(shape).readResult({ balls })).toThrow(
      expect.objectContaining({ message: fault }) as Error,
    );
  });

  it('is not compiled by other rules', () => {
    expect(() => lotteryRules('k3').compile({ prizes })).toThrow(RangeError);
  });
});
