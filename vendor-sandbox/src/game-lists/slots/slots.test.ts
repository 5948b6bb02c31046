import { describe, expect, test } from 'vitest';
import { generateGames } from '../generate-games';
import { evaluate, gridAt, payoutOf, runOn } from './evaluate';
import { lineShapes } from './line-shapes';
import { expectationOf, returnOf, windowsOf } from './returns';
import { LEVELS, returnBpOf, rulesOfListed, type SlotRules, slotRules, WAYS } from './slot-rules';
import { JACKPOT, PAYING, REELS, SCATTER, SYMBOLS } from './symbols';

const LINES = [5, 9, 10, 15, 20, 25, 30, 40, 50, 100, WAYS];
/** Stops of the reels that are walked through one by one. */
const SHORT = 7;
const VOLATILITIES = ['low', 'medium', 'high'] as const;
const every = VOLATILITIES.flatMap((volatility) =>
  LINES.flatMap((lines) =>
    [false, true].flatMap((jackpot) =>
      Array.from({ length: LEVELS }, (_, level) => slotRules({ lines, volatility, jackpot, level })),
    ),
  ),
);
const distinctStrips = [...new Map(every.map((rules) => [JSON.stringify(rules.strips), rules])).values()];

/** Weight of each symbol on a strip. */
const weights = (strip: readonly number[]) =>
  Array.from({ length: SYMBOLS }, (_, symbol) => strip.filter((other) => other === symbol).length);

/** Walks through every combination of symbols on a line, each with the number of stops that show it. */
function eachLine({ strips }: SlotRules, visit: (symbols: readonly number[], stops: number) => void): void {
  const perReel = strips.map(weights);
  const walk = (symbols: readonly number[], stops: number): void => {
    if (symbols.length === REELS) return visit(symbols, stops);
    perReel[symbols.length]?.forEach((weight, symbol) => weight > 0 && walk([...symbols, symbol], stops * weight));
  };
  walk([], 1);
}

describe('the listed return', () => {
  const slots = generateGames().filter(({ type }) => type === 'rng');

  test('of every slot is the one of its rules', () => {
    const mismatches = slots.filter((game) => {
      const rules = rulesOfListed(game);
      return !rules || returnBpOf(rules) !== game.returnBp || (rules.jackpot !== null) !== game.hasJackpot;
    });
    expect(slots.length).toBeGreaterThan(7_500);
    expect(mismatches).toEqual([]);
  });

  test('of every configuration lies between 93 and 98 per cent', () => {
    for (const rules of every) {
      expect(returnOf(rules)).toBeGreaterThan(0.93);
      expect(returnOf(rules)).toBeLessThan(0.98);
    }
  });
});

describe('full enumeration', () => {
  test('of all symbols on a line gives each configuration the expectation that its list is made of', () => {
    for (const entry of distinctStrips) {
      const total = entry.strips.reduce((product, strip) => product * strip.length, 1);
      const counts = new Map<string, number>();
      eachLine(entry, (symbols, stops) => {
        const [symbol] = symbols;
        const count = runOn(
          symbols.map((other) => [other]),
          symbols.map(() => 0),
        );
        if (count >= 3) counts.set(`${symbol} ${count}`, (counts.get(`${symbol} ${count}`) ?? 0) + stops);
      });
      const alike = every.filter(
        ({ strips, lines }) => lines !== null && JSON.stringify(strips) === JSON.stringify(entry.strips),
      );
      for (const rules of alike) {
        const enumerated = PAYING.flatMap((symbol) =>
          [3, 4, 5].map(
            (count) => ((counts.get(`${symbol} ${count}`) ?? 0) * (rules.pays[symbol]?.[count - 3] ?? 0)) / 100,
          ),
        ).reduce((sum, part) => sum + part, 0);
        expect(expectationOf(rules).lines).toBeCloseTo(enumerated / total, 10);
      }
    }
  });

  test('of all windows of the reels gives scatters, jackpots and free spins', () => {
    for (const rules of every) {
      const shows = (symbol: number) =>
        rules.strips.map((strip) =>
          windowsOf(strip, rules.rows).map((window) => window.filter((s) => s === symbol).length),
        );
      for (const symbol of [SCATTER, JACKPOT])
        for (const counts of shows(symbol)) expect(Math.max(...counts)).toBeLessThanOrEqual(1);
      const chance = (symbol: number, count: number) => {
        const reels = shows(symbol).map((counts) => counts.filter((count) => count === 1).length / counts.length);
        let sum = 0;
        for (let mask = 0; mask < 2 ** REELS; mask++) {
          const bits = reels.map((_, reel) => (mask >> reel) & 1);
          if (bits.reduce((all, bit) => all + bit, 0) !== count) continue;
          sum += reels.reduce((product, share, reel) => product * (bits[reel] === 1 ? share : 1 - share), 1);
        }
        return sum;
      };
      const { scatters, spins, jackpot } = expectationOf(rules);
      const sumOf = (values: readonly number[]) =>
        values.reduce((sum, value, i) => sum + value * chance(SCATTER, i + 3), 0);
      expect(scatters).toBeCloseTo(sumOf(rules.scatterPays), 10);
      expect(spins).toBeCloseTo(sumOf(rules.freeSpins), 10);
      expect(jackpot).toBeCloseTo((rules.jackpot ?? 0) * chance(JACKPOT, 5), 10);
    }
  });

  test.each([10, 50, WAYS])(
    'of every stop of short reels, %d lines, agrees with what is evaluated and paid',
    (lines) => {
      const sourceRules = slotRules({ lines, volatility: 'medium', jackpot: true, level: 1 });
      const rules = { ...sourceRules, strips: sourceRules.strips.map((strip) => strip.slice(0, SHORT)) };
      const shapes = rules.lines === null ? [] : lineShapes(rules.rows, rules.lines);
      const STAKE = rules.coins * 100;
      let paid = 0;
      let free = 0;
      const stops = SHORT ** REELS;
      for (let index = 0; index < stops; index++) {
        const at = Array.from({ length: REELS }, (_, reel) => Math.floor(index / SHORT ** reel) % SHORT);
        const { wins, freeSpins } = evaluate(rules, shapes, gridAt(rules, at));
        paid += payoutOf(rules, wins, STAKE);
        free += freeSpins;
      }
      const expected = expectationOf(rules);
      expect(paid / stops / STAKE).toBeCloseTo(expected.lines + expected.scatters + expected.jackpot, 8);
      expect(free / stops).toBeCloseTo(expected.spins, 8);
    },
  );
});

test('a jackpot that is listed can be won: each reel has the symbol once', () => {
  for (const rules of every) {
    const count = rules.jackpot === null ? 0 : 1;
    for (const strip of rules.strips) expect(strip.filter((symbol) => symbol === JACKPOT)).toHaveLength(count);
  }
});

test('lines are distinct and lie within the window', () => {
  for (const [rows, count] of [
    [3, 30],
    [4, 100],
  ] as const) {
    const shapes = lineShapes(rows, count);
    expect(new Set(shapes.map((shape) => shape.join())).size).toBe(count);
    expect(shapes.flat().every((row) => row >= 0 && row < rows)).toBe(true);
  }
});
