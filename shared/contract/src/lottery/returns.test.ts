import { describe, expect, it } from 'vitest';
import { choose } from '../choose';
import { seededRandom } from '../seeded-random';
import { groupOdds, groupRebate, HIGHEST_GROUP, houseEdge, LOWEST_GROUP } from './group-odds';
import { randomPick } from './random-pick';
import { highestOdds, returnOf, returnsMoreThanStaked } from './returns';
import type { PrizeResult } from './result';
import { lotteryRules } from './rules';
import type { CompiledResult, LotteryKind, Pick } from './selection/kind';
import { largestPayout, ODDS_SCALE, payoutOf, stakeOf } from './selection/price';
import { winningUnits } from './selection/winning-units';
import { LOTTERY_SHAPES, type LotteryShape } from './shape';

/** So large that no payout is cut. */
const UNIT = 1_000_000_000n;

/** Several units of a kind: random ones laid over each other. */
function widePick(kind: LotteryKind, seed: string, units = 4): Pick {
  const random = seededRandom(seed);
  const picks = Array.from({ length: units }, () => randomPick(kind, (bound) => random.int(0, bound - 1)));
  return (picks[0] ?? []).map((_, column) =>
    [...new Set(picks.flatMap((pick) => pick[column] ?? []))].sort((left, right) => left - right),
  );
}

/** The first outcome as banker. */
const withBanker = ([[banker = 0, ...others] = []]: Pick): Pick => [[banker], others];

/** What comes back of the stake of a pick, result after result, by the settle function. */
function settlement(kind: LotteryKind, pick: Pick) {
  const stake = stakeOf(kind, pick, UNIT);
  const largest = largestPayout(kind, pick, UNIT, kind.odds);
  const most = largest > stake ? largest : stake;
  let paid = 0n;
  let results = 0n;
  return {
    kind,
    settle(result: CompiledResult) {
      const payout = payoutOf(kind, pick, UNIT, kind.odds, result);
      if (payout > most) throw new Error(`${kind.code} pays ${payout}, more than its largest prize ${largest}`);
      paid += payout;
      results++;
    },
    /** The part of the stake that came back on average. */
    returned: () => Number((paid * 10n ** 15n) / (stake * results)) / 1e15,
  };
}

/** One unit, several, and several with a banker. */
function settlementsOf(kind: LotteryKind) {
  const wide = widePick(kind, `several ${kind.code}`);
  const hasBankers = (kind.family === 'all' || kind.family === 'cover') && kind.k > 1;
  const picks = [widePick(kind, `one ${kind.code}`, 1), wide, ...(hasBankers ? [withBanker(wide)] : [])];
  return picks.map((pick) => settlement(kind, pick));
}

/** Every way to draw so many balls, each of `from` to `to`. */
function* draws(count: number, from: number, to: number): Generator<number[]> {
  const size = to - from + 1;
  for (let draw = 0; draw < size ** count; draw++)
    yield Array.from({ length: count }, (_, at) => (Math.floor(draw / size ** at) % size) + from);
}

/** Every way to draw so many different balls of 1 to `to`, in order. */
function* arrangements(count: number, to: number, drawn: readonly number[] = []): Generator<readonly number[]> {
  if (drawn.length === count) yield drawn;
  else
    for (let ball = 1; ball <= to; ball++) if (!drawn.includes(ball)) yield* arrangements(count, to, [...drawn, ball]);
}

function* compiledBalls(shape: LotteryShape, results: Iterable<readonly number[]>): Generator<CompiledResult> {
  const { compile, readResult } = lotteryRules(shape);
  for (const balls of results) yield compile(readResult({ balls }));
}

/** Settles kinds over all results of the parts that they depend on; other parts may stay the same. */
function expectReturns(
  kinds: readonly LotteryKind[],
  resultsOf: (parts: readonly number[]) => Iterable<CompiledResult>,
  partsOf: (kind: LotteryKind) => readonly number[] = () => [],
): void {
  const partsByKey = new Map(kinds.map((kind) => [partsOf(kind).join(), partsOf(kind)]));
  for (const [key, parts] of partsByKey) {
    const settlements = kinds.filter((kind) => partsOf(kind).join() === key).flatMap(settlementsOf);
    for (const result of resultsOf(parts)) for (const { settle } of settlements) settle(result);
    for (const { kind, returned } of settlements)
      expect([kind.code, returned().toFixed(9)]).toEqual([kind.code, returnOf(kind, kind.odds).toFixed(9)]);
  }
}

