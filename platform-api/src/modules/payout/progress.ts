import type { WithdrawalStep } from '@marquee/contract/entities/withdrawal';
import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import type pg from 'pg';
import { Failure } from '../../platform/failure';
import type { Platform } from '../../platform/platform';
import type { LedgerService } from '../ledger/service';
import { insertDisbursement } from './disbursement-repository';
import { nextState, type WithdrawalEvent } from './state-machine';
import { insertStep, type StepActor } from './step-repository';
import { lockWithdrawal, type StateChange, updateWithdrawal, type WithdrawalRow } from './withdrawal-repository';

/** The ledger's name for whoever sets the keys of withdrawals. */
export const LEDGER_SOURCE = 'withdrawal';
export const DISBURSE_TASK = 'withdrawal.disburse';
export const SILENCE_TASK = 'withdrawal.silence';

export interface MoveDetails {
  readonly actor: StepActor;
  readonly step: WithdrawalStep;
  readonly change?: Omit<StateChange, 'state'>;
  /** Ledger units. */
  readonly amount?: bigint;
  readonly note?: string;
  readonly innerNote?: string;
  readonly images?: readonly string[];
}

/** What is to be told after the commit. */
export interface Told {
  readonly row: Pick<WithdrawalRow, 'id' | 'member_id' | 'currency'>;
  readonly state: WithdrawalState;
  /** Cash after a movement, ledger units. */
  readonly balance?: bigint;
}

/** The steps that members, operators and payers have in common. All but `tell` run in the caller's transaction. */
export interface Progress {
  /** @throws Failure `withdrawal_not_found` */
  locked(client: pg.PoolClient, id: string): Promise<WithdrawalRow>;
  /** Writes the new state and the step of the timeline. @throws Failure `withdrawal_state` where the event is not possible */
  move(client: pg.PoolClient, row: WithdrawalRow, event: WithdrawalEvent, details: MoveDetails): Promise<Told>;
  /** A step of the timeline that leaves the state as it is. */
  note(client: pg.PoolClient, row: WithdrawalRow, step: Pick<MoveDetails, 'step' | 'actor'>): Promise<void>;
  /** Held money becomes cash again. @returns the member's cash */
  giveBack(client: pg.PoolClient, row: WithdrawalRow): Promise<bigint>;
  /** Orders a payout at the member's payer; the job queue asks it. */
  order(client: pg.PoolClient, row: WithdrawalRow, amount: bigint): Promise<void>;
  /** Lets the queue ask the payer now. */
  ask(client: pg.PoolClient, disbursementId: string): Promise<void>;
  tell(told: Told): void;
}

export function createProgress({ bus, jobs, clock }: Platform, ledger: LedgerService): Progress {
  const ask: Progress['ask'] = (client, disbursementId) =>
    jobs.add(client, DISBURSE_TASK, { disbursementId }, { key: `${DISBURSE_TASK}:${disbursementId}` });

  return {
    async locked(client, id) {
      const row = await lockWithdrawal(client, id);
      if (!row) throw new Failure('withdrawal_not_found');
      return row;
    },

    async move(client, row, event, { actor, step, change, ...details }) {
      const state = nextState(row.state, event, row.paid_amount > 0n);
      if (!state) throw new Failure('withdrawal_state');
      const now = clock.now();
      const isOver = state === 'received' || state === 'rejected';
      await updateWithdrawal(client, row.id, { ...change, state, ...(isOver && { finishedAt: now }) });
      await insertStep(client, { withdrawalId: row.id, at: now, step, actor, ...details });
      return { row, state };
    },

    note: (client, { id }, step) => insertStep(client, { withdrawalId: id, at: clock.now(), ...step }),

    async giveBack(client, { id, brand_id: brandId, member_id: memberId, amount }) {
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
      if (posted.outcome !== 'ok') throw new Error(`withdrawal ${id} could not be given back: ${posted.outcome}`);
      return posted.balance;
    },

    async order(client, { id, payer }, amount) {
      await ask(client, await insertDisbursement(client, { withdrawalId: id, amount, payer, createdAt: clock.now() }));
    },

    ask,

    tell({ row, state, balance }) {
      if (balance !== undefined) ledger.announce(row.member_id, balance, row.currency);
      bus.publish('wallet.withdrawal', { withdrawalId: row.id, state }, { memberId: row.member_id });
    },
  };
}
