import { z } from 'zod';

/**
 * What the platform asks of a game vendor, after the conventions of the wallet protocol: POST, JSON, the platform's RSA
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
/** Asked by GET and without a signature, every few seconds: whoever answers 200 takes players. */
export const VENDOR_HEALTH_PATH = '/health';
export type VendorCallName = keyof typeof VENDOR_PATHS;

const id = z.string().min(8).max(64);
const amount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const vendorRequestSchemas = {
  /** Demo play: currency `XXX` and no user. */
  gameUrl: z.strictObject({
    user: z.string().nullable(),
    token: z.string(),
    game_code: z.string(),
    currency: z.string().length(3),
    lang: z.string(),
    /** Page of the site that the player comes from: where the way back leads, and whose origin may frame the game. */
    lobby_url: z.url({ protocol: /^https?$/ }).optional(),
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
    bet_count: z.number().int().min(1).max(1_000),
    bet_value: amount.min(1),
    end_time: z.iso.datetime(),
  }),
} as const;

export const vendorAnswerSchemas = {
  gameUrl: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  gameList: z.object({ games: z.array(z.object({ game_code: z.string(), name: z.string() })) }),
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
