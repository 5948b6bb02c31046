import type { InHouseRound } from '@marquee/contract/in-house';

/** What a round is computed again from. */
export type VerifyInput = MinesInput | CrashInput;

export interface MinesInput {
  readonly game: 'mines';
  readonly serverSeed: string;
  /** As published before the round; empty when it is not known. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly mines: number;
}

export interface CrashInput {
  readonly game: 'crash';
  readonly seed: string;
  readonly seedHash: string;
  readonly salt: string;
}

/** Reads the verifier's address: `#game=mines&serverSeed=…`; what is absent or no number is left empty. */
export function readVerifyHash(hash: string): VerifyInput {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const whole = (name: string, other: number) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : other);
  if (text('game').toLowerCase() === 'crash') {
    return { game: 'crash', seed: text('seed'), seedHash: text('seedHash'), salt: text('salt') };
  }
  return {
    game: 'mines',
    serverSeed: text('serverSeed'),
    serverSeedHash: text('serverSeedHash'),
    clientSeed: text('clientSeed'),
    nonce: whole('nonce', 0),
    mines: Math.min(Math.max(whole('mines', 3), 1), 24),
  };
}

export function writeVerifyHash(input: VerifyInput): string {
  const params = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return `#${params}`;
}

/** Null while the round's server seed is still in use. */
export function inputOfRound({ fairness }: InHouseRound): VerifyInput | null {
  if (fairness.game === 'CRASH') {
    const { seed, seedHash, salt } = fairness;
    return { game: 'crash', seed, seedHash, salt };
  }
  if (fairness.game !== 'MINES') return null;
  const { serverSeed, serverSeedHash, clientSeed, nonce, mines } = fairness;
  return serverSeed === null ? null : { game: 'mines', serverSeed, serverSeedHash, clientSeed, nonce, mines };
}
