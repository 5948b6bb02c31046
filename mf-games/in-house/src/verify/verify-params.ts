import { HI_LO_MAX_CARDS } from '@marquee/contract/fairness/hi-lo';
import { type InstantOptions, instantGames } from '@marquee/contract/fairness/instant-games';
import type { InHouseRound, InstantFairness } from '@marquee/contract/in-house-rounds';
import { codeOf, type InstantName, isInstantName } from '../app/game-name';

/** The values from which a round is verified. */
export type VerifyInput = MinesInput | HiLoInput | CrashInput | InstantInput;

/** Input of a game whose rounds come from a pair of seeds. */
export interface SeedsInput {
  readonly serverSeed: string;
  /** As published before the round; empty when it is not known. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export interface MinesInput extends SeedsInput {
  readonly game: 'mines';
  readonly mines: number;
}

export interface HiLoInput extends SeedsInput {
  readonly game: 'hilo';
  /** Number of dealt cards. */
  readonly cards: number;
}

export type InstantInput<Name extends InstantName = InstantName> = {
  readonly [Each in Name]: SeedsInput & { readonly game: Each; readonly options: InstantOptions<Uppercase<Each>> };
}[Name];

export interface CrashInput {
  readonly game: 'crash';
  readonly seed: string;
  readonly seedHash: string;
  readonly salt: string;
  /** The round of the beacon that the salt is the randomness of, as it was published; empty where it is not known. */
  readonly beacon: string;
  readonly signature: string;
  /** Of a local beacon. */
  readonly publicKey: string;
}

/** Used when an address has no options, or impossible ones. */
const DEFAULT_OPTIONS: { readonly [Name in InstantName]: InstantOptions<Uppercase<Name>> } = {
  dice: { target: 5_000, over: true },
  limbo: { target: 200 },
  plinko: { rows: 12, risk: 'medium' },
  wheel: { segments: 20, risk: 'medium' },
  keno: { picks: [1, 2, 3], risk: 'medium' },
  baccarat: { bets: { player: '10.00' } },
  sicbo: { bets: { big: '10.00' } },
};

/** Reads the verifier's address, such as `#game=mines&serverSeed=…`; missing and invalid values get defaults. */
export function readVerifyHash(hash: string): VerifyInput {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const wholeNumber = (name: string, defaultValue: number) =>
    /^\d{1,9}$/.test(text(name)) ? Number(text(name)) : defaultValue;
  const game = text('game').toLowerCase();
  if (game === 'crash')
    return {
      game: 'crash',
      seed: text('seed'),
      seedHash: text('seedHash'),
      salt: text('salt'),
      beacon: text('beacon'),
      signature: text('signature'),
      publicKey: text('publicKey'),
    };
  const seeds = {
    serverSeed: text('serverSeed'),
    serverSeedHash: text('serverSeedHash'),
    clientSeed: text('clientSeed'),
    nonce: wholeNumber('nonce', 0),
  };
  if (game === 'hilo')
    return { game, ...seeds, cards: Math.min(Math.max(wholeNumber('cards', 10), 1), HI_LO_MAX_CARDS) };
  if (isInstantName(game)) return instantInput(game, seeds, text('options'));
  return { game: 'mines', ...seeds, mines: Math.min(Math.max(wholeNumber('mines', 3), 1), 24) };
}

export function writeVerifyHash(input: VerifyInput): string {
  const params = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  return `#${params}`;
}

/** Null while the round's server seed is still in use. */
export function inputOfRound({ fairness }: InHouseRound): VerifyInput | null {
  if (fairness.game === 'CRASH') {
    const { seed, seedHash, salt, beacon } = fairness;
    return {
      game: 'crash',
      seed,
      seedHash,
      salt,
      beacon: beacon ? `${beacon.chain} ${beacon.round}` : '',
      signature: beacon?.signature ?? '',
      publicKey: beacon?.publicKey ?? '',
    };
  }
  const { serverSeed, serverSeedHash, clientSeed, nonce } = fairness;
  if (serverSeed === null) return null;
  const seeds = { serverSeed, serverSeedHash, clientSeed, nonce };
  if (fairness.game === 'MINES') return { game: 'mines', ...seeds, mines: fairness.mines };
  if (fairness.game === 'HILO') return { game: 'hilo', ...seeds, cards: fairness.cards.length };
  return instantInputOf(fairness, seeds);
}

function instantInputOf({ game, options }: InstantFairness, seeds: SeedsInput): InstantInput {
  // The types do not connect a lower-case name with the options of its code.
  return { game: game.toLowerCase(), ...seeds, options } as InstantInput;
}

function instantInput<Name extends InstantName>(game: Name, seeds: SeedsInput, options: string): InstantInput {
  const parsed = instantGames[codeOf(game)].optionsSchema.safeParse(jsonOf(options));
  return { game, ...seeds, options: parsed.success ? parsed.data : DEFAULT_OPTIONS[game] } as InstantInput;
}

/** Null when the text is not JSON, as in an address that was cut off. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
