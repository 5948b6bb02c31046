import type { ErrorCode } from '@marquee/contract/errors';
import { Failure } from '../../../../platform/failure';

/** Why a member is given nothing: an answer, and no fault of ours. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'promotion_budget_used',
  'promotion_not_eligible',
  'promotion_household',
  'bonus_active',
  'timed_out',
  'self_excluded',
]);

export const isRefusal = (error: unknown): error is Failure => error instanceof Failure && REFUSALS.has(error.code);