const kindsOf = (shape: LotteryShape) => lotteryRules(shape).kinds;
const isList = ({ family }: LotteryKind) => family === 'list';

describe('the return of every kind, by settling all results', () => {
  it.each([
    ['k3', () => draws(3, 1, 6)],
    ['lucky28', () => draws(3, 0, 9)],
    ['eleven-five', () => arrangements(5, 11)],
  ] as const)('of %s', (shape, results) => {
    expectReturns(kindsOf(shape), () => compiledBalls(shape, results()));
  });

  it('of 5D, by the positions that a kind depends on', () => {
    expectReturns(kindsOf('five-digit'), (positions) => compiledBalls('five-digit', digitsAt(positions)), positionsOf);
  });

  it('of PK10, by the ranks that a kind depends on', () => {
    expectReturns(kindsOf('pk10'), (ranks) => compiledBalls('pk10', carsAt(ranks)), ranksOf);
  });

  // A list adds up the hits of single numbers, so it is enough that each number of a result takes all its values.
  it.each([
    ['thai', kindsOf('thai')],
    ['lao', kindsOf('lao')],
    ['hanoi', kindsOf('hanoi')],
    ['four-digit', kindsOf('four-digit')],
    ['vn-north', kindsOf('vn-north').filter(isList)],
    ['vn-south', kindsOf('vn-south').filter(isList)],
    // The last five and six digits follow below.
    ['sea-six-digit', kindsOf('sea-six-digit').slice(0, 3)],
  ] as const)('of the lists of %s', (shape, kinds) => {
    expectReturns(kinds, () => resultsWithAllNumbers(shape));
  });

  it('of the last five and six digits: whatever is drawn pays one of all numbers', () => {
    const { kinds, compile } = lotteryRules('sea-six-digit');
    for (const kind of kinds.slice(3)) {
      const all = Array.from({ length: kind.outcomes.size }, (_, outcome) => outcome);
      for (const number of ['000000', '000907', '102938', '999999'])
        expect(winningUnits(kind, [all], compile({ prizes: [[number]] }))).toBe(1);
      expect(returnOf(kind, kind.odds)).toBe(kind.odds / ODDS_SCALE / kind.outcomes.size);
    }
  });

  it.each(['vn-north', 'vn-south', 'vn-pair'] as const)(
    'of the combinations of %s, by which selected numbers are drawn',
    (shape) => {
      for (const kind of kindsOf(shape))
        if (kind.family === 'all' || kind.family === 'none')
          for (const pick of combinationPicks(kind))
            expect([kind.code, exactReturn(shape, kind, pick).toFixed(9)]).toEqual([
              kind.code,
              returnOf(kind, kind.odds).toFixed(9),
            ]);
    },
  );
});

/** One unit, several, and several with a banker where the kind has them; numbers far from each other. */
function combinationPicks({ family, k }: LotteryKind & { readonly k: number }): readonly Pick[] {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => 8 * at + 3);
  return [[numbers(k)], [numbers(k + 2)], ...(family === 'all' ? [withBanker([numbers(k + 2)])] : [])];
}

/**
 * The part of the stake that comes back over all results: each set of selected numbers that can be drawn is settled once, and counts as
 * often as lots of two digits give exactly it.
 */
function exactReturn(shape: LotteryShape, kind: LotteryKind, pick: Pick): number {
  const selected = pick.flat();
  const outside = Array.from({ length: 100 }, (_, number) => number).find((number) => !selected.includes(number)) ?? 0;
  const lots = resultOfLots(shape, [], outside).prizes.flat().length;
  let [paid, ways] = [0n, 0n];
  for (let set = 0; set < 2 ** selected.length; set++) {
    const drawn = selected.filter((_, at) => (set >> at) & 1);
    const { compile, readResult } = lotteryRules(shape);
    const result = compile(readResult(resultOfLots(shape, drawn, outside)));
    const count = waysToDraw(drawn.length, 100 - selected.length, lots);
    paid += count * payoutOf(kind, pick, UNIT, kind.odds, result);
    ways += count;
  }
  expect(ways).toBe(100n ** BigInt(lots));
  return Number((paid * 10n ** 15n) / (ways * stakeOf(kind, pick, UNIT))) / 1e15;
}

