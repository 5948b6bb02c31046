import type { Queryable } from '../../platform/database';
import type { Platform } from '../../platform/platform';
import type { Fold } from '../play-feed/fold';
import { openRequirements, type Wagering } from './open-requirements';
import { closeRequirements, insertRequirement, markMet, type NewRequirement, readOpenRequirements } from './repository';

export type { Wagering } from './open-requirements';

/** Wagering requirements. Bets count by their valid bet and its contribution, from the moment a requirement was created. */
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
  return {
    async require(tx, requirement) {
      if (requirement.amount === 0n) return;
      await settleRequirements(tx, requirement.memberId);
      if (await insertRequirement(tx, requirement)) return;
      throw new Error(`wagering ${requirement.source} ${requirement.key} belongs to another requirement`);
    },
    remaining: (memberId, db = pool) => settleRequirements(db, memberId),
  };
}

/** Marks what was met as soon as it has been played. */
export const wageringFold: Fold = {
  name: 'wagering',
  async after(tx, members) {
    for (const memberId of members) await settleRequirements(tx, memberId);
  },
};

/**
 * What is left, after marking what is met. Requirements close only together: while one is open, bets for an earlier one must
 * not be counted for it.
 */
async function settleRequirements(db: Queryable, memberId: bigint): Promise<Wagering> {
  const rows = await readOpenRequirements(db, memberId);
  const { met, required, wagered, remaining } = openRequirements(rows);
  if (met.length > 0) await markMet(db, met);
  if (rows.length > 0 && remaining === 0n)
    await closeRequirements(
      db,
      rows.map(({ id }) => id),
    );
  return { required, wagered, remaining };
}
