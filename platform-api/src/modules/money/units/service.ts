import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { fingerprintOf } from '../ledger/service';
import { postUnits, readUnitBalance, readUnitHistory, type UnitHistoryRow } from './repository';
import { type UnitCounter, type UnitMovement, type UnitName, UNITS } from './unit-movement';

export type { UnitHistoryRow } from './repository';

export interface UnitsPosted {
  /** `repeat`: the same movement was posted before; nothing happened now. */
  readonly outcome: 'ok' | 'repeat';
  readonly transactionId: bigint;
  /** What the member has now. */
  readonly balance: bigint;
}

/** The ledger of units that are no money. Only this module writes it. */
export interface Units {
  /**
   * Gives units, once per source and key, in the caller's transaction. A caller that moves units of several members in one
   * transaction does so in the order of their ids.
   * @throws Failure `idempotency_key_reused`
   */
  grant(tx: Queryable, movement: UnitMovement): Promise<UnitsPosted>;
  /** Takes units, as `grant` gives them. @throws Failure `idempotency_key_reused`, the unit's own for a member who has too few */
  take(tx: Queryable, movement: UnitMovement): Promise<UnitsPosted>;
  balance(memberId: bigint, unit: UnitName, db?: Queryable): Promise<bigint>;
  /** One page of a member's movements, latest first. */
  history(
    memberId: bigint,
    unit: UnitName,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly content: readonly UnitHistoryRow[]; readonly total: number }>;
}

export function createUnits({ database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>): Units {
  async function post(
    tx: Queryable,
    movement: UnitMovement,
    amount: bigint,
    counter: UnitCounter,
  ): Promise<UnitsPosted> {
    if (movement.amount <= 0n) throw new Error(`${movement.amount} ${movement.unit} cannot be moved`);
    const { kind, unit, memberId } = movement;
    const fingerprint = fingerprintOf(kind, unit, memberId, amount, counter);
    const posted = await postUnits(tx, movement, { amount, counter, fingerprint, at: clock.now() });
    if (posted.outcome === 'conflict') throw new Failure('idempotency_key_reused');
    if (posted.outcome === 'insufficient') throw new Failure(UNITS[unit].insufficient);
    return posted;
  }
  return {
    grant: (tx, movement) => post(tx, movement, movement.amount, movement.counter ?? 'issued'),
    take: (tx, movement) => post(tx, movement, -movement.amount, movement.counter ?? 'redeemed'),
    balance: (memberId, unit, db = pool) => readUnitBalance(db, memberId, unit),
    history: (memberId, unit, { limit, offset }) => readUnitHistory(pool, memberId, unit, limit, offset),
  };
}
