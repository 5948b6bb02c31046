import { parseAmount } from '@marquee/contract/money';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import { dayOf } from '../../../../platform/brand-days';
import type { Completion } from '../participation/complete-participation';
import { cycleOf, periodKey, weekdayOf } from '../periods';
import type { PromotionRow } from '../promotion-repository';
import type { CreditedDeposit } from './trigger-repository';

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
