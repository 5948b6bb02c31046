import type { WithdrawalStep } from '@marquee/contract/entities/withdrawal';
import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import type pg from 'pg';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { LedgerService } from '../ledger/service';
import { insertDisbursement } from './disbursement-repository';
import { nextState, type WithdrawalEvent } from './state-machine';
import { insertStep, type StepActor } from './step-repository';
import { queueWithdrawalMessage } from './withdrawal-message';
import { lockWithdrawal, type StateChange, updateWithdrawal, type WithdrawalRow } from './withdrawal-repository';

/** The ledger source of withdrawals' keys. */
export const LEDGER_SOURCE = 'withdrawal';
export const DISBURSE_TASK = 'withdrawal.disburse';
export const SILENCE_TASK = 'withdrawal.silence';

export interface TransitionDetails {
  readonly actor: StepActor;
  readonly step: WithdrawalStep;
  readonly change?: Omit<StateChange, 'state'>;
  /** Ledger units. */
  readonly amount?: bigint;
  readonly note?: string;
  readonly innerNote?: string;
  readonly images?: readonly string[];
}

/** What a transition announces after the commit. */
export interface TransitionNotification {
  readonly row: Pick<WithdrawalRow, 'id' | 'member_id' | 'currency'>;
  readonly state: WithdrawalState;
  /** Cash after a movement, ledger units. */
  readonly balance?: bigint;
}

/** State transitions shared by members, operators and payers. All but `notify` run in the caller’s transaction. */
export interface WithdrawalTransitions {
  /** @throws Failure `withdrawal_not_found` */
  lock(client: pg.PoolClient, id: string): Promise<WithdrawalRow>;
  /** Writes the new state and the step of the timeline. @throws Failure `withdrawal_state` where the event is not possible */
  apply(
    client: pg.PoolClient,
    row: WithdrawalRow,
    event: WithdrawalEvent,
    details: TransitionDetails,
  ): Promise<TransitionNotification>;
  /** Adds a step to the timeline without changing the state. */
  addStep(client: pg.PoolClient, row: WithdrawalRow, step: Pick<TransitionDetails, 'step' | 'actor'>): Promise<void>;
  /** Releases the hold: the money becomes cash again. @returns the member's cash, ledger units */
  releaseHold(client: pg.PoolClient, row: WithdrawalRow): Promise<bigint>;
  /** Creates a disbursement for the member's payer and enqueues it. */
  order(client: pg.PoolClient, row: WithdrawalRow, amount: bigint): Promise<void>;
  /** Enqueues a disbursement for immediate delivery to the payer. */
  enqueueDisbursement(client: pg.PoolClient, disbursementId: string): Promise<void>;
  notify(notification: TransitionNotification): void;
}

export function createWithdrawalTransitions(
  { bus, jobs, clock }: Platform,
  ledger: LedgerService,
): WithdrawalTransitions {
  const enqueueDisbursement: WithdrawalTransitions['enqueueDisbursement'] = (client, disbursementId) =>
    jobs.add(client, DISBURSE_TASK, { disbursementId }, { key: `${DISBURSE_TASK}:${disbursementId}` });

  return {
    async lock(client, id) {
      const row = await lockWithdrawal(client, id);
      if (!row) throw new Failure('withdrawal_not_found');
      return row;
    },

    async apply(client, row, event, { actor, step, change, ...details }) {
      const state = nextState(row.state, event, row.paid_amount > 0n);
      if (!state) throw new Failure('withdrawal_state');
      const now = clock.now();
      const isOver = state === 'received' || state === 'rejected' || state === 'cancelled';
      await updateWithdrawal(client, row.id, { ...change, state, ...(isOver && { finishedAt: now }) });
      await insertStep(client, { withdrawalId: row.id, at: now, step, actor, ...details });
      await queueWithdrawalMessage(client, jobs, row, { step, ...details });
      return { row, state };
    },

    addStep: (client, { id }, step) => insertStep(client, { withdrawalId: id, at: clock.now(), ...step }),

    async releaseHold(client, { id, brand_id: brandId, member_id: memberId, amount }) {
      const posted = await ledger.post(
        {
          source: LEDGER_SOURCE,
          key: `${id}:return`,
          kind: 'withdrawal_return',
          brandId,
          memberId,
          lines: [{ from: { kind: 'held', memberId }, to: { kind: 'cash', memberId }, amount }],
          detail: { withdrawalId: id },
        },
        client,
      );
      if (posted.outcome !== 'ok') throw new Error(`withdrawal ${id} could not be released: ${posted.outcome}`);
      return posted.balance;
    },

    async order(client, { id, payer }, amount) {
      await enqueueDisbursement(
        client,
        await insertDisbursement(client, { withdrawalId: id, amount, payer, createdAt: clock.now() }),
      );
    },

    enqueueDisbursement,

    notify({ row, state, balance }) {
      if (balance !== undefined) ledger.announce(row.member_id, balance, row.currency);
      bus.publish('wallet.withdrawal', { withdrawalId: row.id, state }, { memberId: row.member_id });
    },
  };
}
