import { parseAmount } from '@marquee/contract/money';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import type { Completion } from './complete-participation';
import { cycleOf, periodKey, weekdayOf } from './periods';
import type { PromotionRow } from './promotion-repository';

/** A deposit that was credited. */
export interface CreditedDeposit {
  readonly id: string;
  readonly memberId: bigint;
  /** What arrived, ledger units. */
  readonly amount: bigint;
  readonly at: Date;
  /** Among the member's credited ones, from 1 on. */
  readonly nth: number;
}

export async function readCreditedDeposit(
  db: Queryable,
  memberId: bigint,
  depositId: string,
): Promise<CreditedDeposit | null> {
  const { rows } = await db.query<CreditedDeposit>({
    name: 'promotion-deposit',
    text: `select d.id, d.member_id as "memberId", coalesce(d.received, d.amount) as amount, d.finished_at as at,
             (select count(*)::integer from deposit e where e.member_id = d.member_id and e.state = 'credited'
                and (e.finished_at, e.id) <= (d.finished_at, d.id)) as nth
           from deposit d where d.id = $1 and d.member_id = $2 and d.state = 'credited'`,
    values: [depositId, memberId],
  });
  return rows[0] ?? null;
}

/** Whether the deposit that a promotion waits for has been made, so that it gives nothing any more. */
export const isMissed = (trigger: Trigger, credited: number): boolean =>
  trigger.kind === 'deposit' && trigger.nth !== null && trigger.nth <= credited;

/** Whether the member's next deposit may set a promotion off, if it is made on this business day. */
export const fitsNextDeposit = (trigger: Trigger, credited: number, day: string): boolean =>
  trigger.kind === 'deposit' && (trigger.nth === null || trigger.nth === credited + 1) && isWeekdayOf(trigger, day);

const isWeekdayOf = ({ weekdays }: Pick<Extract<Trigger, { kind: 'deposit' }>, 'weekdays'>, day: string): boolean =>
  weekdays.length === 0 || weekdays.includes(weekdayOf(day));

/** What a deposit sets off in a promotion; null: nothing. The day is that of the credit, in the brand's time. */
export function depositCompletion(
  { terms }: Pick<PromotionRow, 'terms'>,
  { id, memberId, amount, at, nth }: CreditedDeposit,
  offsetMinutes: number,
): Completion | null {
  const { trigger } = terms.rules;
  if (trigger.kind !== 'deposit' || amount < parseAmount(trigger.minimum)) return null;
  if (trigger.nth !== null && trigger.nth !== nth) return null;
  const day = dayOf(at, offsetMinutes);
  if (!isWeekdayOf(trigger, day)) return null;
  return { memberId, period: periodKey(cycleOf(trigger), day) ?? id, figure: amount };
}
