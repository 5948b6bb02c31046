import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { type MessageFact, queueMessage } from '../../people/messages/message-fact';
import { closeUpheld } from './dispute-repository';

type Jobs = Pick<Platform['jobs'], 'add'>;

/**
 * Upholds the objection that an adjustment answers, in the transaction that approves it.
 * @param decision with the adjustment's amount, in ledger units
 * @throws Failure `proposal_conflict` where it is not open any more
 */
export async function upholdDispute(
  tx: Queryable,
  jobs: Jobs,
  { amount, ...decision }: { readonly proposalId: string; readonly at: Date; readonly amount: bigint },
): Promise<void> {
  const dispute = await closeUpheld(tx, decision);
  if (!dispute) throw new Failure('proposal_conflict');
  await queueAnswer(tx, jobs, dispute, 'dispute_upheld', { amount: { amount: formatAmount(amount) } });
}

/** Tells the agent that an objection was answered. */
export const queueAnswer = (
  tx: Queryable,
  jobs: Jobs,
  dispute: { readonly publicId: string; readonly agentId: bigint; readonly billPublicId: string },
  template: 'dispute_rejected' | 'dispute_upheld',
  values: MessageFact['values'] = {},
): Promise<void> =>
  queueMessage(tx, jobs, {
    memberId: dispute.agentId,
    template,
    values,
    link: `/agentHome/bill/${dispute.billPublicId}`,
    key: `dispute:${dispute.publicId}`,
  });
