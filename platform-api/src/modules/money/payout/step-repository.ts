import type { WithdrawalStep } from '@marquee/contract/entities/withdrawal';
import type { Queryable } from '../../../platform/database';

export type StepActor =
  | { readonly kind: 'member'; readonly id: bigint }
  | { readonly kind: 'operator'; readonly id: number }
  | { readonly kind: 'payer' | 'system' };

export interface NewStep {
  readonly withdrawalId: string;
  readonly at: Date;
  readonly step: WithdrawalStep;
  readonly actor: StepActor;
  /** Ledger units. */
  readonly amount?: bigint;
  /** Visible to member and operators. */
  readonly note?: string;
  /** Visible to operators only. */
  readonly innerNote?: string;
  readonly images?: readonly string[];
}

export interface StepRow {
  readonly at: Date;
  readonly step: WithdrawalStep;
  readonly actor: string | null;
  readonly amount: bigint | null;
  readonly note: string | null;
  readonly inner_note: string | null;
  readonly images: readonly string[];
}

export async function insertStep(client: Queryable, step: NewStep): Promise<void> {
  const { actor } = step;
  await client.query({
    name: 'withdrawal-step',
    text: `insert into withdrawal_step (withdrawal_id, at, step, actor_kind, actor_id, amount, note, inner_note, images)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      step.withdrawalId,
      step.at,
      step.step,
      actor.kind,
      'id' in actor ? actor.id : null,
      step.amount ?? null,
      step.note || null,
      step.innerNote || null,
      step.images ?? [],
    ],
  });
}

/** The steps of a withdrawal in order. `actor` is the operator's name. */
export async function readSteps(db: Queryable, withdrawalId: string): Promise<StepRow[]> {
  const { rows } = await db.query<StepRow>({
    name: 'withdrawal-steps',
    text: `select s.at, s.step, o.name as actor, s.amount, s.note, s.inner_note, s.images::text[] as images
           from withdrawal_step s left join operator o on s.actor_kind = 'operator' and o.id = s.actor_id
           where s.withdrawal_id = $1 order by s.id`,
    values: [withdrawalId],
  });
  return rows;
}
