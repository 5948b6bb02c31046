import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { AccountGroups, MovedGroups } from '../../people/line/account-groups';
import {
  insertGroup,
  lockBrandGroups,
  lockGroups,
  readGroups,
  readInherited,
  readRange,
  readSinking,
  sinkGroups,
  writeGroup,
} from './groups-repository';

/** Prize groups of accounts: a downline's is at most its upline's, the top's at most the brand's; the database holds both. */
export function createAccountGroups(): AccountGroups & MovedGroups {
  return {
    rangeOf: readRange,
    async put(tx, memberId, group, revision) {
      await lockGroups(tx, memberId);
      const isWritten = await refusing(writeGroup(tx, memberId, group, revision));
      if (!isWritten) throw new Failure('conflict');
    },
    async give(tx: Queryable, memberId: bigint, group: number) {
      await lockGroups(tx, memberId);
      await insertGroup(tx, memberId, group);
    },
    async ofAccounts(db, brandId, memberIds) {
      const rows = await readGroups(db, brandId, memberIds);
      return new Map(rows.map(({ memberId, ...group }) => [memberId, group]));
    },
    lock: lockBrandGroups,
    async changes(db, brandId, memberId, uplineId) {
      const sinking = await readSinking(db, brandId, memberId, uplineId);
      return { sinking, inherited: await readInherited(db, brandId, memberId, uplineId) };
    },
    sink: sinkGroups,
  };
}

/** The database names which of its rules a group broke. */
async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (
      error instanceof Error &&
      'constraint' in error &&
      /^prize_group_(?:above|below)$/.test(String(error.constraint))
    )
      throw new Failure('prize_group_refused');
    throw error;
  }
}
