import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import {
  type DisbursementRow,
  markFailed,
  markPaid,
  readDisbursement,
  readDisbursements,
} from './disbursement-repository';
import { type EventOutcome, recordOutcome, reserveEvent } from './payer-event-repository';
import type { PayerEvent } from './payers/payer';
import {
  LEDGER_SOURCE,
  type WithdrawalTransitions,
  SILENCE_TASK,
  type TransitionNotification,
} from './withdrawal-transitions';
import { insertStep } from './step-repository';
import { lockWithdrawal, type WithdrawalRow } from './withdrawal-repository';

interface Applied {
  readonly outcome: EventOutcome;
  readonly notification?: TransitionNotification;
}

/** Applies payer reports: each report once, each order paid once, in any order of arrival. */
export interface PayerCallbacks {
  /**
   * Applies an authenticated call-back.
   * @returns its outcome, now or the first time
   */
  take(payerCode: string, event: PayerEvent): Promise<EventOutcome>;
  /** Marks an order as refused by the payer. */
  failed(
    client: pg.PoolClient,
    row: WithdrawalRow,
    order: DisbursementRow,
    reason: string,
  ): Promise<TransitionNotification>;
}

export function createPayerCallbacks(
  platform: Platform,
  brands: BrandService,
  ledger: LedgerService,
  transitions: WithdrawalTransitions,
): PayerCallbacks {
  const { database, jobs, clock, log } = platform;

  async function failed(client: pg.PoolClient, row: WithdrawalRow, order: DisbursementRow, reason: string) {
    await markFailed(client, order.id, reason, clock.now());
    const details = { step: 'failed', actor: { kind: 'payer' }, amount: order.amount, innerNote: reason } as const;
    return transitions.apply(client, row, 'fail', details);
  }

  async function paid(
    client: pg.PoolClient,
    row: WithdrawalRow,
    order: DisbursementRow,
  ): Promise<TransitionNotification> {
    const { autoReceiptMinutes } = (await brands.byId(row.brand_id)).config.withdrawal;
    const delayMs = autoReceiptMinutes * 60_000;
    const now = clock.now();
    await markPaid(client, order.id, await post(ledger, client, row, order), now);
    await jobs.add(client, SILENCE_TASK, { withdrawalId: row.id }, { key: `${SILENCE_TASK}:${row.id}`, delayMs });
    return transitions.apply(client, row, 'pay', {
      step: 'paid',
      actor: { kind: 'payer' },
      amount: order.amount,
      change: { paid: order.amount, autoReceiptAt: new Date(now.getTime() + delayMs) },
    });
  }

  async function apply(client: pg.PoolClient, payer: string, event: PayerEvent): Promise<Applied> {
    const disbursement = await readDisbursement(client, event.reference);
    if (!disbursement || disbursement.payer !== payer) return { outcome: 'unknown' };
    const row = await lockWithdrawal(client, disbursement.withdrawal_id);
    const order = await readDisbursement(client, event.reference);
    if (!row || !order) return { outcome: 'unknown' };
    if (order.amount !== event.amount || order.currency !== event.currency) return { outcome: 'mismatch' };
    const isOpen = order.state === 'ordered' || order.state === 'sent';
    if (event.kind === 'failed')
      return isOpen
        ? { outcome: 'applied', notification: await failed(client, row, order, event.reason) }
        : { outcome: 'no_effect' };
    if (order.state === 'paid') return { outcome: 'no_effect' };
    const isLate = !isOpen && !(row.state === 'failed' && (await isLatest(client, order)));
    if (isLate) return contradicted(client, row, order, clock.now());
    return { outcome: 'applied', notification: await paid(client, row, order) };
  }

  return {
    failed,
    async take(payerCode, event) {
      const { outcome, notification } = await inTransaction(database.pool, async (client): Promise<Applied> => {
        const before = await reserveEvent(client, payerCode, event);
        if (before) return { outcome: before };
        const applied = await apply(client, payerCode, event);
        await recordOutcome(client, payerCode, event.id, applied.outcome);
        return applied;
      });
      if (notification) transitions.notify(notification);
      if (outcome !== 'applied' && outcome !== 'no_effect')
        log.error({ payer: payerCode, event: event.id, outcome }, 'a call-back does not match its order');
      return outcome;
    },
  };
}

/** The held money leaves; any further payment is the brand's claim against the payer. */
async function post(
  ledger: LedgerService,
  client: pg.PoolClient,
  row: WithdrawalRow,
  order: DisbursementRow,
): Promise<bigint> {
  const { brand_id: brandId, member_id: memberId } = row;
  const from = row.paid_amount === 0n ? ({ kind: 'held', memberId } as const) : ({ kind: 'payable', brandId } as const);
  const posted = await ledger.post(
    {
      source: LEDGER_SOURCE,
      key: `${order.id}:paid`,
      kind: 'payout',
      brandId,
      memberId,
      lines: [{ from, to: { kind: 'psp', brandId, channel: order.payer }, amount: order.amount }],
      detail: { withdrawalId: row.id },
    },
    client,
  );
  if (posted.outcome !== 'ok') throw new Error(`disbursement ${order.id} could not be posted: ${posted.outcome}`);
  return posted.transactionId;
}

/** A payer's "paid" for an order marked as failed whose money was returned or paid again since. */
async function contradicted(
  client: pg.PoolClient,
  row: WithdrawalRow,
  { amount }: DisbursementRow,
  at: Date,
): Promise<Applied> {
  const actor = { kind: 'payer' } as const;
  await insertStep(client, { withdrawalId: row.id, at, step: 'contradicted', actor, amount });
  return { outcome: 'contradicted' };
}

async function isLatest(db: Queryable, { id, withdrawal_id }: DisbursementRow): Promise<boolean> {
  return (await readDisbursements(db, withdrawal_id)).at(-1)?.id === id;
}
