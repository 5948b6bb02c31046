import { z } from 'zod';
import { HI_LO_MOVES } from './fairness/hi-lo';
import type { InstantGame } from './fairness/instant';
import type { InstantCode } from './fairness/instant-codes';
import { type InstantOptions, type InstantOutcome, instantGames } from './fairness/instant-games';
import { IN_HOUSE_CODES } from './in-house';
import { amountSchema } from './money';

/*
 * Rounds of the in-house games, discriminated by the code of their game. Clients import the types only: the schemas bring
 * the rules of all games with them.
 */

const instantFieldsSchema = z.strictObject({
  roundId: z.uuid(),
  state: z.enum(['placing', 'won', 'lost', 'refused', 'cancelled']),
  stake: amountSchema,
  payout: amountSchema,
  /** Payout over stake, cut off. */
  multiplierHundredths: z.number().int(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  balance: amountSchema,
});

/** A round of a game whose round is one call. */
export type InstantRound<Code extends InstantCode = InstantCode> = {
  readonly [Each in Code]: z.output<typeof instantFieldsSchema> & {
    readonly game: Each;
    readonly options: InstantOptions<Each>;
    /** Null while the stake is being taken, and when it was not. */
    readonly outcome: InstantOutcome<Each> | null;
  };
}[Code];

export const instantRoundSchema: z.ZodType<InstantRound> = z.discriminatedUnion('game', [
  instantRoundOf('DICE', instantGames.DICE),
  instantRoundOf('LIMBO', instantGames.LIMBO),
  instantRoundOf('PLINKO', instantGames.PLINKO),
  instantRoundOf('WHEEL', instantGames.WHEEL),
  instantRoundOf('KENO', instantGames.KENO),
  instantRoundOf('BACCARAT', instantGames.BACCARAT),
  instantRoundOf('SICBO', instantGames.SICBO),
]);

function instantRoundOf<const Code extends InstantCode, Options extends object, Outcome extends object>(
  game: Code,
  { optionsSchema, outcomeSchema }: InstantGame<Options, Outcome>,
) {
  return instantFieldsSchema.extend({
    game: z.literal(game),
    options: optionsSchema,
    outcome: outcomeSchema.nullable(),
  });
}

const seedFieldsSchema = z.strictObject({
  serverSeedHash: z.string(),
  /** Null until the pair of seeds is rotated: before that it decides rounds to come. */
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.number().int(),
});

const minesFairnessSchema = seedFieldsSchema.extend({
  game: z.literal('MINES'),
  mines: z.number().int(),
  minePositions: z.array(z.number().int()),
});
const hiLoFairnessSchema = seedFieldsSchema.extend({
  game: z.literal('HILO'),
  cards: z.array(z.number().int()),
  moves: z.array(z.enum(HI_LO_MOVES)),
});
const crashFairnessSchema = z.strictObject({
  game: z.literal('CRASH'),
  seed: z.string(),
  seedHash: z.string(),
  salt: z.string(),
  crashedAtHundredths: z.number().int(),
  /** The round of the beacon that the salt is the randomness of; null for rounds of older releases, whose salts came from players. */
  beacon: z
    .strictObject({
      chain: z.enum(['quicknet', 'local']),
      round: z.number().int(),
      signature: z.string(),
      /** Ed25519 key of a local beacon, hex; null for a public one. */
      publicKey: z.string().nullable(),
    })
    .nullable(),
});

/** What the verifier needs of a round of a game whose round is one call. */
export type InstantFairness<Code extends InstantCode = InstantCode> = {
  readonly [Each in Code]: z.output<typeof seedFieldsSchema> & {
    readonly game: Each;
    readonly options: InstantOptions<Each>;
    readonly outcome: InstantOutcome<Each>;
  };
}[Code];

/** What the verifier computes a round again from. */
export type RoundFairness =
  | z.output<typeof minesFairnessSchema>
  | z.output<typeof hiLoFairnessSchema>
  | z.output<typeof crashFairnessSchema>
  | InstantFairness;

const roundFairnessSchema: z.ZodType<RoundFairness> = z.discriminatedUnion('game', [
  minesFairnessSchema,
  hiLoFairnessSchema,
  crashFairnessSchema,
  instantFairnessOf('DICE', instantGames.DICE),
  instantFairnessOf('LIMBO', instantGames.LIMBO),
  instantFairnessOf('PLINKO', instantGames.PLINKO),
  instantFairnessOf('WHEEL', instantGames.WHEEL),
  instantFairnessOf('KENO', instantGames.KENO),
  instantFairnessOf('BACCARAT', instantGames.BACCARAT),
  instantFairnessOf('SICBO', instantGames.SICBO),
]);

function instantFairnessOf<const Code extends InstantCode, Options extends object, Outcome extends object>(
  game: Code,
  { optionsSchema, outcomeSchema }: InstantGame<Options, Outcome>,
) {
  return seedFieldsSchema.extend({ game: z.literal(game), options: optionsSchema, outcome: outcomeSchema });
}

/** A finished round of the session's member, newest first, for the history and the verifier. */
export const inHouseRoundSchema = z.strictObject({
  roundId: z.string(),
  game: z.enum(IN_HOUSE_CODES),
  stake: amountSchema,
  payout: amountSchema,
  multiplierHundredths: z.number().int(),
  finishedAt: z.iso.datetime(),
  fairness: roundFairnessSchema,
});
export type InHouseRound = z.infer<typeof inHouseRoundSchema>;
