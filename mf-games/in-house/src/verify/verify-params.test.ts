import { describe, expect, it } from 'vitest';
import { inputOfRound, readVerifyHash, type VerifyInput, writeVerifyHash } from './verify-params';

const mines: VerifyInput = {
  game: 'mines',
  serverSeed: 'ab12',
  serverSeedHash: 'ff',
  clientSeed: 'a seed & more=#',
  nonce: 41,
  mines: 5,
};
const crash: VerifyInput = {
  game: 'crash',
  seed: 'ab',
  seedHash: 'cd',
  salt: 'x:y:z',
  beacon: 'quicknet 7',
  signature: 'ab',
  publicKey: '',
};

describe('the address of a check', () => {
  it('keeps the options of a game, and replaces impossible ones by defaults', () => {
    const dice: VerifyInput = {
      game: 'dice',
      serverSeed: 'ab',
      serverSeedHash: '',
      clientSeed: 'c',
      nonce: 3,
      options: { target: 4_999, over: true },
    };
    expect(readVerifyHash(writeVerifyHash(dice))).toEqual(dice);
    expect(readVerifyHash('#game=plinko&options={"rows":99}')).toMatchObject({ options: { rows: 12, risk: 'medium' } });
    expect(readVerifyHash('#game=keno&options=%7B')).toMatchObject({ game: 'keno', options: { picks: [1, 2, 3] } });
  });

  it.each([mines, crash])('gives back what was written to it: %j', (input) => {
    expect(readVerifyHash(writeVerifyHash(input))).toEqual(input);
  });

  it('is a blank mines check without parameters', () => {
    expect(readVerifyHash('')).toEqual({
      game: 'mines',
      serverSeed: '',
      serverSeedHash: '',
      clientSeed: '',
      nonce: 0,
      mines: 3,
    });
  });

  it('limits the number of mines and ignores an invalid nonce', () => {
    expect(readVerifyHash('#game=mines&mines=99&nonce=-3')).toMatchObject({ mines: 24, nonce: 0 });
  });
});

describe('a round of the history', () => {
  const round = {
    roundId: 'r',
    game: 'MINES',
    stake: '1.00',
    payout: '0.00',
    multiplierHundredths: 0,
    finishedAt: '2026-01-01T00:00:00.000Z',
  } as const;
  const fairness = {
    game: 'MINES' as const,
    serverSeedHash: 'h',
    clientSeed: 'c',
    nonce: 2,
    mines: 3,
    minePositions: [1],
  };

  it('cannot be verified while its server seed is in use', () => {
    expect(inputOfRound({ ...round, fairness: { ...fairness, serverSeed: null } })).toBeNull();
  });

  it('can be verified once the seed is revealed', () => {
    expect(inputOfRound({ ...round, fairness: { ...fairness, serverSeed: 's' } })).toMatchObject({
      serverSeed: 's',
      nonce: 2,
      mines: 3,
    });
  });
});
