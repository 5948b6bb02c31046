import type { ErrorCode } from '@marquee/contract/errors';
import type { PointMovement } from '@marquee/contract/points';
import { TICKET_UNITS, type TicketUnit } from '@marquee/contract/prizes/kinds';

export type UnitName = 'points' | TicketUnit;

const tickets = Object.fromEntries(
  TICKET_UNITS.map((unit) => [unit, { insufficient: 'tickets_insufficient' }]),
) as Record<TicketUnit, { readonly insufficient: 'tickets_insufficient' }>;

/** The units of members, each with the failure of a member who has too few. */
export const UNITS: Readonly<Record<UnitName, { readonly insufficient: ErrorCode }>> = {
  points: { insufficient: 'points_insufficient' },
  ...tickets,
};

/** What a movement is about, for records and support. */
export interface UnitReference {
  /** By language, shown to the member. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The brand's side of a movement: what was issued, redeemed, or has expired. */
export type UnitCounter = 'issued' | 'redeemed' | 'expired';

/** Why units came or went: those of points, and for tickets that a draw took them or that they expired. */
export type UnitMovementKind = PointMovement | 'drawn' | 'expired';

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
  readonly kind: UnitMovementKind;
  /** By default `issued` for a grant, `redeemed` for a take. */
  readonly counter?: UnitCounter;
  /** Not compared for repeats. */
  readonly reference?: UnitReference;
}
