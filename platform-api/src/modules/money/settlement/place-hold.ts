import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { holdOpenBills, insertHold, lockForHold, type NewHold } from './hold-repository';
import { refreshDebtors } from './payment-repository';

/**
 * Holds payments to an agent from now on, in the caller's transaction: what a run has begun to pay is paid before. Whoever could not pay bills of
 * the agent does not owe for them any more until the hold ends.
 * @returns the hold's public id, and whose bills have changed
 * @throws Failure `agent_hold_open`
 */
export async function placeHold(
  tx: Queryable,
  hold: NewHold,
): Promise<{ readonly id: string; readonly concerned: readonly bigint[] }> {
  const locked = await lockForHold(tx, hold.agentId);
  const id = await insertHold(tx, hold);
  if (id === null) throw new Failure('agent_hold_open');
  // A bill that another payer has left open meanwhile goes on hold with the next attempt to pay it.
  const payers = await holdOpenBills(tx, hold.agentId, locked);
  await refreshDebtors(tx, payers, hold.at);
  return { id, concerned: [hold.agentId, ...payers] };
}
