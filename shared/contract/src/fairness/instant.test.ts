import { describe, expect, it } from 'vitest';
import { DICE_FACES, DICE_MAX_WINS, DICE_MIN_WINS, dice, diceTarget, diceWins } from './dice';
import { fairInteger, fairWords } from './fair-bytes';
import { playFairly } from './fair-draw';
import { expectedReturn, type InstantGame } from './instant';
import { instantGames } from './instant-games';
import { KENO_MAX_PICKS, KENO_NUMBERS, keno, kenoChance, kenoPays } from './keno';
import { limbo } from './limbo';
import { choose } from '../choose';
import { PLINKO_MAX_ROWS, PLINKO_MIN_ROWS, plinko, plinkoPays } from './plinko';
import { RISKS } from './risk';
import { WHEEL_SIZES, wheel, wheelPays } from './wheel';

const seeds = { serverSeed: 'b5f1c0', clientSeed: 'mangrove', nonce: 7 };
const rowCounts = Array.from({ length: PLINKO_MAX_ROWS - PLINKO_MIN_ROWS + 1 }, (_, more) => PLINKO_MIN_ROWS + more);
const pickCounts = Array.from({ length: KENO_MAX_PICKS }, (_, more) => more + 1);
const picksOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** As near to 99 % as hundredths allow, never above. */
function expectFairReturn(value: number) {
  expect(value).toBeLessThanOrEqual(0.99 + 1e-9);
  expect(value).toBeGreaterThan(0.98);
}

async function readsItsOutcomes<Options extends object, Outcome extends object>(
  { play, outcomeSchema }: InstantGame<Options, Outcome>,
  options: Options,
) {
  for (let nonce = 0; nonce < 50; nonce++) {
    const outcome = await playFairly({ ...seeds, nonce }, (draw) => play(draw, options));
    expect(outcomeSchema.parse(outcome)).toEqual(outcome);
  }
}

describe('a fair draw', () => {
  it('takes the words of the seeds in their order', async () => {
    const words = fairWords(seeds);
    const expected = [];
    for (let i = 0; i < 20; i++) expected.push(await fairInteger(words, 40));
    expect(await playFairly(seeds, (draw) => Array.from({ length: 20 }, () => draw(40)))).toEqual(expected);
  });
});

