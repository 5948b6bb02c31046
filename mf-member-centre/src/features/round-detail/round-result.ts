import { isInstantCode } from '@marquee/contract/fairness/instant-codes';
import { type InstantResult, readInstant } from './instant-result';
import { readTable, type TableResult } from './table-result';

type Fields = Readonly<Record<string, unknown>>;

/** The result of a round of a vendor or an in-house game, as the record displays it. */
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
  | InstantResult
  | TableResult
  | { readonly game: 'other'; readonly facts: ReadonlyArray<readonly [string, string]> };

/** The commitments made before a round of an in-house game. The verifier requests the rest: an active seed stays secret. */
export type FairnessFacts = SeedsFacts | { readonly game: 'crash'; readonly seedHash: string };

/** Of a game whose rounds come from a pair of seeds; named as the verifier's address names them. */
interface SeedsFacts {
  /** In lower case. */
  readonly game: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly mines?: number;
  /** How many cards were dealt. */
  readonly cards?: number;
  /** JSON. */
  readonly options?: string;
}

const HUNDREDTH = 100;

/** What the record says itself, or a vendor's service tells the wallet and not the player: amounts are in units of the vendor's. */
const BOOKKEEPING = new Set(
  [
    'form game mostPayout nominal number payout quote risk stake state table valid_bet won',
    'buyIn depth free freeLeft hits level played returnBp room rulesVersion spent stack unit unspent wagered',
  ].flatMap((names) => names.split(' ')),
);

/** Reads the result of a round; of an unknown game, its plain facts. */
export function readResult(detail: Fields | null): RoundResult | null {
  if (!detail) return null;
  if (detail.game === 'MINES') {
    return {
      game: 'mines',
      mines: numberOf(detail.mines) ?? 0,
      picks: numbersOf(detail.picks),
      minePositions: numbersOf(detail.minePositions),
    };
  }
  if (detail.game === 'CRASH') {
    return {
      game: 'crash',
      cashedOut: multiplierOf(detail.cashedOutHundredths),
      crashedAt: multiplierOf(detail.crashedAtHundredths),
      autoCashOut: multiplierOf(detail.autoCashOutHundredths),
    };
  }
  const inHouse = readInstant(detail) ?? readTable(detail);
  if (inHouse) return inHouse;
  const facts = Object.entries(detail).filter(
    ([name, value]) => ['string', 'number'].includes(typeof value) && !BOOKKEEPING.has(name),
  );
  return facts.length > 0 ? { game: 'other', facts: facts.map(([name, value]) => [name, String(value)]) } : null;
}

/** The facts of the fairness check, null for games that are not ours. */
export function readFairness(detail: Fields | null): FairnessFacts | null {
  if (!detail) return null;
  const { game, serverSeedHash, clientSeed, nonce, seedHash } = detail;
  if (game === 'CRASH' && typeof seedHash === 'string') return { game: 'crash', seedHash };
  if (typeof game !== 'string' || typeof serverSeedHash !== 'string' || typeof clientSeed !== 'string') return null;
  const facts = { game: game.toLowerCase(), serverSeedHash, clientSeed, nonce: numberOf(nonce) ?? 0 };
  if (game === 'MINES') return { ...facts, mines: numberOf(detail.mines) ?? 0 };
  if (game === 'HILO') return { ...facts, cards: numbersOf(detail.cards).length };
  return isInstantCode(game) ? { ...facts, options: JSON.stringify(detail.options) } : null;
}

/** Address of the verifier, which runs in the browser on the origin of the in-house games. */
export function verifierUrl(
  playOrigin: string,
  facts: FairnessFacts,
  site: { readonly brand: string; readonly lang: string },
): string {
  const url = new URL('/in-house/verify', playOrigin);
  url.search = String(new URLSearchParams(site));
  // Behind the hash, so that nothing of it is sent to the server.
  url.hash = String(new URLSearchParams(Object.entries(facts).map(([name, value]) => [name, String(value)])));
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
