import type { Queryable } from '../../../platform/database';
import type { Member } from './account';
import { readMember } from './repository';

/** A member as a transaction sees it. */
export const memberIn = (tx: Queryable, id: bigint): Promise<Member | null> => readMember(tx, id);
