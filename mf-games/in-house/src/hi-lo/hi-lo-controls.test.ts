import { HI_LO_MAX_CARDS } from '@marquee/contract/fairness/hi-lo';
import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { describe, expect, it } from 'vitest';
import { canSkip, hiLoActionOf, offersOf, openCardOf } from './hi-lo-controls';

const round = (over: Partial<HiLoRound> = {}): HiLoRound => ({
  roundId: '6f7c1f6e-7f3e-4a0e-9d3c-0f6f7c1f6e7f',
  state: 'open',
  stake: '10.00',
  cards: [6],
  moves: [],
  payout: '10.00',
  multiplierHundredths: 100,
  serverSeedHash: 'h',
  clientSeed: 'c',
  nonce: 0,
  balance: '90.00',
  ...over,
});

describe('the main button of hi-lo', () => {
  it.each([
    ['bets before the first round', null, 'bet'],
    ['cannot cash out before a guess', round(), 'wait'],
    ['cannot cash out after skips alone', round({ cards: [6, 3], moves: ['skip'] }), 'wait'],
    ['cashes out afterwards', round({ cards: [6, 8], moves: ['high'] }), 'cash-out'],
    ['bets again after a loss', round({ state: 'lost', cards: [6, 2], moves: ['high'] }), 'bet'],
    ['bets again after a refusal', round({ state: 'refused', cards: [] }), 'bet'],
  ] as const)('%s', (_name, state, action) => {
    expect(hiLoActionOf(state)).toBe(action);
  });
});

describe('the open card', () => {
  it('is the last one dealt, and none in a round that never started', () => {
    expect(openCardOf(round({ cards: [6, 40], moves: ['skip'] }))).toBe(40);
    expect(openCardOf(round({ state: 'refused', cards: [3] }))).toBeNull();
    expect(openCardOf(null)).toBeNull();
  });

  it('can be skipped until one card is left for a guess', () => {
    const cards = (count: number) => Array.from({ length: count }, () => 6);
    expect(canSkip(round({ cards: cards(HI_LO_MAX_CARDS - 2) }))).toBe(true);
    expect(canSkip(round({ cards: cards(HI_LO_MAX_CARDS - 1) }))).toBe(false);
    expect(canSkip(round({ state: 'won' }))).toBe(false);
  });
});

describe('the guesses', () => {
  it.each([
    ['a seven', 6, ['higherOrSame', 'lowerOrSame'], [7 / 13, 7 / 13]],
    ['an ace', 13, ['higher', 'same'], [12 / 13, 1 / 13]],
    ['a king', 51, ['same', 'lower'], [1 / 13, 12 / 13]],
  ])('are named after %s', (_name, card, labels, chances) => {
    const offers = offersOf(round({ cards: [card] }));
    expect(offers.map(({ label }) => label)).toEqual(labels);
    expect(offers.map(({ chance }) => chance)).toEqual(chances);
  });

  it('multiply what the round pays already', () => {
    const [high] = offersOf(round({ cards: [6, 6], moves: ['high'] }));
    expect(high?.multiplierHundredths).toBe(341);
  });
});
