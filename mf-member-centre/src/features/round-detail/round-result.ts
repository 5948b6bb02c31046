type Fields = Readonly<Record<string, unknown>>;

/** What a vendor or an in-house game tells of a round, as far as the record can show it. */
export type RoundResult =
  | {
      readonly game: 'mines';
      readonly mines: number;
      readonly picks: readonly number[];
      readonly minePositions: readonly number[];
    }
  | {
      readonly game: 'crash';
      readonly cashedOut: number | null;
      readonly crashedAt: number | null;
      readonly autoCashOut: number | null;
    }
  | { readonly game: 'other'; readonly facts: ReadonlyArray<readonly [string, string]> };

/** What a player needs to check a round of an in-house game. */
export interface FairnessFacts {
  readonly game: 'MINES' | 'CRASH';
  readonly seedHash: string;
  readonly clientSeed: string | null;
  readonly nonce: number | null;
}

const HUNDREDTH = 100;

/** Reads the result of a round; a game that is not known shows what it told, plainly. */
export function readResult(detail: Fields | null): RoundResult | null {
  if (!detail) return null;
  if (detail['game'] === 'MINES') {
    return {
      game: 'mines',
      mines: numberOf(detail['mines']) ?? 0,
      picks: numbersOf(detail['picks']),
      minePositions: numbersOf(detail['minePositions']),
    };
  }
  if (detail['game'] === 'CRASH') {
    return {
      game: 'crash',
      cashedOut: multiplierOf(detail['cashedOutHundredths']),
      crashedAt: multiplierOf(detail['crashedAtHundredths']),
      autoCashOut: multiplierOf(detail['autoCashOutHundredths']),
    };
  }
  const facts = Object.entries(detail).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return facts.length > 0 ? { game: 'other', facts: facts.map(([name, value]) => [name, String(value)]) } : null;
}

/** The facts of the fairness check, null for games that are not ours. */
export function readFairness(detail: Fields | null): FairnessFacts | null {
  const game = detail?.['game'];
  const seedHash = detail?.['serverSeedHash'] ?? detail?.['seedHash'];
  if ((game !== 'MINES' && game !== 'CRASH') || typeof seedHash !== 'string') return null;
  const clientSeed = detail?.['clientSeed'];
  return {
    game,
    seedHash,
    clientSeed: typeof clientSeed === 'string' ? clientSeed : null,
    nonce: numberOf(detail?.['nonce']),
  };
}

/** Address of the verifier, which runs in the browser on the origin of the in-house games. */
export function verifierUrl(
  playOrigin: string,
  { game, seedHash, clientSeed, nonce }: FairnessFacts,
  roundId: string,
): string {
  const url = new URL('/in-house/verify', playOrigin);
  url.searchParams.set('game', game.toLowerCase());
  url.searchParams.set('round', roundId);
  url.searchParams.set('hash', seedHash);
  if (clientSeed !== null) url.searchParams.set('clientSeed', clientSeed);
  if (nonce !== null) url.searchParams.set('nonce', String(nonce));
  return url.href;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

function multiplierOf(hundredths: unknown): number | null {
  return typeof hundredths === 'number' ? hundredths / HUNDREDTH : null;
}
