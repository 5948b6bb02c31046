import { describe, expect, it } from 'vitest';
import { playFairly } from '../fairness/fair-draw';
import { type EnvelopeSplit, splitEnvelopes, splitFault } from './envelope-split';
import { raffleNumbers } from './raffle-draw';
import { calendarPlace, streakOn } from './streak';
import { prizeTermsSchema } from './terms';
import { drawPrize, prizeChances } from './wheel-draw';

const seedsOf = (nonce: number) => ({ serverSeed: 'a4c1', clientSeed: 'heron', nonce });

describe('a streak', () => {
  it.each([
    ['begins', '2026-11-26', null, 1],
    ['goes on with the next day', '2026-11-26', { day: '2026-11-25', streak: 4 }, 5],
    ['goes on over the end of a year', '2027-01-01', { day: '2026-12-31', streak: 9 }, 10],
    ['goes on over a leap day', '2028-03-01', { day: '2028-02-29', streak: 1 }, 2],
    ['begins again after a gap', '2026-11-26', { day: '2026-11-24', streak: 4 }, 1],
  ] as const)('%s', (_what, day, last, streak) => {
    expect(streakOn(day, last)).toBe(streak);
  });

  it('starts the calendar again when it is over', () => {
    expect([1, 7, 8, 15].map((streak) => calendarPlace(streak, 7))).toEqual([0, 6, 0, 0]);
  });
});

describe('the wheel', () => {
  const prizes = [
    { prizeId: 'car', weight: 1 },
    { prizeId: 'cup', weight: 19 },
    { prizeId: 'nothing', weight: 80 },
  ];

  it('stops at each prize as often as its weight says', async () => {
    const counts = new Map<string, number>();
    for (let nonce = 0; nonce < 4_000; nonce++) {
      const { prizeId } = await playFairly(seedsOf(nonce), (draw) => drawPrize(prizes, draw));
      counts.set(prizeId, (counts.get(prizeId) ?? 0) + 1);
    }
    // Expected 40, 760 and 3,200; the bounds are four standard deviations.
    expect(Math.abs((counts.get('car') ?? 0) - 40)).toBeLessThan(26);
    expect(Math.abs((counts.get('cup') ?? 0) - 760)).toBeLessThan(100);
  });

  it('covers every number below the sum of the weights, in the order of the table', () => {
    const drawn = Array.from({ length: 100 }, (_, number) => drawPrize(prizes, () => number).prizeId);
    expect([drawn[0], drawn[1], drawn[19], drawn[20], drawn[99]]).toEqual(['car', 'cup', 'cup', 'nothing', 'nothing']);
  });

  it('gives the share of a prize that is used up to the fallback', () => {
    const chances = prizeChances(prizes, 'nothing', (prizeId) => prizeId === 'cup');
    expect(Object.fromEntries(chances)).toEqual({ car: 0.01, cup: 0, nothing: 0.99 });
  });
});

describe('a rain', () => {
  const split: EnvelopeSplit = { budget: 200_000_000n, count: 200, least: 200_000n, step: 100_000n };

  it('splits its whole budget, nobody below the least and all in steps', async () => {
    const amounts = await splitEnvelopes('c0ffee', 'rain', split);
    expect(amounts).toHaveLength(200);
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(split.budget);
    expect(amounts.every((amount) => amount >= split.least && amount % split.step === 0n)).toBe(true);
    expect(new Set(amounts).size).toBeGreaterThan(5);
    expect(await splitEnvelopes('c0ffee', 'rain', split)).toEqual(amounts);
    expect(await splitEnvelopes('c0ffee', 'another rain', split)).not.toEqual(amounts);
  });

  it.each([
    ['one envelope', { ...split, count: 1 }],
    ['a budget that is only the least', { ...split, budget: 40_000_000n }],
    ['a spare step for one of them', { ...split, budget: 40_100_000n }],
  ])('adds up with %s', async (_what, terms) => {
    expect(splitFault(terms)).toBeNull();
    const amounts = await splitEnvelopes('c0ffee', 'rain', terms);
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(terms.budget);
  });

  it('refuses a budget that cannot be split', () => {
    expect(splitFault({ ...split, budget: 39_900_000n })).toBe('budget_too_small');
    expect(splitFault({ ...split, step: 300_000n })).toBe('not_in_steps');
  });
});

describe('a raffle', () => {
  const seeds = { seed: 'f00d', beacon: 'beac' };

  it('draws different numbers of those that were taken, by seed and beacon', async () => {
    const numbers = await raffleNumbers(seeds, 1_000, 26);
    expect(new Set(numbers).size).toBe(26);
    expect(numbers.every((number) => number >= 1 && number <= 1_000)).toBe(true);
    expect(await raffleNumbers(seeds, 1_000, 26)).toEqual(numbers);
    expect(await raffleNumbers({ ...seeds, beacon: 'other' }, 1_000, 26)).not.toEqual(numbers);
  });

  it('draws everybody when there are more places than numbers, and nobody when there are none', async () => {
    expect((await raffleNumbers(seeds, 3, 26)).toSorted()).toEqual([1, 2, 3]);
    expect(await raffleNumbers(seeds, 0, 26)).toEqual([]);
  });
});

describe('terms', () => {
  const prize = (prizeId: string, stock: number | null) => ({
    prizeId,
    names: { en: prizeId },
    reward: { kind: 'points', points: 1 },
    weight: 1,
    stock,
  });
  const wheel = { kind: 'wheel', prizes: [prize('a', null), prize('b', 1), prize('c', 1)], fallback: 'a' };
  const rain = {
    kind: 'envelope',
    times: ['20:00'],
    minutes: 10,
    budget: '100.00',
    count: 10,
    least: '1.00',
    step: '1.00',
    needsTicket: false,
  };

  it.each([
    ['a fallback that can be used up', { ...wheel, fallback: 'b' }, 'fallback_has_stock'],
    ['a fallback that is no prize', { ...wheel, fallback: 'z' }, 'fallback_has_stock'],
    ['a prize twice', { ...wheel, prizes: [prize('a', null), prize('b', 1), prize('b', 1)] }, 'prize_twice'],
    ['a rain of less than its envelopes hold', { ...rain, budget: '9.00' }, 'budget_too_small'],
    ['a budget that is no multiple of the step', { ...rain, step: '0.70' }, 'not_in_steps'],
    ['a time twice', { ...rain, times: ['20:00', '20:00'] }, 'time_twice'],
  ])('are refused with %s', (_what, terms, message) => {
    const parsed = prizeTermsSchema.safeParse(terms);
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('are taken when they hold together', () => {
    expect(prizeTermsSchema.safeParse(wheel).success).toBe(true);
    expect(prizeTermsSchema.safeParse(rain).success).toBe(true);
  });
});
