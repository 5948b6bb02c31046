import type { WithdrawalAction } from '@marquee/contract/calls/withdrawal-admin';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { refuseDebtor } from '../settlement/debts';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byOperator } from '../../operators/audit/operator-caller';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import { insertApproval } from './admin-repository';
import { readDisbursements } from './disbursement-repository';
import { subjectOf } from './withdrawal-subject';
import type { WithdrawalTransitions, TransitionNotification } from './withdrawal-transitions';
import { outstandingOf } from './outstanding';
import type { WithdrawalRow } from './withdrawal-repository';

/** An operator's action and its request. */
export interface AdminCaller {
  readonly operator: OperatorRef;
  readonly requestId: string;
}

/**
 * Operators' decisions, each with its audit entry in the same transaction. Each throws `forbidden` without the right,
 * `withdrawal_not_found` for another brand's, `withdrawal_state` when it is too late.
 */
export interface WithdrawalDecisions {
  /** @throws Failure `approved_before` for the second approval of one operator */
  approve(caller: AdminCaller, id: string): Promise<void>;
  reject(caller: AdminCaller, id: string, reason: string): Promise<void>;
  /** Sends the order to the payer again: at once, after a failure, or for a missing part. */
  disburse(caller: AdminCaller, id: string, reason: string): Promise<void>;
  /** After the payer could not pay. */
  returnToMember(caller: AdminCaller, id: string, reason: string): Promise<void>;
  forceReceipt(caller: AdminCaller, id: string, reason: string): Promise<void>;
}

type Decision = (client: pg.PoolClient, row: WithdrawalRow) => Promise<TransitionNotification | null>;

const actorOf = ({ operator }: AdminCaller) => ({ kind: 'operator', id: operator.id }) as const;

/** Runs a decision on the locked withdrawal and records it, all or nothing. */
function createDecide({ database: { pool } }: Platform, transitions: WithdrawalTransitions, audit: Audit) {
  return async (
    { operator, requestId }: AdminCaller,
    id: string,
    entry: { readonly action: WithdrawalAction; readonly reason?: string },
    decision: Decision,
  ): Promise<void> => {
    requireRight(operator, 'cashier');
    const notification = await inTransaction(pool, async (client) => {
      const row = await transitions.lock(client, id);
      if (!canSeeBrand(operator, row.brand_id)) throw new Failure('withdrawal_not_found');
      const result = await decision(client, row);
      await audit.record(
        {
          ...byOperator({ operator, requestId }),
          action: `withdrawal.${entry.action}`,
          subject: subjectOf(id),
          brandId: row.brand_id,
          ...(entry.reason !== undefined && { reason: entry.reason }),
          details: { from: row.state, to: result?.state ?? row.state, amount: formatAmount(row.amount) },
        },
        client,
      );
      return result;
    });
    if (notification) transitions.notify(notification);
  };
}

export function createWithdrawalDecisions(
  platform: Platform,
  transitions: WithdrawalTransitions,
  audit: Audit,
): WithdrawalDecisions {
  const decide = createDecide(platform, transitions, audit);
  return {
    approve: (caller, id) =>
      decide(caller, id, { action: 'approve' }, async (client, row) => {
        if (row.state !== 'review') throw new Failure('withdrawal_state');
        if (!(await insertApproval(client, id, caller.operator.id, platform.clock.now())))
          throw new Failure('approved_before');
        const actor = actorOf(caller);
        if (row.approvals + 1 < row.approvals_needed) {
          await transitions.addStep(client, row, { step: 'first_approval', actor });
          return { row, state: row.state };
        }
        await transitions.order(client, row, row.amount);
        // Requested before the debt: it is paid out once the debt is settled.
        await refuseDebtor(client, row.member_id);
        return transitions.apply(client, row, 'approve', { step: 'approved', actor });
      }),

    reject: (caller, id, reason) =>
      decide(caller, id, { action: 'reject', reason }, async (client, row) => {
        const details = { step: 'rejected', actor: actorOf(caller), note: reason, change: { reason } } as const;
        const notification = await transitions.apply(client, row, 'reject', details);
        return { ...notification, balance: await transitions.releaseHold(client, row) };
      }),

    disburse: (caller, id, reason) =>
      decide(caller, id, { action: 'disburse', reason }, async (client, row) => {
        const latest = (await readDisbursements(client, id)).at(-1);
        if (latest && (row.state === 'approved' || row.state === 'sent')) {
          await transitions.enqueueDisbursement(client, latest.id);
          return null;
        }
        const amount = outstandingOf(row, latest?.amount ?? null);
        const details = { step: 'disbursed_again', actor: actorOf(caller), amount, innerNote: reason } as const;
        const notification = await transitions.apply(client, row, 'disburseAgain', details);
        await transitions.order(client, row, amount);
        return notification;
      }),

    returnToMember: (caller, id, reason) =>
      decide(caller, id, { action: 'return', reason }, async (client, row) => {
        const details = { step: 'returned', actor: actorOf(caller), note: reason, change: { reason } } as const;
        const notification = await transitions.apply(client, row, 'return', details);
        return { ...notification, balance: await transitions.releaseHold(client, row) };
      }),

    forceReceipt: (caller, id, reason) =>
      decide(caller, id, { action: 'forceReceipt', reason }, (client, row) =>
        transitions.apply(client, row, 'force', {
          step: 'forced_receipt',
          actor: actorOf(caller),
          innerNote: reason,
          change: { receipt: 'forced' },
        }),
      ),
  };
}
