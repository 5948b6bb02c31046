import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { queueMessage } from '../../people/messages/message-fact';
import type { AdjustableContract } from './adjustment-repository';

interface DecidedAdjustment extends Pick<AdjustableContract, 'agentId' | 'payerId'> {
  /** Ledger units, as the agent sees it. */
  readonly amount: bigint;
  readonly reason: string;
  readonly proposalId: string;
  /** Whether it upholds an objection of the agent, whose answer tells the agent of it. */
  readonly isAnswer: boolean;
}

/** Tells both sides of a contract what was decided, in the transaction that decides it. */
export async function queueAdjustmentMessages(
  tx: Queryable,
  jobs: Pick<Platform['jobs'], 'add'>,
  { agentId, payerId, amount, reason, proposalId, isAnswer }: DecidedAdjustment,
): Promise<void> {
  const tell = (memberId: bigint, gain: bigint) =>
    queueMessage(tx, jobs, {
      memberId,
      template: gain > 0n ? 'adjustment_credit' : 'adjustment_debit',
      values: { amount: { amount: formatAmount(gain > 0n ? gain : -gain) }, reason },
      key: `commission-adjusted:${proposalId}`,
    });
  if (!isAnswer) await tell(agentId, amount);
  if (payerId !== null) await tell(payerId, -amount);
}
