import type { WithdrawalStep } from '@marquee/contract/entities/withdrawal';
import { formatAmount } from '@marquee/contract/money';
import type { InboxTemplate } from '../../../messages/texts';
import type { Queryable } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import { queueMessage } from '../../people/messages/message-fact';
import type { WithdrawalRow } from './withdrawal-repository';

/** Steps that a member is told of: decisions of others and money that moved. */
const TEMPLATES: Readonly<Partial<Record<WithdrawalStep, InboxTemplate>>> = {
  approved: 'withdrawal_approved',
  paid: 'withdrawal_paid',
  rejected: 'withdrawal_rejected',
  returned: 'withdrawal_returned',
};

interface ToldStep {
  readonly step: WithdrawalStep;
  /** Ledger units; all of the withdrawal without it. */
  readonly amount?: bigint | undefined;
  /** What the operator wrote to the member. */
  readonly note?: string | undefined;
}

/** Queues what a member is told of a step, in the transaction of the step. */
export async function queueWithdrawalMessage(
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  row: Pick<WithdrawalRow, 'id' | 'member_id' | 'amount' | 'paid_amount'>,
  { step, amount = row.amount, note = '' }: ToldStep,
): Promise<void> {
  const template = TEMPLATES[step];
  if (!template) return;
  await queueMessage(tx, jobs, {
    memberId: row.member_id,
    template,
    values: { amount: { amount: formatAmount(amount) }, reason: note },
    link: '/member/withdrawal',
    // What was not received is paid once more, and told once more.
    key: `withdrawal-${step}:${row.id}:${row.paid_amount}`,
  });
}
