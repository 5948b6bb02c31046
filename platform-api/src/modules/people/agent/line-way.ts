import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { type LineMemberRow, readInLineSince, readLineTo } from './line-way-repository';

export { readInLineSince } from './line-way-repository';

/**
 * The way down from an agent to a downline of any level: first the direct downline, last the member.
 * @param publicId undefined: the agent's own line, whose way is empty
 * @throws Failure `not_found` for a member who is not below the agent now
 */
export async function lineTo(
  db: Queryable,
  agent: Pick<MemberRef, 'id'>,
  brand: Pick<BrandRef, 'id'>,
  publicId: string | undefined,
): Promise<LineMemberRow[]> {
  if (publicId === undefined) return [];
  const line = await readLineTo(db, brand.id, agent.id, publicId);
  if (line.length === 0) throw new Failure('not_found');
  return line;
}

/** Whose figures an agent sees, and from which day on: what a downline did before in another line is not the agent's. */
export async function lineOn(
  db: Queryable,
  agent: Pick<MemberRef, 'id'>,
  brand: BrandRef,
  { of, from }: { readonly of: string | undefined; readonly from: string },
): Promise<Pick<LineReach, 'line' | 'memberId'> & { readonly from: string }> {
  if (of === undefined) return { line: [], memberId: agent.id, from };
  const { line, memberId, since } = await reachDownline(db, agent, brand, of);
  return { line, memberId, from: since !== null && since > from ? since : from };
}

/** The way as calls answer it. */
export const shownLine = (line: readonly LineMemberRow[]) =>
  line.map(({ public_id, account }) => ({ id: public_id, account }));

/** A downline as the agent above may read it. */
export interface LineReach {
  readonly line: readonly LineMemberRow[];
  readonly memberId: bigint;
  /** ISO date; what was before belongs to another line. Null: everything. */
  readonly since: string | null;
}

/** @throws Failure `not_found` for a member who is not below the agent now */
export async function reachDownline(
  db: Queryable,
  agent: Pick<MemberRef, 'id'>,
  brand: BrandRef,
  publicId: string,
): Promise<LineReach> {
  const line = await lineTo(db, agent, brand, publicId);
  const memberId = line.at(-1)?.id;
  if (memberId === undefined) throw new Failure('not_found');
  return { line, memberId, since: await readInLineSince(db, agent.id, memberId) };
}
