import type { IncomingHttpHeaders } from 'node:http';
import { inTransaction } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import type { PayeeService } from '../payee/service';
import { type DisbursementRow, markSent, readDisbursement } from './disbursement-repository';
import { createPayerCallbacks } from './payer-callbacks';
import type { EventOutcome } from './payer-event-repository';
import type { Payer } from './payers/payer';
import {
  DISBURSE_TASK,
  type WithdrawalTransitions,
  SILENCE_TASK,
  type TransitionNotification,
} from './withdrawal-transitions';

export interface Disburse {
  /**
   * Sends an order to the payer; the job queue repeats it until the payer answers. A payer pays a repeated order once and reports again.
   * @throws Failure `channel_unavailable` while the payer is down: the withdrawal stays as it is
   */
  orderPayment(disbursementId: string): Promise<void>;
  /** Handles a payer's callback. @returns the outcome, null when it is not authentic */
  callback(payerCode: string, body: string, headers: IncomingHttpHeaders): Promise<EventOutcome | null>;
  /** Confirms the receipt of a paid withdrawal after the member's response time. */
  confirmAutomatically(withdrawalId: string): Promise<void>;
}

export interface DisburseParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly ledger: LedgerService;
  readonly payees: Pick<PayeeService, 'accountOf'>;
  readonly transitions: WithdrawalTransitions;
  readonly payers: readonly Payer[];
}

export function createDisburse({ platform, brands, ledger, payees, transitions, payers }: DisburseParts): Disburse {
  const { database, jobs, clock } = platform;
  const { pool } = database;
  const callbacks = createPayerCallbacks(platform, brands, ledger, transitions);

  const payerOf = (code: string): Payer => {
    const provider = payers.find((payer) => payer.code === code);
    if (!provider) throw new Error(`no payer ${code}`);
    return provider;
  };

  async function markAccepted(order: DisbursementRow, payerReference: string): Promise<TransitionNotification | null> {
    return inTransaction(pool, async (client) => {
      const row = await transitions.lock(client, order.withdrawal_id);
      if ((await readDisbursement(client, order.id))?.state !== 'ordered') return null;
      await markSent(client, order.id, payerReference);
      return transitions.apply(client, row, 'send', { step: 'sent', actor: { kind: 'payer' }, amount: order.amount });
    });
  }

  return {
    async orderPayment(disbursementId) {
      const order = await readDisbursement(pool, disbursementId);
      if (!order || (order.state !== 'ordered' && order.state !== 'sent')) return;
      const { payer: _payer, ...account } = await payees.accountOf(order.payee_id);
      const { id: reference, amount, currency } = order;
      const answer = await payerOf(order.payer).order({ reference, amount, currency, account });
      const notification =
        answer.outcome === 'accepted'
          ? await markAccepted(order, answer.payerReference)
          : await inTransaction(pool, async (client) => {
              const row = await transitions.lock(client, order.withdrawal_id);
              const now = await readDisbursement(client, order.id);
              return now?.state === 'ordered' ? callbacks.failed(client, row, order, answer.reason) : null;
            });
      if (notification) transitions.notify(notification);
    },

    async callback(payerCode, body, headers) {
      const event = payers.find((payer) => payer.code === payerCode)?.readEvent(body, headers);
      return event ? callbacks.take(payerCode, event) : null;
    },

    async confirmAutomatically(withdrawalId) {
      const notification = await inTransaction(pool, async (client) => {
        const row = await transitions.lock(client, withdrawalId);
        if (row.state !== 'paid' || !row.auto_receipt_at) return null;
        const delayMs = row.auto_receipt_at.getTime() - clock.now().getTime();
        if (delayMs <= 0)
          return transitions.apply(client, row, 'silence', {
            step: 'auto_received',
            actor: { kind: 'system' },
            change: { receipt: 'auto' },
          });
        await jobs.add(
          client,
          SILENCE_TASK,
          { withdrawalId },
          { key: `${SILENCE_TASK}:${withdrawalId}:later`, delayMs },
        );
        return null;
      });
      if (notification) transitions.notify(notification);
    },
  };
}

/** Registers the two withdrawal tasks with the job queue. */
export function handleWithdrawalJobs({ jobs }: Pick<Platform, 'jobs'>, disburse: Disburse): void {
  jobs.handle<{ disbursementId: string }>(DISBURSE_TASK, ({ disbursementId }) => disburse.orderPayment(disbursementId));
  jobs.handle<{ withdrawalId: string }>(SILENCE_TASK, ({ withdrawalId }) =>
    disburse.confirmAutomatically(withdrawalId),
  );
}
