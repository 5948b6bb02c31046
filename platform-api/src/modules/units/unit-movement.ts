import type { ErrorCode } from '@marquee/contract/errors';

/** The units of members, each with the failure of a member who has too few. */
export const UNITS = {
  points: { insufficient: 'points_insufficient' },
} as const satisfies Record<string, { readonly insufficient: ErrorCode }>;
export type UnitName = keyof typeof UNITS;

/** The brand's side of a movement: what was issued, redeemed, or has expired. */
export type UnitCounter = 'issued' | 'redeemed' | 'expired';

export interface UnitMovement {
  readonly memberId: bigint;
  readonly unit: UnitName;
  /** Above zero. */
  readonly amount: bigint;
  /** Owner of the key, such as `points.redeem`. */
  readonly source: string;
  /** Idempotency key, unique within the source permanently. */
  readonly key: string;
  /** What happened, in the words of the unit's module; the member's history shows it. */
  readonly kind: string;
  /** By default `issued` for a grant, `redeemed` for a take. */
  readonly counter?: UnitCounter;
  /** Stored for records and support; not compared for repeats. */
  readonly reference?: Readonly<Record<string, unknown>>;
}
