import { AGENT_CONTRACT_TYPES } from '@marquee/contract/agent-contract';
import type { Queryable } from '../../../platform/database';
import { contractsThatEnd } from './cascade';
import { markEnded } from './change-repository';
import { lockLines, type OpenContractRow, readLine, readRequested, readValid } from './repository';

export interface Move {
  readonly brandId: number;
  readonly memberId: bigint;
  /** When the member leaves the line. */
  readonly at: Date;
  readonly now: Date;
}

/** What ends when a member leaves a line: the contracts with the upline, or the brand, and what lies below and is not over by then. */
export interface Leaving {
  readonly own: readonly OpenContractRow[];
  readonly below: readonly OpenContractRow[];
}

export async function endingWithMove(db: Queryable, { memberId, at, now }: Omit<Move, 'brandId'>): Promise<Leaving> {
  const own: OpenContractRow[] = [];
  const below: OpenContractRow[] = [];
  for (const type of AGENT_CONTRACT_TYPES) {
    const valid = await readValid(db, { agentId: memberId, type, now });
    const ended = valid.filter(({ endsAt }) => endsAt === null || endsAt > at);
    own.push(...ended, ...(await readRequested(db, memberId, type)));
    if (ended.length > 0)
      below.push(...contractsThatEnd(await readLine(db, { agentId: memberId, type, now }), memberId, null, at));
  }
  return { own, below };
}

/** Keeps the contracts of a brand as they are until the transaction ends. */
export async function lockForMove(tx: Queryable, brandId: number): Promise<void> {
  await lockLines(tx, brandId, AGENT_CONTRACT_TYPES);
}

/** Ends what ends with a move, in its transaction, under `lockForMove`. @returns the contracts that ended */
export async function endForMove(tx: Queryable, move: Move): Promise<readonly OpenContractRow[]> {
  const { brandId, at, now } = move;
  await lockForMove(tx, brandId);
  const { own, below } = await endingWithMove(tx, move);
  await markEnded(tx, { ids: own.map(({ id }) => id), by: 'move', at, now });
  await markEnded(tx, { ids: below.map(({ id }) => id), by: 'upline', at, now });
  return [...own, ...below];
}
