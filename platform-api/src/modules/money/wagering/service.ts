import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Fold } from '../../../platform/fold';
import {
  openRequirements,
  type OpenWagering,
  type RequirementProgress,
  type RequirementRow,
  type Wagering,
} from './open-requirements';
import {
  cancelRequirement,
  closeRequirements,
  insertRequirement,
  lockWallet,
  markMet,
  markTenths,
  type NewRequirement,
  type PlaySource,
  readFoldedRequirements,
  readOpenRequirements,
} from './repository';

export { type Contribution, contributionSchema } from './contribution';
export type { OpenRequirement, RequirementProgress, Wagering } from './open-requirements';

/** Wagering requirements. Bets count by their valid bet and its contribution, from the moment a requirement was created. */
export interface WageringService {
  /**
   * Adds a requirement, once per source and key; nothing for an amount of 0.
   * @param tx transaction that credits the money
   * @returns its id; null for an amount of 0
   * @throws Error when the key belongs to another requirement
   */
  require(tx: Queryable, requirement: NewRequirement): Promise<bigint | null>;
  /** Ends a requirement that is not met, such as that of a bonus that was given up. */
  cancel(tx: Queryable, requirementId: bigint): Promise<void>;
  /** What is wagered of each requirement that is not met; marks what is met. */
  progress(memberId: bigint, db?: Queryable): Promise<ReadonlyMap<bigint, RequirementProgress>>;
  /** The requirements that are not met, in the order in which play counts for them, and what is wagered of each; marks what is met. */
  standing(memberId: bigint): Promise<Pick<OpenWagering, 'requirements' | 'progress'>>;
  /**
   * The amount still to be wagered, in ledger units.
   * @param db the caller's transaction, if a decision depends on it
   */
  remaining(memberId: bigint, db?: Queryable): Promise<Wagering>;
}

export function createWageringService(
  { database: { pool } }: Pick<Platform, 'database'>,
  source: PlaySource = 'feed',
): WageringService {
  return {
    async require(tx, requirement) {
      if (requirement.amount === 0n) return null;
      // The wallet before the requirements, as everywhere.
      await lockWallet(tx, requirement.memberId);
      await settleMember(tx, requirement.memberId, source);
      const id = await insertRequirement(tx, requirement);
      if (id !== null) return id;
      throw new Error(`wagering ${requirement.source} ${requirement.key} belongs to another requirement`);
    },
    cancel: cancelRequirement,
    progress: async (memberId, db = pool) => (await settleMember(db, memberId, source)).progress,
    standing: (memberId) => settleMember(pool, memberId, source),
    async remaining(memberId, db = pool) {
      const { required, wagered, remaining, requirements } = await settleMember(db, memberId, source);
      return { required, wagered, remaining, requirements };
    },
  };
}

/** Marks what was met as soon as it has been played. */
export const wageringFold: Fold = {
  name: 'wagering',
  async after(tx, members) {
    const requirements = await readFoldedRequirements(tx, members);
    await markProgress(tx, [...requirements.values()]);
  },
};

/** What is left to the member, after marking what is met. */
async function settleMember(db: Queryable, memberId: bigint, source: PlaySource): Promise<OpenWagering> {
  const rows = await readOpenRequirements(db, memberId, source);
  const [wagering = openRequirements([])] = await markProgress(db, [rows]);
  return wagering;
}

/**
 * Marks what is met. Requirements close only together: while one is open, bets for an earlier one must not be counted for it.
 * @param members the open requirements of each
 */
async function markProgress(
  db: Queryable,
  members: readonly (readonly RequirementRow[])[],
): Promise<readonly OpenWagering[]> {
  const open = members.map((rows) => openRequirements(rows));
  const met = open.flatMap((wagering) => wagering.met);
  const closed = members.flatMap((rows, index) => (open[index]?.progress.size === 0 ? rows.map(({ id }) => id) : []));
  if (met.length > 0) await markMet(db, met);
  for (const { id, tenths } of open.flatMap(({ advanced }) => advanced)) await markTenths(db, id, tenths);
  if (closed.length > 0) await closeRequirements(db, closed);
  return open;
}
