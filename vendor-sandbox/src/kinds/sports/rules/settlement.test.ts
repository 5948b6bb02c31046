import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Leg, type LegOutcome, legOutcome } from './leg';
import { parlayPayout, singlePayout, validBet } from './payout';

// The same cases in every run.
fc.configureGlobal({ seed: 2_026 });

const UNIT = 100_000;
const outcome = (kind: Leg['kind'], line: number | null, pick: Leg['pick'], score: string) => {
  const [home = 0, away = 0] = score.split('-').map(Number);
  return legOutcome({ kind, line, pick }, { home, away });
};

describe('a leg at the final score', () => {
  it.each([
    ['1x2', null, 'home', '2-1', 'won'],
    ['1x2', null, 'draw', '1-1', 'won'],
    ['1x2', null, 'away', '1-1', 'lost'],
    ['winner', null, 'away', '5-8', 'won'],
    ['winner', null, 'home', '5-5', 'push'],
    ['handicap', -1, 'home', '1-1', 'halfLost'],
    ['handicap', -1, 'away', '1-1', 'halfWon'],
    ['handicap', -2, 'home', '1-1', 'lost'],
    ['handicap', -3, 'home', '2-1', 'halfWon'],
    ['handicap', -3, 'away', '2-1', 'halfLost'],
    ['handicap', -4, 'home', '2-1', 'push'],
    ['handicap', -5, 'home', '2-1', 'halfLost'],
    ['handicap', 3, 'away', '0-1', 'halfWon'],
    ['handicap', 3, 'home', '0-1', 'halfLost'],
    ['handicap', 5, 'home', '0-1', 'halfWon'],
    ['handicap', 6, 'home', '0-1', 'won'],
    ['total', 10, 'over', '2-1', 'won'],
    ['total', 9, 'over', '1-1', 'halfLost'],
    ['total', 9, 'under', '1-1', 'halfWon'],
    ['total', 11, 'over', '2-1', 'halfWon'],
    ['total', 11, 'under', '2-1', 'halfLost'],
    ['total', 12, 'over', '2-1', 'push'],
  ] as const)('%s %s %s at %s is %s', (kind, line, pick, score, expected) => {
    expect(outcome(kind, line, pick, score)).toBe(expected);
  });

  it('is void without a score', () => {
    expect(legOutcome({ kind: 'total', line: 10, pick: 'over' }, null)).toBe('void');
  });

  it('is what two half stakes at the lines beside a quarter line come to', () => {
    const worth: Record<LegOutcome, number> = { won: 2, halfWon: 1, push: 0, halfLost: -1, lost: -2, void: 0 };
    const quarter = fc.integer({ min: -20, max: 20 }).map((line) => 2 * line + 1);
    fc.assert(
      fc.property(quarter, fc.nat(9), fc.nat(9), fc.constantFrom('home', 'away'), (line, home, away, pick) => {
        const at = (at: number) => worth[legOutcome({ kind: 'handicap', line: at, pick }, { home, away })];
        expect(at(line)).toBe((at(line - 1) + at(line + 1)) / 2);
      }),
    );
  });

  it('mirrors between the two picks of a line', () => {
    const mirror = { won: 'lost', halfWon: 'halfLost', push: 'push', halfLost: 'halfWon', lost: 'won', void: 'void' };
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.nat(9), fc.nat(9), (line, home, away) => {
        const of = (pick: 'home' | 'away') => legOutcome({ kind: 'handicap', line, pick }, { home, away });
        expect(of('away')).toBe(mirror[of('home')]);
      }),
    );
  });
});

describe('payouts', () => {
  const terms = { risk: 100 * UNIT, win: 95 * UNIT };

  it.each([
    ['won', 195],
    ['halfWon', 147.5],
    ['push', 100],
    ['void', 100],
    ['halfLost', 50],
    ['lost', 0],
  ] as const)('a single that is %s pays %d of 100', (outcome, units) => {
    expect(singlePayout(terms, outcome)).toBe(units * UNIT);
  });

  it('a parlay multiplies the factors of its legs', () => {
    const leg = (price: number, outcome: LegOutcome) => ({ price, outcome });
    const pays = (...legs: ReturnType<typeof leg>[]) => parlayPayout(100 * UNIT, legs, Number.MAX_SAFE_INTEGER) / UNIT;
    expect(pays(leg(200, 'won'), leg(150, 'won'))).toBe(300);
    expect(pays(leg(200, 'won'), leg(190, 'halfWon'))).toBe(290);
    expect(pays(leg(200, 'won'), leg(190, 'push'), leg(180, 'void'))).toBe(200);
    expect(pays(leg(200, 'won'), leg(190, 'halfLost'))).toBe(100);
    expect(pays(leg(200, 'won'), leg(190, 'lost'))).toBe(0);
    expect(pays(leg(190, 'push'), leg(190, 'void'))).toBe(100);
  });

  it('a parlay stops at the most that is paid', () => {
    const legs = Array.from({ length: 8 }, () => ({ price: 5000, outcome: 'won' as const }));
    expect(parlayPayout(100 * UNIT, legs, 1_000_000 * UNIT)).toBe(1_000_000 * UNIT);
  });

  it('a parlay of one leg pays what the single pays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 102, max: 5000 }),
        fc.constantFrom<LegOutcome>('won', 'halfWon', 'push', 'halfLost', 'lost', 'void'),
        (price, outcome) => {
          const single = singlePayout({ risk: 100 * UNIT, win: (price - 100) * UNIT }, outcome);
          expect(parlayPayout(100 * UNIT, [{ price, outcome }], Number.MAX_SAFE_INTEGER)).toBe(single);
        },
      ),
    );
  });

  it.each([
    [['won'], 100],
    [['lost'], 100],
    [['halfWon'], 50],
    [['halfLost'], 50],
    [['push'], 0],
    [['void'], 0],
    [['push', 'won'], 100],
    [['void', 'halfLost'], 50],
  ] as const)('%s counts %d of 100 as valid bet', (outcomes, units) => {
    expect(validBet(100 * UNIT, outcomes)).toBe(units * UNIT);
  });
});
