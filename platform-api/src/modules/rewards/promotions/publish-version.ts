import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { parseAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { cycleOf } from './periods';

/**
 * Makes a confirmed version the one that counts, and publishes a promotion that was not yet.
 * @throws Failure `promotion_budget_used` for a budget below what was given, `promotion_code_taken`
 */
export async function publishVersion(tx: Queryable, id: string, version: number, terms: PromotionTerms): Promise<void> {
  const { trigger } = terms.rules;
  try {
    const { rowCount } = await tx.query({
      name: 'promotion-publish',
      text: `update promotion set version = $2, trigger = $3, cycle = $4, code = $5, starts_at = $6, ends_at = $7, priority = $8, budget = $9,
               budget_count = $10, state = case when state in ('draft', 'proposed') then 'published' else state end
             where id = $1 and spent <= $9 and ($10::integer is null or rewarded <= $10)`,
      values: [
        ...[id, version, trigger.kind, cycleOf(trigger), trigger.kind === 'code' ? trigger.code : null],
        ...[terms.startsAt, terms.endsAt, terms.priority, parseAmount(terms.budget), terms.budgetCount],
      ],
    });
    if (rowCount !== 1) throw new Failure('promotion_budget_used');
  } catch (error) {
    if (isCodeTaken(error)) throw new Failure('promotion_code_taken', undefined, { cause: error });
    throw error;
  }
}

/** The unique index over the codes of a brand refused it. */
const isCodeTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'promotion_code';
