import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../../platform/database';
import type { Audit } from '../../../operators/audit/audit';
import { byOperator } from '../../../operators/audit/operator-caller';
import type { AdminContext } from './admin-context';

/** A change of terms with the previous values. */
export interface TermChange {
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
  readonly brandId: number;
  readonly before: object | null;
  readonly after: object;
}

/** Records a change of terms in its transaction. */
export function recordChange(
  tx: Queryable,
  audit: Audit,
  caller: AdminContext,
  { before, after, ...change }: TermChange,
): Promise<void> {
  const details = { before: before && plain(before), after: plain(after) };
  return audit.record({ ...change, ...byOperator(caller), details }, tx);
}

/** For the audit log: JSON has no bigint. */
function plain(value: object): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? formatAmount(part) : part)),
  );
}
