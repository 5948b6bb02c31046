import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CrashInput, MinesInput } from './verify-params';
import { verifyRound } from './verify-round';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const mines: MinesInput = {
  game: 'mines',
  serverSeed: 'b5f1c0',
  serverSeedHash: sha256('b5f1c0'),
  clientSeed: 'mangrove',
  nonce: 7,
  mines: 3,
};
const crash: CrashInput = {
  game: 'crash',
  seed: 'seed',
  seedHash: sha256('seed'),
  salt: 'a:b:c',
  beacon: '',
  signature: '',
  publicKey: '',
};

describe('the check of a round', () => {
  it('says that a seed matches the hash published before, whatever its letter case', async () => {
    expect((await verifyRound(mines)).seedCheck).toBe('matches');
    expect((await verifyRound({ ...mines, serverSeedHash: mines.serverSeedHash.toUpperCase() })).seedCheck).toBe(
      'matches',
    );
  });

  it('says that a seed does not match its hash', async () => {
    expect((await verifyRound({ ...mines, serverSeed: 'b5f1c1' })).seedCheck).toBe('differs');
    expect((await verifyRound({ ...crash, seed: 'seeD' })).seedCheck).toBe('differs');
  });

  it('reports nothing without a hash', async () => {
    expect((await verifyRound({ ...crash, seedHash: '' })).seedCheck).toBe('unknown');
  });

  it('shows the round of the beacon whose signature gives the salt', async () => {
    const salt = createHash('sha256').update(Buffer.from('abcd', 'hex')).digest('hex');
    const round = { ...crash, salt, beacon: 'local 7', signature: 'abcd', publicKey: 'ed' };
    const { steps } = await verifyRound(round);
    const valueOf = (step: string) => steps.find(({ name }) => name === step)?.value;
    expect(['beacon', 'publicKey', 'signature', 'randomness'].map(valueOf)).toEqual(['local 7', 'ed', 'abcd', salt]);
    const old = await verifyRound(crash);
    expect(old.steps.map(({ name }) => name)).not.toContain('beacon');
  });

  it('shows the HMAC that any other tool computes', async () => {
    const { steps } = await verifyRound(mines);
    const expected = createHmac('sha256', 'b5f1c0').update('mangrove:7:0').digest();
    expect(steps.find(({ name }) => name === 'hmac')?.value).toBe(expected.toString('hex'));
    expect(steps.find(({ name }) => name === 'words')?.value.split(' ')[0]).toBe(String(expected.readUInt32BE(0)));
  });

  it('finds the mines of a Fisher-Yates shuffle done by hand', async () => {
    const words = [0, 1, 2, 3].flatMap((block) => {
      const bytes = createHmac('sha256', 'b5f1c0').update(`mangrove:7:${block}`).digest();
      return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i));
    });
    const cells = Array.from({ length: 25 }, (_, cell) => cell);
    for (let last = 24; last > 0; last--) {
      const bound = last + 1;
      let word = words.shift() as number;
      while (word >= 2 ** 32 - (2 ** 32 % bound)) word = words.shift() as number;
      const swapIndex = word % bound;
      [cells[last], cells[swapIndex]] = [cells[swapIndex] as number, cells[last] as number];
    }
    const expected = cells.slice(0, 3).sort((a, b) => a - b);
    expect(await verifyRound(mines)).toMatchObject({ game: 'mines', minePositions: expected });
  });

  it('finds the crash point of the published formula', async () => {
    const bits = createHmac('sha256', 'seed').update('a:b:c').digest('hex').slice(0, 13);
    const u = Number.parseInt(bits, 16) / 2 ** 52;
    expect(await verifyRound(crash)).toMatchObject({
      game: 'crash',
      hundredths: Math.max(100, Math.floor(99 / (1 - u))),
    });
  });
});
