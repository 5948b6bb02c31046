import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { type LockedDraw, readLockedDraw } from './draw-change-repository';

/**
 * A draw, which nobody else changes until the transaction ends.
 * @throws Failure `not_found`
 */
export async function lockDraw(tx: Queryable, id: bigint): Promise<LockedDraw> {
  const draw = await readLockedDraw(tx, id);
  if (!draw) throw new Failure('not_found');
  return draw;
}
