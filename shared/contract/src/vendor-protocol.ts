import { z } from 'zod';
import { FREE_BETS_MAX, GAME_TYPES } from './constants';

/**
 * The calls that the platform makes to a game vendor, by the conventions of the wallet protocol: POST, JSON, the platform's RSA
 * signature over the raw body in the same header, amounts as integers x 100,000. Paths are below the vendor's own address.
 */
export const VENDOR_PATHS = {
  gameUrl: '/game/url',
  gameList: '/game/list',
  round: '/game/round',
  roundUrl: '/game/round/url',
  transactions: '/transactions/list',
  freeBets: '/freebet/rewards/create',
} as const;
/** Health check: GET without a signature, every few seconds. A vendor that answers 200 accepts players. */
export const VENDOR_HEALTH_PATH = '/health';
export type VendorCallName = keyof typeof VENDOR_PATHS;

const id = z.string().min(8).max(64);
const amount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * The site's progressive pool with the vendor: bets may contribute to it (`meta.jackpot_contribution`) and wins may hit it
 * (`meta.jackpot_win`). It began with the seed, and the site lifts it to the seed after a hit. Absent: the site has none.
 */
export const launchedPoolSchema = z.strictObject({
  id: z.string().min(1).max(32),
  seed: amount.min(1),
  /** What the pool holds now: where a vendor that sees the pool for the first time begins to count. */
  amount,
});
export type LaunchedPool = z.infer<typeof launchedPoolSchema>;

export const vendorRequestSchemas = {
  /** Demo play: currency `XXX` and no user. */
  gameUrl: z.strictObject({
    user: z.string().nullable(),
    token: z.string(),
    game_code: z.string(),
    currency: z.string().length(3),
    lang: z.string(),
    /** Page of the site that opened the game: the target of the game's back link, and the origin that may frame it. */
    lobby_url: z.url({ protocol: /^https?$/ }).optional(),
    /** Whether the licence of the site allows autoplay and turbo play. Absent: it does not. */
    autoplay: z.boolean().optional(),
    jackpot_pool: launchedPoolSchema.optional(),
  }),
  gameList: z.strictObject({}),
  round: z.strictObject({ user: z.string(), transaction_uuid: id }),
  /** A page for people that shows the round of a bet; its address is good for minutes. */
  roundUrl: z.strictObject({ user: z.string(), transaction_uuid: id, lang: z.string() }),
  /** `from` inclusive, `to` exclusive; `cursor` is the last page's `next`. */
  transactions: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime(), cursor: z.string().nullable() }),
  freeBets: z.strictObject({
    reward_uuid: id,
    user: z.string(),
    currency: z.string().length(3),
    game_code: z.string(),
    bet_count: z.number().int().min(1).max(FREE_BETS_MAX),
    bet_value: amount.min(1),
    end_time: z.iso.datetime(),
  }),
} as const;

/** Not allowed in names: control characters, lone surrogates, and marks that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const gameNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((name) => !UNSEEN.test(name));

/** A game as a vendor lists it. What may be left out: names in other languages, and what the game's type does not have. */
export const listedGameSchema = z.object({
  game_code: z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/),
  /** In English. */
  name: gameNameSchema,
  names: z
    .object({
      bn: gameNameSchema.optional(),
      vi: gameNameSchema.optional(),
      zh: gameNameSchema.optional(),
      th: gameNameSchema.optional(),
      hi: gameNameSchema.optional(),
      ar: gameNameSchema.optional(),
    })
    .optional(),
  /** Only the platform's own games are `bgs`. */
  game_type: z.enum(GAME_TYPES).exclude(['bgs']),
  /** In units of the list; players of a currency bet `listUnitIn(currency)` times as much. */
  min_bet: amount.min(1),
  lines: z.number().int().min(1).max(10_000).nullable().default(null),
  volatility: z.enum(['low', 'medium', 'high']).nullable().default(null),
  /** Theoretical return in 1/100 of a per cent: 9650 is 96.50 %. */
  return_bp: z.number().int().min(1).max(10_000).nullable().default(null),
  jackpot: z.boolean().default(false),
  demo: z.boolean().default(false),
});

export const vendorAnswerSchemas = {
  gameUrl: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  /** Rows are validated one by one (`listedGameSchema`), so an invalid row does not reject the list. */
  gameList: z.object({ games: z.array(z.unknown()) }),
  round: z.object({ state: z.enum(['open', 'finished', 'cancelled', 'unknown']), payout: amount }),
  roundUrl: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  transactions: z.object({
    transactions: z.array(
      z.object({
        transaction_uuid: id,
        kind: z.enum(['bet', 'win', 'rollback']),
        reference_transaction_uuid: id.nullable(),
        user: z.string(),
        round: z.string(),
        amount: amount.nullable(),
        at: z.iso.datetime(),
      }),
    ),
    next: z.string().nullable(),
  }),
  freeBets: z.object({ reward_uuid: id }),
} as const;

export type VendorRequest<Name extends VendorCallName> = z.infer<(typeof vendorRequestSchemas)[Name]>;
export type VendorAnswer<Name extends VendorCallName> = z.infer<(typeof vendorAnswerSchemas)[Name]>;
/** A row of a vendor's list as it is sent, and as it is parsed. */
export type ListedGameRow = z.input<typeof listedGameSchema>;
export type ListedGame = z.output<typeof listedGameSchema>;
