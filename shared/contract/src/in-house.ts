import { z } from 'zod';
import { INSTANT_CODES } from './fairness/instant-codes';
import { amountSchema, positiveAmountSchema } from './money';

/** The vendor code under which the catalogue lists the in-house games. */
export const IN_HOUSE_VENDOR_CODE = 'BGS';

/** Codes of the in-house games. */
export const IN_HOUSE_CODES = ['CRASH', 'MINES', 'HILO', ...INSTANT_CODES] as const;
export type InHouseCode = (typeof IN_HOUSE_CODES)[number];

const CARD_AND_DICE_TABLES: ReadonlySet<string> = new Set(['BACCARAT', 'SICBO']);
/** The mini games: rounds of seconds against the house. The others are tables of cards and dice. */
export const isMiniGame = (code: string): boolean => isInHouseCode(code) && !CARD_AND_DICE_TABLES.has(code);

export function isInHouseCode(code: string): code is InHouseCode {
  return (IN_HOUSE_CODES as readonly string[]).includes(code);
}

/**
 * The interface between the clients of the in-house games and their engine, on the play origin, with the launch token as
 * bearer. Answers come in the platform's envelope. In demo mode nothing touches a wallet.
 */
export const IN_HOUSE_PATHS = {
  session: '/in-house/api/session',
  seeds: '/in-house/api/seeds',
  rotateSeeds: '/in-house/api/seeds/rotate',
  minesRound: '/in-house/api/mines/round',
  minesStart: '/in-house/api/mines/start',
  minesPick: '/in-house/api/mines/pick',
  minesCashOut: '/in-house/api/mines/cash-out',
  crashBet: '/in-house/api/crash/bet',
  crashCashOut: '/in-house/api/crash/cash-out',
  /** Server-sent events; the token comes in the query because an EventSource sends no headers. */
  crashStream: '/in-house/api/crash/stream',
  instantPlay: '/in-house/api/instant/play',
  rounds: '/in-house/api/rounds',
} as const;

export const inHouseSessionSchema = z.strictObject({
  game: z.enum(IN_HOUSE_CODES),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  currencySymbol: z.string(),
  balance: amountSchema,
  minStake: amountSchema,
  maxStake: amountSchema,
  maxPayout: amountSchema,
  /** Whether auto-play is allowed by the brand's jurisdiction. */
  autoBet: z.boolean(),
  lobbyUrl: z.url(),
  brand: z.string(),
});
export type InHouseSession = z.infer<typeof inHouseSessionSchema>;

/** The seeds in use: the server's only as its SHA-256 until they are rotated. */
export const seedPairSchema = z.strictObject({
  serverSeedHash: z.string(),
  /** Empty before the browser has chosen one: no round is taken until then. */
  clientSeed: z.string(),
  /** SHA-256 of the server seed that is used after the next rotation: published before its client seed is chosen. */
  nextServerSeedHash: z.string(),
  /** Nonce of the next round. */
  nonce: z.number().int(),
  /** The pair before, revealed; null before the first rotation. */
  revealed: z
    .strictObject({
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      rounds: z.number().int(),
    })
    .nullable(),
});
export type SeedPair = z.infer<typeof seedPairSchema>;

export const rotateSeedsRequestSchema = z.strictObject({
  clientSeed: z.string().trim().min(1).max(64),
  /** `nextServerSeedHash` as the page showed it: the client seed was chosen for this one. */
  serverSeedHash: z.string(),
});

export const minesStartRequestSchema = z.strictObject({
  /** One per user intent: repeating the call starts one round. */
  roundId: z.uuid(),
  stake: positiveAmountSchema,
  mines: z.number().int().min(1).max(24),
});
export const minesPickRequestSchema = z.strictObject({ roundId: z.uuid(), cell: z.number().int().min(0).max(24) });
export const minesCashOutRequestSchema = z.strictObject({ roundId: z.uuid() });

