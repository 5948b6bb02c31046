import type { ErrorCode } from '@marquee/contract/errors';
import type { PointMovement } from '@marquee/contract/points';

/** The units of members, each with the failure of a member who has too few. */
export const UNITS = {
  points: { insufficient: 'points_insufficient' },
} as const satisfies Record<string, { readonly insufficient: ErrorCode }>;
export type UnitName = keyof typeof UNITS;

/** What a movement is about, for records and support. */
export interface UnitReference {
  /** By language, shown to the member. */
  readonly names?: Readonly<Record<string, string>>;
}

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
  /** Shown in the member's history. */
  readonly kind: PointMovement;
  /** By default `issued` for a grant, `redeemed` for a take. */
  readonly counter?: UnitCounter;
  /** Not compared for repeats. */
  readonly reference?: UnitReference;
}
