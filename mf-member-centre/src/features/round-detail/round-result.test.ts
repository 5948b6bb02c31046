import { describe, expect, it } from 'vitest';
import { readFairness, readResult, verifierUrl } from './round-result';

const mines = {
  game: 'MINES',
  mines: 3,
  picks: [0, 7],
  minePositions: [4, 9, 21],
  serverSeedHash: 'ab12',
  clientSeed: 'লাকি',
  nonce: 0,
};
const crash = { game: 'CRASH', roundId: 77, cashedOutHundredths: 250, autoCashOutHundredths: null, seedHash: 'ff00' };

describe('the result of a round', () => {
  it('shows the field of a mines round', () => {
    expect(readResult(mines)).toEqual({ game: 'mines', mines: 3, picks: [0, 7], minePositions: [4, 9, 21] });
  });

  it('shows multipliers of a crash round, and none where it was not cashed out', () => {
    expect(readResult(crash)).toEqual({ game: 'crash', cashedOut: 2.5, crashedAt: null, autoCashOut: null });
    expect(readResult({ ...crash, cashedOutHundredths: null, crashedAtHundredths: 101 })).toMatchObject({
      cashedOut: null,
      crashedAt: 1.01,
    });
  });

  it('shows plain facts of a game it does not know but for amounts and settings, and nothing where there are none', () => {
    expect(readResult({ winner: 'banker', cards: ['KH'] })).toEqual({ game: 'other', facts: [['winner', 'banker']] });
    expect(readResult({ cards: ['KH'] })).toBeNull();
    expect(readResult({ winner: 'tiger', room: 'bronze', stake: 10_000_000, valid_bet: 10_000_000 })).toEqual({
      game: 'other',
      facts: [['winner', 'tiger']],
    });
    expect(readResult(null)).toBeNull();
  });
});

describe('the fairness check', () => {
  it('keeps a nonce of zero and hands the verifier everything behind the hash', () => {
    const facts = readFairness(mines);
    expect(facts).toEqual({ game: 'mines', serverSeedHash: 'ab12', clientSeed: 'লাকি', nonce: 0, mines: 3 });
    if (!facts) return;
    const url = new URL(verifierUrl('http://play.localhost:4000', facts, { brand: 'sundarban', lang: 'bn' }));
    expect(url.pathname + url.search).toBe('/in-house/verify?brand=sundarban&lang=bn');
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      game: 'mines',
      serverSeedHash: 'ab12',
      clientSeed: 'লাকি',
      nonce: '0',
      mines: '3',
    });
  });

  it('is offered for in-house games alone', () => {
    expect(readFairness({ winner: 'banker' })).toBeNull();
    expect(readFairness({ game: 'MINES' })).toBeNull();
    expect(readFairness(crash)).toEqual({ game: 'crash', seedHash: 'ff00' });
  });
});
