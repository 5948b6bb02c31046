import { crashPoint } from '@marquee/contract/fairness/crash';
import {
  bytesOfHex,
  fairWords,
  hmacSha256,
  type RoundSeeds,
  sha256Hex,
  toHex,
} from '@marquee/contract/fairness/fair-bytes';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { hiLoCards } from '@marquee/contract/fairness/hi-lo';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import { minePositions } from '@marquee/contract/fairness/mines';
import { codeOf, type InstantName } from '../app/game-name';
import type { NamedOutcome } from '../instant/outcome-text';
import {
  type CrashInput,
  type HiLoInput,
  type InstantInput,
  type MinesInput,
  type SeedsInput,
  type VerifyInput,
} from './verify-params';

type BeaconStep = 'beacon' | 'publicKey' | 'signature' | 'randomness';

/** One step of the computation and its result. */
export interface VerifyStep {
  /** Key of the message under `verify.steps`. */
  readonly name: 'hash' | 'message' | 'hmac' | 'words' | 'board' | 'bits' | 'point' | 'outcome' | BeaconStep;
  readonly value: string;
}

export type VerifyResult = {
  /** `unknown` when no published hash was given. */
  readonly seedCheck: 'matches' | 'differs' | 'unknown';
  readonly steps: readonly VerifyStep[];
} & (
  | { readonly game: 'mines'; readonly minePositions: readonly number[] }
  | { readonly game: 'hilo'; readonly cards: readonly number[] }
  | { readonly game: 'crash'; readonly hundredths: number }
  | (NamedOutcome & {
      /** What a stake of 1 pays, cut to hundredths. */
      readonly paidHundredths: number;
    })
);

const SHOWN_WORDS = 8;

/** Computes a round again from its seeds, by the same code as the engine's. */
export function verifyRound(input: VerifyInput): Promise<VerifyResult> {
  if (input.game === 'mines') return verifyMines(input);
  if (input.game === 'hilo') return verifyHiLo(input);
  return input.game === 'crash' ? verifyCrash(input) : verifyInstant(input);
}

async function verifyMines(input: MinesInput): Promise<VerifyResult> {
  const { serverSeed, clientSeed, nonce, mines } = input;
  const hash = await sha256Hex(serverSeed);
  const message = `${clientSeed}:${nonce}:0`;
  const positions = await minePositions(input, mines);
  return {
    game: 'mines',
    seedCheck: checkOf(hash, input.serverSeedHash),
    minePositions: positions,
    steps: [
      { name: 'hash', value: hash },
      { name: 'message', value: message },
      { name: 'hmac', value: toHex(await hmacSha256(serverSeed, message)) },
      { name: 'words', value: (await firstWords(input)).join(' ') },
      { name: 'board', value: positions.map((cell) => cell + 1).join(' ') },
    ],
  };
}

async function verifyHiLo(input: HiLoInput): Promise<VerifyResult> {
  const cards = await hiLoCards(input, input.cards);
  return { game: 'hilo', cards, ...(await seedSteps(input, JSON.stringify({ cards }))) };
}

async function verifyInstant<Name extends InstantName>(input: InstantInput<Name>): Promise<VerifyResult> {
  const { game, options } = input;
  const rule = instantGames[codeOf(game)];
  const stake = rule.stakeOf?.(options) ?? 100n;
  const outcome = await playFairly(input, (draw) => rule.play(draw, options));
  const paidHundredths = Number((rule.payout(stake, options, outcome) * 100n) / stake);
  const steps = await seedSteps(input, JSON.stringify(outcome));
  // The compiler does not resolve the outcome of a game that is a type parameter.
  return { game, outcome, paidHundredths, ...steps } as VerifyResult;
}

/** The steps from the seeds of a round to its outcome. */
async function seedSteps(input: SeedsInput, outcome: string): Promise<Pick<VerifyResult, 'seedCheck' | 'steps'>> {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = input;
  const hash = await sha256Hex(serverSeed);
  const message = `${clientSeed}:${nonce}:0`;
  return {
    seedCheck: checkOf(hash, serverSeedHash),
    steps: [
      { name: 'hash', value: hash },
      { name: 'message', value: message },
      { name: 'hmac', value: toHex(await hmacSha256(serverSeed, message)) },
      { name: 'words', value: (await firstWords(input)).join(' ') },
      { name: 'outcome', value: outcome },
    ],
  };
}

async function verifyCrash(input: CrashInput): Promise<VerifyResult> {
  const { seed, seedHash, salt } = input;
  const hash = await sha256Hex(seed);
  const hmac = toHex(await hmacSha256(seed, salt));
  const hundredths = await crashPoint(seed, salt);
  return {
    game: 'crash',
    seedCheck: checkOf(hash, seedHash),
    hundredths,
    steps: [
      { name: 'hash', value: hash },
      ...(await beaconSteps(input)),
      { name: 'message', value: salt },
      { name: 'hmac', value: hmac },
      // 13 hex digits are the 52 bits of which the point is made.
      { name: 'bits', value: hmac.slice(0, 13) },
      { name: 'point', value: (hundredths / 100).toFixed(2) },
    ],
  };
}

/** From the round of the beacon to the salt; rounds of older releases have none. */
async function beaconSteps({ beacon, signature, publicKey }: CrashInput): Promise<readonly VerifyStep[]> {
  if (signature === '') return [];
  const digest = await crypto.subtle.digest('SHA-256', bytesOfHex(signature));
  return [
    { name: 'beacon', value: beacon },
    ...(publicKey === '' ? [] : [{ name: 'publicKey', value: publicKey } as const]),
    { name: 'signature', value: signature },
    { name: 'randomness', value: toHex(new Uint8Array(digest)) },
  ];
}

async function firstWords(seeds: RoundSeeds): Promise<number[]> {
  const words: number[] = [];
  for await (const word of fairWords(seeds)) {
    words.push(word);
    if (words.length === SHOWN_WORDS) break;
  }
  return words;
}

function checkOf(hash: string, published: string): VerifyResult['seedCheck'] {
  if (published === '') return 'unknown';
  return hash === published.toLowerCase() ? 'matches' : 'differs';
}
