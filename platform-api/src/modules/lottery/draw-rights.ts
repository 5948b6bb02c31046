import type { OperatorRef } from '../../platform/http/visitor';
import { requireEveryBrand, requireRight } from '../operators/rights/rights';

/** An operator's request. */
export interface AdminCaller {
  readonly operator: OperatorRef;
  readonly requestId: string;
}

/** A draw is one for all brands. @throws Failure `forbidden` */
export function requireDrawAdmin({ operator }: Pick<AdminCaller, 'operator'>): void {
  requireRight(operator, 'lotteries');
  requireEveryBrand(operator);
}
