import { describe, expect, it } from 'vitest';
import { readFairness, readResult } from './round-result';

const seeds = { serverSeedHash: 'ab12', clientSeed: 'লাকি', nonce: 3 };

describe('a round of hi-lo', () => {
  const detail = { game: 'HILO', cards: [6, 40, 3], moves: ['skip', 'low'], ...seeds };

  it('shows its cards, and whether the last guess was wrong', () => {
    expect(readResult(detail)).toMatchObject({ game: 'hilo', cards: [6, 40, 3], moves: ['skip', 'low'], isLost: true });
    expect(readResult({ ...detail, moves: ['skip', 'high'] })).toMatchObject({ isLost: false });
  });

  it('hands the verifier the number of its cards', () => {
    expect(readFairness(detail)).toEqual({ game: 'hilo', cards: 3, ...seeds });
  });
});

describe('a round of baccarat', () => {
  const detail = {
    game: 'BACCARAT',
    options: { bets: { banker: '10.00', tie: '5.00', dragon: '1.00' } },
    outcome: { player: [1, 3], banker: [7, 12], winner: 'banker' },
    ...seeds,
  };

  it('shows each bet with what came back of it, and no spot that the game does not have', () => {
    expect(readResult(detail)).toMatchObject({
      game: 'baccarat',
      bets: [
        { spot: 'banker', stake: '10.00', factor: 195 },
        { spot: 'tie', stake: '5.00', factor: 0 },
      ],
    });
  });

  it('hands the verifier its bets', () => {
    expect(readFairness(detail)).toMatchObject({ game: 'baccarat', options: JSON.stringify(detail.options) });
  });
});

describe('a round of sic bo', () => {
  const detail = { game: 'SICBO', options: { bets: { pair26: '2.00' } }, outcome: { dice: [2, 6, 6] }, ...seeds };

  it('shows its dice and bets', () => {
    expect(readResult(detail)).toMatchObject({ dice: [2, 6, 6], bets: [{ spot: 'pair26', factor: 700 }] });
  });

  it('without enough details is displayed as plain facts', () => {
    expect(readResult({ ...detail, outcome: { dice: [2] } })).toMatchObject({ game: 'other' });
  });
});
