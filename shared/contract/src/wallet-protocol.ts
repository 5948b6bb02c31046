import Type, { type Static, type TSchema } from 'typebox';

/**
 * The operator wallet protocol for game vendors, field for field after the public Hub88 operator wallet API
 * (docs.hub88.io, operator wallet API). Served at `/wallet/:vendorCode/…`; in-house games and vendors speak the same five calls.
 */
export const WALLET_PATHS = {
  info: '/user/info',
  balance: '/user/balance',
  bet: '/transaction/bet',
  win: '/transaction/win',
  rollback: '/transaction/rollback',
} as const;
export type WalletCallName = keyof typeof WALLET_PATHS;

/** Base64 of RSA-SHA256 (PKCS#1 v1.5) over the raw body, made with the vendor's private key. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

/** Business errors travel as HTTP 200 with one of these. */
export const WALLET_STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_LIMIT_REACHED',
] as const;
export type WalletStatus = (typeof WALLET_STATUSES)[number];

const uuid = Type.String({ pattern: '^[\\w-]{8,64}$' });
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const strict = { additionalProperties: false } as const;

const caller = { user: Type.String({ minLength: 4, maxLength: 64 }), request_uuid: uuid };
const inGame = {
  ...caller,
  token: Type.String({ minLength: 10, maxLength: 255 }),
  game_code: text(64),
  supplier_user: Type.Optional(text(255)),
};
/** Integer in ledger units (x 100,000), exact in a JSON number. */
const amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const optionalFlag = Type.Optional(Type.Boolean());
/** Free for the vendor, except for the fields that we read. */
const metaWith = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Optional(Type.Union([Type.Object(fields), Type.Null()]));
const transaction = {
  ...inGame,
  transaction_uuid: uuid,
  supplier_transaction_id: text(255),
  round: text(255),
  round_closed: Type.Boolean(),
  bet: Type.Optional(Type.Union([text(255), Type.Null()])),
};
/**
 * What a stake is paid at most, or at which the player cashed out; hundredths, 150 is 1.50. Absent where a game has no odds. It is not
 * checked here: strange ones count as none.
 */
const odds = Type.Optional(Type.Unknown());
/** A bet's is kept as the snapshot of odds and rule version. */
const betMeta = metaWith({
  /** Share of the stake that goes to the vendor's jackpot pool at the member's brand; at most the stake. */
  jackpot_contribution: Type.Optional(amount),
  odds,
});
/** A win's is kept as the round's detail. `valid_bet` is not checked here: a strange one counts as none. */
const winMeta = metaWith({
  /** Part of the amount that the jackpot pool pays. */
  jackpot_win: Type.Optional(amount),
  /** What counts as turnover, at most the stake (0 for a push, half for a half win). */
  valid_bet: Type.Optional(Type.Unknown()),
  odds,
});
const money = {
  amount,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  is_free: optionalFlag,
  is_aggregated: optionalFlag,
  is_supplier_promo: optionalFlag,
  reward_uuid: Type.Optional(Type.Union([text(64), Type.Null()])),
};
const reference = { reference_transaction_uuid: uuid };

export const walletRequestSchemas = {
  info: Type.Object(caller, strict),
  balance: Type.Object(inGame, strict),
  bet: Type.Object({ ...transaction, ...money, meta: betMeta }, strict),
  win: Type.Object({ ...transaction, ...money, ...reference, meta: winMeta }, strict),
  rollback: Type.Object({ ...transaction, ...reference, meta: metaWith({}) }, strict),
} as const;

/**
 * Bets, or results of bets, of many players in one signed call, for shared rounds; our extension of the public
 * protocol. Each succeeds or fails independently, as if it had come alone.
 */
export const WALLET_BUNDLE_PATHS = { bet: '/transaction/bets', win: '/transaction/wins' } as const;
export type WalletBundleName = keyof typeof WALLET_BUNDLE_PATHS;
export const WALLET_BUNDLE_MAX_ITEMS = 250;
const bundleOf = <Call extends (typeof walletRequestSchemas)['bet' | 'win']>(call: Call) =>
  Type.Object(
    { request_uuid: uuid, calls: Type.Array(call, { minItems: 1, maxItems: WALLET_BUNDLE_MAX_ITEMS }) },
    strict,
  );
export const walletBundleSchemas = {
  bet: bundleOf(walletRequestSchemas.bet),
  win: bundleOf(walletRequestSchemas.win),
} as const;
export type WalletRequest<Name extends WalletCallName> = Static<(typeof walletRequestSchemas)[Name]>;

export interface WalletBundle<Name extends WalletBundleName> {
  readonly request_uuid: string;
  readonly calls: readonly WalletRequest<Name>[];
}

/** The answer of every call; business errors carry the fields that are known. `balance` is in ledger units. */
export interface WalletAnswer {
  readonly user?: string;
  readonly status: WalletStatus;
  readonly request_uuid?: string;
  readonly balance?: number;
  readonly currency?: string;
}

/** The answer of a bundle: one answer for each of its calls, in order. */
export interface WalletBundleAnswer {
  readonly status: WalletStatus;
  readonly request_uuid?: string;
  readonly answers?: readonly WalletAnswer[];
}

/** Further fields of `/user/info`. */
export interface WalletUserInfo extends WalletAnswer {
  readonly country: string;
  readonly jurisdiction: string;
  readonly sub_partner_id: string;
  readonly birth_date: string | null;
  readonly registration_date: string;
  readonly tags: readonly string[];
}