/** Ways to draw all of so many numbers, at least once each, and others of a set of this size: inclusion and exclusion. */
function waysToDraw(drawn: number, others: number, lots: number): bigint {
  let ways = 0n;
  for (let missing = 0; missing <= drawn; missing++)
    ways += BigInt((-1) ** missing * choose(drawn, missing)) * BigInt(others + drawn - missing) ** BigInt(lots);
  return ways;
}

/** Prizes whose last two digits are these numbers, and another one in all other prizes. */
function resultOfLots(shape: LotteryShape, drawn: readonly number[], other: number): PrizeResult {
  const { form } = lotteryRules(shape);
  const rows = form.type === 'prizes' ? form.rows : [];
  const left = [...drawn];
  return {
    prizes: rows.map(({ count, digits }) =>
      Array.from({ length: count }, () => String(left.shift() ?? other).padStart(digits, '0')),
    ),
  };
}

/** Ten thousand results in which each number takes each of its last four digits once, far from the others. */
function* resultsWithAllNumbers(shape: LotteryShape): Generator<CompiledResult> {
  const { form, compile, readResult } = lotteryRules(shape);
  const rows = form.type === 'prizes' ? form.rows : [];
  for (let number = 0; number < 10_000; number++) {
    let at = 0;
    const next = (digits: number) =>
      String((number + 7_919 * at++) % 10_000)
        .padStart(digits, '0')
        .slice(-digits);
    yield compile(
      readResult({ prizes: rows.map(({ count, digits }) => Array.from({ length: count }, () => next(digits))) }),
    );
  }
}

/** Positions of 5D, from 0. */
function positionsOf({ pools: [pool = ''], family, pools }: LotteryKind): readonly number[] {
  const all = [0, 1, 2, 3, 4];
  const section = /^(first|middle|last)(\d)$/.exec(pool);
  const size = Number(section?.[2]);
  if (section)
    return { first: all.slice(0, size), middle: all.slice(1, 4), last: all.slice(-size) }[section[1] as 'first'];
  if (pool === 'dragonTiger' || pool === 'tie') return [0, 4];
  const own = (family === 'columns' ? pools : [pool]).flatMap((name) => /^p(\d)/.exec(name)?.[1] ?? []);
  return own.length > 0 ? own.map((position) => Number(position) - 1) : all;
}

/** All digits at some positions, the same one at the others. */
function* digitsAt(positions: readonly number[]): Generator<number[]> {
  for (const digits of draws(positions.length, 0, 9))
    yield Array.from({ length: 5 }, (_, at) => digits[positions.indexOf(at)] ?? 8);
}

/** Ranks of PK10, from 1. */
function ranksOf({ pools: [pool = ''], family, pools }: LotteryKind): readonly number[] {
  if (family === 'columns') return pools.map((_, at) => at + 1);
  const duel = /^dragonTiger(\d+)$/.exec(pool)?.[1];
  if (duel) return [Number(duel), 11 - Number(duel)];
  const rank = /^r(\d+)/.exec(pool)?.[1];
  return rank ? [Number(rank)] : [1, 2];
}

/** All arrangements of cars at some ranks, the other cars in their own order. */
function* carsAt(ranks: readonly number[]): Generator<number[]> {
  for (const cars of arrangements(ranks.length, 10)) {
    const others = Array.from({ length: 10 }, (_, at) => at + 1).filter((car) => !cars.includes(car));
    yield Array.from({ length: 10 }, (_, at) => cars[ranks.indexOf(at + 1)] ?? others.shift() ?? 0);
  }
}

