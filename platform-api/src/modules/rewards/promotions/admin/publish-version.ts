import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { parseAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { cycleOf } from '../periods';
import { publishPromotion } from '../promotion-repository';

/**
 * Makes a confirmed version the one that counts, and publishes a promotion that was not yet.
 * @throws Failure `promotion_budget_used` for a budget below what was given, `promotion_code_taken`
 */
export async function publishVersion(tx: Queryable, id: string, version: number, terms: PromotionTerms): Promise<void> {
  const { trigger } = terms.rules;
  try {
    const isPublished = await publishPromotion(tx, id, {
      version,
      trigger: trigger.kind,
      cycle: cycleOf(trigger),
      code: trigger.kind === 'code' ? trigger.code : null,
      startsAt: terms.startsAt,
      endsAt: terms.endsAt,
      priority: terms.priority,
      budget: parseAmount(terms.budget),
      budgetCount: terms.budgetCount,
    });
    if (!isPublished) throw new Failure('promotion_budget_used');
  } catch (error) {
    if (isCodeTaken(error)) throw new Failure('promotion_code_taken', undefined, { cause: error });
    throw error;
  }
}

/** The unique index over the codes of a brand refused it. */
const isCodeTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'promotion_code';
