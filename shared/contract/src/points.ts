import { CENT } from './amount';

/** Pictures of goods that the platform draws, at `goodPicturePath`. */
export const GOOD_PICTURES = [
  'phone',
  'headphones',
  'watch',
  'power-bank',
  'jersey',
  'cap',
  'backpack',
  'mug',
  'gift-card',
  'ticket',
] as const;
export type GoodPicture = (typeof GOOD_PICTURES)[number];

/** Raised whenever a picture is drawn differently: it is part of the address. */
const PICTURES_VERSION = 1;
export const goodPicturePath = (picture: GoodPicture): string => `/art/good/${picture}.svg?v=${PICTURES_VERSION}`;

/** How goods reach the member: by post to an address, or by a message to the mobile number. */
export const GOOD_DELIVERIES = ['shipped', 'digital'] as const;
/** What a member redeems points for. */
export const REDEEM_TYPES = [...GOOD_DELIVERIES, 'money'] as const;
export type RedeemType = (typeof REDEEM_TYPES)[number];
export const REDEEM_STATES = ['in_process', 'approved', 'rejected'] as const;
export type RedeemState = (typeof REDEEM_STATES)[number];

/** Why points came or went. */
export const POINT_MOVEMENTS = ['earned', 'granted', 'taken', 'redeemed', 'returned', 'converted'] as const;
export type PointMovement = (typeof POINT_MOVEMENTS)[number];

/** Goods that ask for play count the valid bet of this many business days, today included. */
export const GOOD_PLAY_DAYS = 30;

/** A row of the exchange-rate table: so many points, and more, are worth `amount` for every `points`. */
export interface ExchangeRate {
  readonly points: number;
  /** Ledger units. */
  readonly amount: bigint;
}

/**
 * What points are worth: the rate of the highest row that they reach, whole hundredths, rounded down.
 * @param rates in rising order of points
 * @returns ledger units; null below the first row
 */
export function worthOfPoints(points: number, rates: readonly ExchangeRate[]): bigint | null {
  const rate = rates.findLast((row) => row.points <= points);
  if (!rate) return null;
  const units = (BigInt(points) * rate.amount) / BigInt(rate.points);
  return units - (units % CENT);
}

export type ExchangeFault = 'not_rising' | 'worse_rate';

/** Rows rise, and no row gives less for a point than the one before; otherwise members would lose by waiting. */
export function exchangeFault(rates: readonly ExchangeRate[]): ExchangeFault | null {
  for (const [index, rate] of rates.entries()) {
    const previous = rates[index - 1];
    if (!previous) continue;
    if (rate.points <= previous.points) return 'not_rising';
    if (rate.amount * BigInt(previous.points) < previous.amount * BigInt(rate.points)) return 'worse_rate';
  }
  return null;
}