describe('every instant game', () => {
  it('has the code under which it is listed, and names the version of its rules', () => {
    for (const [code, game] of Object.entries(instantGames)) {
      expect(game.code).toBe(code);
      expect(game.version.replace('-', '')).toMatch(new RegExp(`^${code.toLowerCase()}/\\d+$`));
    }
  });

  it('reads every outcome that it draws', async () => {
    await readsItsOutcomes(dice, { target: 2_500, over: true });
    await readsItsOutcomes(limbo, { target: 400 });
    await readsItsOutcomes(plinko, { rows: 9, risk: 'high' });
    await readsItsOutcomes(wheel, { segments: 20, risk: 'medium' });
    await readsItsOutcomes(keno, { picks: [1, 2, 3], risk: 'low' });
  });

  it.each([
    ['dice', dice.odds({ target: 2_500, over: true })],
    ['limbo', limbo.odds({ target: 400 })],
    ['plinko', plinko.odds({ rows: 9, risk: 'high' })],
    ['the wheel', wheel.odds({ segments: 20, risk: 'medium' })],
    ['keno', keno.odds({ picks: [1, 2, 3], risk: 'low' })],
  ])('lists every way in which a round of %s can end', (_name, odds) => {
    expect(odds.every(({ chance }) => chance > 0 && chance < 1)).toBe(true);
    expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

describe('dice', () => {
  it.each([
    [DICE_MIN_WINS - 1, false],
    [DICE_MIN_WINS, true],
    [DICE_MAX_WINS, true],
    [DICE_MAX_WINS + 1, false],
  ])('takes a bet on %d winning rolls: %s', (wins, isAccepted) => {
    for (const over of [true, false])
      expect(dice.optionsSchema.safeParse({ target: diceTarget(wins, over), over }).success).toBe(isAccepted);
  });

  it.each([
    [1, 98],
    [50, 1.98],
    [98, 1.0102],
  ])('at %d %% pays %d times the stake', (percent, factor) => {
    const options = { target: diceTarget(percent * 100, true), over: true };
    const won = dice.payout(10n ** 12n, options, { roll: DICE_FACES - 1 });
    expect(Number(won) / 1e12).toBeCloseTo(percent === 1 ? 99 : factor, 4);
    expect(dice.payout(10n ** 12n, options, { roll: options.target })).toBe(0n);
    expect(expectedReturn(dice.odds(options))).toBeCloseTo(0.99, 9);
  });

  it('has as many winning rolls as it says, over and under', () => {
    for (const over of [true, false]) {
      const options = { target: diceTarget(3_333, over), over };
      const wins = Array.from({ length: DICE_FACES }, (_, roll) => dice.payout(100n, options, { roll })).filter(
        (payout) => payout > 0n,
      );
      expect(wins).toHaveLength(diceWins(options));
    }
  });
});

describe('limbo', () => {
  it.each([101, 150, 200, 12_345, 1_000_000])('returns 99 %% at a target of %d hundredths', (target) => {
    expect(expectedReturn(limbo.odds({ target }))).toBeCloseTo(0.99, 9);
    expect(limbo.payout(100n, { target }, { reached: target })).toBe(BigInt(target));
    expect(limbo.payout(100n, { target }, { reached: target - 1 })).toBe(0n);
  });
});

/** Draws these numbers, one after the other. */
const drawing =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? Number.NaN;

describe('a limbo round', () => {
  it.each([150, 200, 1_000])(
    'reaches %d hundredths with the first of 2^52 numbers that does, of two draws',
    (target) => {
      const first = Math.ceil(2 ** 52 * (1 - 99 / target));
      const reached = (number: number) =>
        limbo.play(drawing(Math.floor(number / 2 ** 26), number % 2 ** 26), { target }).reached;
      expect(reached(first)).toBe(target);
      expect(reached(first - 1)).toBe(target - 1);
    },
  );
});

describe('plinko', () => {
  it.each(RISKS)('pays at every bin, the more the farther it is from the middle: %s', (risk) => {
    for (const rows of rowCounts) {
      const toTheMiddle = plinkoPays({ rows, risk }).slice(0, Math.floor(rows / 2) + 1);
      expect(toTheMiddle.every((pay, bin) => pay > 0 && pay <= (toTheMiddle[bin - 1] ?? pay))).toBe(true);
    }
  });

  it.each([
    [PLINKO_MIN_ROWS - 1, false],
    [PLINKO_MIN_ROWS, true],
    [PLINKO_MAX_ROWS, true],
    [PLINKO_MAX_ROWS + 1, false],
  ])('is played with %d rows: %s', (rows, isAccepted) => {
    expect(plinko.optionsSchema.safeParse({ rows, risk: 'low' }).success).toBe(isAccepted);
  });

  it.each(RISKS.flatMap((risk) => rowCounts.map((rows) => ({ risk, rows }))))('returns 99 %%: %j', (options) => {
    expectFairReturn(expectedReturn(plinko.odds(options)));
    const pays = plinkoPays(options);
    expect(pays).toEqual([...pays].reverse());
    expect(pays[0]).toBe(Math.max(...pays));
  });

  it('puts the ball where its path leads', async () => {
    const { path, bin } = await playFairly(seeds, (draw) => plinko.play(draw, { rows: 16, risk: 'low' }));
    expect(path).toHaveLength(16);
    expect(bin).toBe(path.filter((step) => step === 1).length);
  });
});

describe('the wheel', () => {
  it.each(RISKS.flatMap((risk) => WHEEL_SIZES.map((segments) => ({ risk, segments }))))(
    'returns exactly 99 %%: %j',
    (options) => {
      const pays = wheelPays(options);
      expect(pays).toHaveLength(options.segments);
      expect(pays.reduce((sum, pay) => sum + pay, 0)).toBe(99 * options.segments);
      expect(Math.min(...pays)).toBe(0);
      expect(expectedReturn(wheel.odds(options))).toBeCloseTo(0.99, 9);
    },
  );
});

describe('the wheel of ten segments', () => {
  it.each([
    ['low', [150, 120, 120, 120, 0, 120, 120, 120, 120, 0]],
    ['medium', [290, 0, 150, 0, 200, 0, 150, 0, 200, 0]],
    ['high', [990, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ] as const)('pays with %s risk, with the clock: %j', (risk, pays) => {
    expect(wheelPays({ segments: 10, risk })).toEqual(pays);
  });
});

describe('a pay table', () => {
  it('has no insignificant digits: one decimal from 10 x on, none from 100 x on', () => {
    const tables = RISKS.flatMap((risk) => [
      ...rowCounts.map((rows) => plinkoPays({ rows, risk })),
      ...pickCounts.map((picks) => kenoPays(picks, risk)),
    ]);
    const pays = tables.flat();
    expect(pays.filter((pay) => pay >= 10_000 && pay % 100 !== 0)).toEqual([]);
    expect(pays.filter((pay) => pay >= 1_000 && pay % 10 !== 0)).toEqual([]);
    expect(pays.some((pay) => pay < 1_000 && pay % 10 !== 0)).toBe(true);
  });

  it('counts the ways to choose, none where there is none', () => {
    expect([choose(5, 0), choose(5, 2), choose(5, 5)]).toEqual([1, 10, 1]);
    expect([choose(5, -1), choose(5, 6)]).toEqual([0, 0]);
  });
});

describe('keno', () => {
  it.each(RISKS.flatMap((risk) => pickCounts.map((picks) => ({ risk, picks }))))('returns 99 %%: %j', (choice) => {
    expectFairReturn(expectedReturn(keno.odds({ picks: picksOf(choice.picks), risk: choice.risk })));
    const pays = kenoPays(choice.picks, choice.risk);
    expect(pays).toEqual([...pays].sort((a, b) => a - b));
  });

  it('knows the chance of every number of hits', () => {
    for (const picks of pickCounts)
      expect(picksOf(picks + 1).reduce((sum, hits) => sum + kenoChance(picks, hits - 1), 0)).toBeCloseTo(1, 9);
  });

  it('draws ten different numbers of forty', async () => {
    const { drawn } = await playFairly(seeds, (draw) => keno.play(draw, { picks: [1], risk: 'low' }));
    expect(new Set(drawn).size).toBe(10);
    expect(drawn.every((number) => number >= 1 && number <= KENO_NUMBERS)).toBe(true);
  });

  it.each([[[]], [[1, 1]], [[0]], [[41]], [picksOf(11)]])('refuses the picks %j', (picks) => {
    expect(keno.optionsSchema.safeParse({ picks, risk: 'low' }).success).toBe(false);
  });
});
