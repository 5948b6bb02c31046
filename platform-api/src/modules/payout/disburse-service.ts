import type { IncomingHttpHeaders } from 'node:http';
import { inTransaction } from '../../platform/database';
import type { Platform } from '../../platform/platform';
import type { BrandService } from '../brand/service';
import type { LedgerService } from '../ledger/service';
import type { PayeeService } from '../payee/service';
import { type DisbursementRow, markSent, readDisbursement } from './disbursement-repository';
import { createPayerCallbacks } from './payer-callbacks';
import type { EventOutcome } from './payer-events';
import type { Payer } from './payers/payer';
import { DISBURSE_TASK, type Progress, SILENCE_TASK, type Told } from './progress';

export interface Disburse {
  /**
   * Asks the payer for an order; the job queue repeats it until it has an answer. Asked again, a payer pays once and reports again.
   * @throws Failure `channel_unavailable` while the payer is down: the withdrawal stays as it is
   */
  ask(disbursementId: string): Promise<void>;
  /** Takes a payer's call-back. @returns what came of it, null when it is not authentic */
  callback(payerCode: string, body: string, headers: IncomingHttpHeaders): Promise<EventOutcome | null>;
  /** Ends a paid withdrawal whose member said nothing in time. */
  silence(withdrawalId: string): Promise<void>;
}

export interface DisburseParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly ledger: LedgerService;
  readonly payees: Pick<PayeeService, 'accountOf'>;
  readonly progress: Progress;
  readonly payers: readonly Payer[];
}

export function createDisburse({ platform, brands, ledger, payees, progress, payers }: DisburseParts): Disburse {
  const { database, jobs, clock } = platform;
  const { pool } = database;
  const callbacks = createPayerCallbacks(platform, brands, ledger, progress);

  const payerOf = (code: string): Payer => {
    const found = payers.find((payer) => payer.code === code);
    if (!found) throw new Error(`no payer ${code}`);
    return found;
  };

  async function sent(order: DisbursementRow, payerReference: string): Promise<Told | null> {
    return inTransaction(pool, async (client) => {
      const row = await progress.locked(client, order.withdrawal_id);
      if ((await readDisbursement(client, order.id))?.state !== 'ordered') return null;
      await markSent(client, order.id, payerReference);
      return progress.move(client, row, 'send', { step: 'sent', actor: { kind: 'payer' }, amount: order.amount });
    });
  }

  return {
    async ask(disbursementId) {
      const order = await readDisbursement(pool, disbursementId);
      if (!order || (order.state !== 'ordered' && order.state !== 'sent')) return;
      const { payer: _payer, ...account } = await payees.accountOf(order.payee_id);
      const { id: reference, amount, currency } = order;
      const answer = await payerOf(order.payer).order({ reference, amount, currency, account });
      const told =
        answer.outcome === 'accepted'
          ? await sent(order, answer.payerReference)
          : await inTransaction(pool, async (client) => {
              const row = await progress.locked(client, order.withdrawal_id);
              const now = await readDisbursement(client, order.id);
              return now?.state === 'ordered' ? callbacks.failed(client, row, order, answer.reason) : null;
            });
      if (told) progress.tell(told);
    },

    async callback(payerCode, body, headers) {
      const event = payers.find((payer) => payer.code === payerCode)?.readEvent(body, headers);
      return event ? callbacks.take(payerCode, event) : null;
    },

    async silence(withdrawalId) {
      const told = await inTransaction(pool, async (client) => {
        const row = await progress.locked(client, withdrawalId);
        if (row.state !== 'paid' || !row.auto_receipt_at) return null;
        const delayMs = row.auto_receipt_at.getTime() - clock.now().getTime();
        if (delayMs <= 0)
          return progress.move(client, row, 'silence', {
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
      if (told) progress.tell(told);
    },
  };
}

/** Puts the two tasks of withdrawals on the job queue. */
export function handleWithdrawalJobs({ jobs }: Pick<Platform, 'jobs'>, disburse: Disburse): void {
  jobs.handle<{ disbursementId: string }>(DISBURSE_TASK, ({ disbursementId }) => disburse.ask(disbursementId));
  jobs.handle<{ withdrawalId: string }>(SILENCE_TASK, ({ withdrawalId }) => disburse.silence(withdrawalId));
}
