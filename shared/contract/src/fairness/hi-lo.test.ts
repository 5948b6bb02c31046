import { describe, expect, it } from 'vitest';
import { PACK_CARDS, rankOf, suitOf } from './cards';
import {
  type HiLoGuess,
  type HiLoMove,
  hiLoCards,
  hiLoMultiplierHundredths,
  hiLoPayout,
  hiLoWinningRanks,
  isHiLoHit,
} from './hi-lo';

const seeds = { serverSeed: 'b5f1c0', clientSeed: 'mangrove', nonce: 7 };
const PACK = Array.from({ length: PACK_CARDS }, (_, card) => card);
const GUESSES: readonly HiLoGuess[] = ['high', 'low'];
const [ACE, TWO, SEVEN, KING] = [0, 1, 6, 12];

it('a pack has four suits of thirteen ranks, ace to king', () => {
  expect([0, 12, 13, 26, 39, 51].map((card) => `${rankOf(card)} of ${suitOf(card)}`)).toEqual([
    '1 of spades',
    '13 of spades',
    '1 of hearts',
    '1 of diamonds',
    '1 of clubs',
    '13 of clubs',
  ]);
});

describe('hi-lo', () => {
  it('deals by the seeds alone, and a longer deal begins as a shorter one', async () => {
    const cards = await hiLoCards(seeds, 12);
    expect(await hiLoCards(seeds, 5)).toEqual(cards.slice(0, 5));
    expect(await hiLoCards({ ...seeds, nonce: 8 }, 12)).not.toEqual(cards);
  });

  it('counts the ways of a guess as they are in a pack', () => {
    for (const card of PACK)
      for (const guess of GUESSES) {
        const hits = PACK.filter((next) => isHiLoHit(card, guess, next)).length;
        expect(hiLoWinningRanks(card, guess) * 4, `${guess} than ${rankOf(card)}`).toBe(hits);
      }
  });

  it('never offers a guess that cannot fail or cannot succeed', () => {
    for (const card of PACK)
      for (const guess of GUESSES) {
        expect(hiLoWinningRanks(card, guess)).toBeGreaterThanOrEqual(1);
        expect(hiLoWinningRanks(card, guess)).toBeLessThanOrEqual(12);
      }
  });

  it('returns 99 % of the stake whatever is guessed and skipped, over every pack of three cards', () => {
    const strategies: readonly (readonly HiLoMove[])[] = [
      ['high'],
      ['low'],
      ['high', 'low'],
      ['skip', 'high'],
      ['low', 'skip'],
    ];
    for (const moves of strategies) {
      let returned = 0;
      for (const first of PACK)
        for (const second of PACK)
          for (const third of moves.length > 1 ? PACK : [0]) {
            const cards = [first, second, third];
            const isLost = moves.some(
              (move, i) => move !== 'skip' && !isHiLoHit(cards[i] as number, move, cards[i + 1] as number),
            );
            if (!isLost) returned += Number(hiLoPayout(10n ** 12n, cards, moves)) / 1e12;
          }
      const deals = PACK_CARDS ** (moves.length + 1);
      expect(returned / deals, moves.join()).toBeCloseTo(0.99, 6);
    }
  });

  it.each([
    ['a sure-looking guess', [TWO, SEVEN], ['high'], 107],
    ['the same rank again', [ACE, ACE], ['low'], 1_287],
    ['nothing but skips', [SEVEN, TWO, KING], ['skip', 'skip'], 100],
    ['two guesses around a skip', [SEVEN, KING, TWO, SEVEN], ['high', 'skip', 'high'], 199],
  ] as const)('pays %s', (_name, cards, moves, hundredths) => {
    expect(hiLoMultiplierHundredths(cards, moves)).toBe(hundredths);
  });
});