describe('returns of the usual odds', () => {
  const usual = (shape: LotteryShape, code: string) => {
    const kind = lotteryRules(shape).kind(code) as LotteryKind;
    return returnOf(kind, kind.odds).toFixed(3);
  };

  it.each([
    [
      'vn-north',
      {
        lo2: '0.990',
        lo3: '0.960',
        lo4: '0.888',
        de: '0.990',
        head: '0.990',
        g1: '0.990',
        db3: '0.960',
        db4: '0.888',
        tens: '0.950',
        x2: '0.933',
        x3: '0.799',
        x4: '0.667',
        t4: '0.830',
        t8: '0.842',
        t10: '0.698',
      },
    ],
    [
      'vn-south',
      { lo2: '0.990', lo3: '0.960', lo4: '0.888', x2: '0.914', x3: '0.802', x4: '0.666', da2: '0.544', head3: '0.960' },
    ],
    ['vn-pair', { dax2: '0.690' }],
    [
      'thai',
      {
        top3: '0.900',
        tod3: '0.900',
        tod2: '0.900',
        top2: '0.900',
        bottom2: '0.900',
        runTop: '0.867',
        runBottom: '0.798',
      },
    ],
    ['lao', { top4: '0.900' }],
    [
      'four-digit',
      { big: '0.640', small: '0.650', boxBig24: '0.640', iboxBig24: '0.667', iboxBig4: '0.640', singaporeBig: '0.659' },
    ],
    ['sea-six-digit', { last2: '0.900', last6: '0.900' }],
  ] as const)('of %s are those of the design', (shape, returns) => {
    const codes = Object.keys(returns);
    expect(Object.fromEntries(codes.map((code) => [code, usual(shape, code)]))).toEqual(returns);
  });

  it('are never above what is staked', () => {
    for (const shape of LOTTERY_SHAPES)
      for (const kind of lotteryRules(shape).kinds)
        expect([shape, kind.code, returnsMoreThanStaked(kind, kind.odds)]).toEqual([shape, kind.code, false]);
  });

  it.each([
    ['vn-south', 't4', 2_500],
    ['vn-south', 't8', 8_000],
    ['vn-south', 't10', 12_000],
    ['vn-north', 'lo2', 100_001],
    ['five-digit', 'dragonTigerPush', 2_001],
  ] as const)('of %s %s above what is staked are reported', (shape, code, odds) => {
    const kind = lotteryRules(shape).kind(code) as LotteryKind;
    expect(returnsMoreThanStaked(kind, odds)).toBe(true);
    expect(returnsMoreThanStaked(kind, highestOdds(kind))).toBe(false);
    expect(returnsMoreThanStaked(kind, highestOdds(kind) + 1)).toBe(true);
  });

  it('have numbers of their own, in the order of the rules', () => {
    for (const shape of LOTTERY_SHAPES) {
      const { kinds, kind } = lotteryRules(shape);
      expect(kinds.map(({ number }) => number)).toEqual([...kinds.keys()]);
      expect(new Set(kinds.map(({ code }) => code)).size).toBe(kinds.length);
      expect(kinds.every((own) => /^[a-z][A-Za-z0-9]*$/.test(own.code) && kind(own.code) === own)).toBe(true);
    }
  });
});

describe('odds of a prize group', () => {
  const official = (['five-digit', 'pk10', 'k3', 'eleven-five', 'lucky28', 'mark-six'] as const).flatMap((shape) =>
    lotteryRules(shape).kinds.filter(({ modes }) => modes.includes('LOTT')),
  );

  it('return their share of 2000, short of it by less than a thousandth of the odds', () => {
    for (const kind of official)
      for (const group of [LOWEST_GROUP, 1_855, HIGHEST_GROUP]) {
        const returned = returnOf(kind, groupOdds(kind, group));
        expect(returned).toBeLessThanOrEqual(group / 2_000 + 1e-12);
        expect(returnOf(kind, groupOdds(kind, group) + 1)).toBeGreaterThan(group / 2_000);
      }
  });

  it.each([
    ['five-digit', 'all5', 1_960, 98_000_000],
    ['five-digit', 'p1', 1_800, 9_000],
    ['eleven-five', 'any5', 2_000, 462_000],
    ['eleven-five', 'any8', 2_000, 8_250],
    ['pk10', 'first5', 1_980, 29_937_600],
    ['k3', 'oneFace', 1_960, 2_326],
  ] as const)('of %s %s at %i are %i thousandths', (shape, code, group, odds) => {
    expect(groupOdds(lotteryRules(shape).kind(code) as LotteryKind, group)).toBe(odds);
  });

  it('leave the difference between two groups to those between them', () => {
    expect(groupRebate(100_000n, 1_980, 1_900)).toBe(4_000n);
    expect(groupRebate(99n, 1_980, 1_979)).toBe(0n);
    expect(groupRebate(100_000n, 1_900, 1_900)).toBe(0n);
    expect(() => groupRebate(100_000n, 1_900, 1_901)).toThrow(RangeError);
  });

  it('divide a stake among return, rebates along the line and the edge of the house', () => {
    const line = [1_980, 1_950, 1_900, 1_800];
    const rebates = line.slice(1).reduce((sum, group, at) => sum + groupRebate(2_000n, line[at] as number, group), 0n);
    expect(Number(rebates) / 2_000 + 1_800 / 2_000 + houseEdge(1_980)).toBeCloseTo(1, 12);
  });
});
