import type { Queryable } from '../../platform/database';
import type { Platform } from '../../platform/platform';
import { openRequirements, type Wagering } from './open-requirements';
import { insertRequirement, markMet, type NewRequirement, readOpenRequirements } from './repository';

export type { Wagering } from './open-requirements';

/** Wagering requirements. Bets count by their valid bet, from the moment a requirement was created. */
export interface WageringService {
  /**
   * Adds a requirement, once per source and key; nothing for an amount of 0.
   * @param tx transaction that credits the money
   * @throws Error when the key belongs to another requirement
   */
  require(tx: Queryable, requirement: NewRequirement): Promise<void>;
  /**
   * The amount still to be wagered, in ledger units.
   * @param db the caller's transaction, if a decision depends on it
   */
  remaining(memberId: bigint, db?: Queryable): Promise<Wagering>;
}

export function createWageringService({ database: { pool } }: Pick<Platform, 'database'>): WageringService {
  async function remaining(memberId: bigint, db: Queryable = pool): Promise<Wagering> {
    const rows = await readOpenRequirements(db, memberId);
    const wagering = openRequirements(rows);
    // Marked as met only together: while one is open, bets for an earlier one must not be counted for it.
    if (rows.length > 0 && wagering.remaining === 0n)
      await markMet(
        db,
        rows.map(({ id }) => id),
      );
    return wagering;
  }

  return {
    async require(tx, requirement) {
      if (requirement.amount === 0n) return;
      await remaining(requirement.memberId, tx);
      if (await insertRequirement(tx, requirement)) return;
      throw new Error(`wagering ${requirement.source} ${requirement.key} belongs to another requirement`);
    },
    remaining,
  };
}
