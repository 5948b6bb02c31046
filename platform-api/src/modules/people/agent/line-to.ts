import type pg from 'pg';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { type LineMemberRow, readLineTo } from './team-betting-repository';

/** The way down from an agent to a member below, who is the last. @throws Failure `not_found` for a member who is not below the agent */
export async function lineTo(
  pool: pg.Pool,
  agent: Pick<MemberRef, 'id'>,
  brand: Pick<BrandRef, 'id'>,
  publicId: string,
): Promise<LineMemberRow[]> {
  const line = await readLineTo(pool, brand.id, agent.id, publicId);
  if (line.length === 0) throw new Failure('not_found');
  return line;
}
