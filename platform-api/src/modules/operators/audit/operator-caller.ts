import type { CallContext } from '../../../platform/http/call-context';
import type { AuditEntry } from './audit';

/** An operator and the request. */
export type OperatorCaller = Pick<CallContext<'operator'>, 'operator' | 'requestId' | 'language' | 'idempotencyKey'>;

/** What every audit entry of an operator says. */
export const byOperator = ({
  operator,
  requestId,
}: Pick<OperatorCaller, 'operator' | 'requestId'>): Pick<AuditEntry, 'actor' | 'requestId'> => ({
  actor: { kind: 'operator', id: operator.id },
  requestId,
});