export const minesRoundSchema = z.strictObject({
  roundId: z.uuid(),
  state: z.enum(['placing', 'open', 'won', 'lost', 'refused', 'cancelled']),
  stake: amountSchema,
  mines: z.number().int(),
  picks: z.array(z.number().int()),
  /** What cashing out would pay (open), or what was paid. */
  payout: amountSchema,
  multiplierHundredths: z.number().int(),
  /** Payout after the next safe cell; null when none is left. */
  nextMultiplierHundredths: z.number().int().nullable(),
  /** Where the mines are: only when the round is over. */
  minePositions: z.array(z.number().int()).nullable(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  balance: amountSchema,
});
export type MinesRound = z.infer<typeof minesRoundSchema>;
/** Value of `minesRound`: the open round of the session's member, to resume it. */
export const minesOpenRoundSchema = minesRoundSchema.nullable();

export const crashBetRequestSchema = z.strictObject({
  betId: z.uuid(),
  stake: positiveAmountSchema,
  /** Cashes out by itself at this multiplier (hundredths, above 1.00 x); null: by hand only. */
  autoCashOutHundredths: z.number().int().min(101).max(1_000_000).nullable(),
  /** One of a series that goes on by itself. */
  auto: z.boolean().default(false),
});
export const crashCashOutRequestSchema = z.strictObject({ betId: z.uuid() });

export const crashBetSchema = z.strictObject({
  betId: z.uuid(),
  roundId: z.number().int(),
  state: z.enum(['placing', 'placed', 'refused', 'won', 'lost', 'cancelled']),
  stake: amountSchema,
  autoCashOutHundredths: z.number().int().nullable(),
  cashedOutHundredths: z.number().int().nullable(),
  payout: amountSchema,
  balance: amountSchema.nullable(),
});
export type CrashBet = z.infer<typeof crashBetSchema>;

/** A round of a public beacon; `local` is the one of this installation, which is not public. */
const crashBeaconSchema = z.strictObject({ chain: z.enum(['quicknet', 'local']), round: z.number().int() });

/** Events of the crash stream, by name. Times are the server's, ISO; `sentAt` lets the client measure the difference. */
export const crashEvents = {
  /** On every change of phase, and at once on connecting. */
  phase: z.strictObject({
    roundId: z.number().int(),
    /** Drawing: betting is closed, and the round of the beacon that decides is not out. */
    phase: z.enum(['betting', 'drawing', 'flying', 'crashed']),
    sentAt: z.iso.datetime(),
    /** Betting: when it closes. Drawing: when the beacon is due. Flying: take-off. Crashed: when the next round opens. */
    at: z.iso.datetime(),
    /** SHA-256 of this round's seed, known while betting. */
    seedHash: z.string(),
    /** The round of the beacon whose randomness becomes the salt, fixed before betting; null for rounds of older releases. */
    beacon: crashBeaconSchema.nullable(),
    /** Only when crashed. */
    crashedAtHundredths: z.number().int().nullable(),
    seed: z.string().nullable(),
    salt: z.string().nullable(),
  }),
  /** Sent repeatedly while a round is running, so that the client can measure the clock difference precisely. */
  tick: z.strictObject({ roundId: z.number().int(), sentAt: z.iso.datetime() }),
  /** Bets of all players in the round, with masked names. */
  bets: z.strictObject({
    roundId: z.number().int(),
    /** Of the round, also those that are not listed. */
    total: z.number().int(),
    bets: z.array(
      z.strictObject({
        player: z.string(),
        stake: amountSchema,
        currency: z.string(),
        cashedOutHundredths: z.number().int().nullable(),
        mine: z.boolean(),
      }),
    ),
  }),
  /** The player's own bet changed (placed, won, lost, cancelled). */
  bet: crashBetSchema,
  balance: z.strictObject({ balance: amountSchema }),
  /** The last rounds' crash points, newest first. */
  history: z.strictObject({
    rounds: z.array(z.strictObject({ roundId: z.number().int(), crashedAtHundredths: z.number().int() })),
  }),
} as const;
export type CrashPhase = z.infer<(typeof crashEvents)['phase']>;
export type CrashTick = z.infer<(typeof crashEvents)['tick']>;
export type CrashBets = z.infer<(typeof crashEvents)['bets']>;
export type CrashHistory = z.infer<(typeof crashEvents)['history']>;

export const instantPlayRequestSchema = z.strictObject({
  game: z.enum(INSTANT_CODES),
  /** One per user intent: repeating the call plays one round. */
  roundId: z.uuid(),
  /** Of the whole round. */
  stake: positiveAmountSchema,
  /** Checked by the rule of the game. */
  options: z.record(z.string(), z.unknown()),
  /** One of a series that goes on by itself. */
  auto: z.boolean(),
});
export type InstantPlayRequest = z.input<typeof instantPlayRequestSchema>;
