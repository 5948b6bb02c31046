import type { CallContext } from '../../../platform/http/call-context';
import type { AuditEntry } from '../../operator/audit';

/** An operator and the request. */
export type PointsCaller = Pick<CallContext<'operator'>, 'operator' | 'requestId' | 'language' | 'idempotencyKey'>;

/** What every audit entry of an operator says. */
export const byOperator = ({ operator, requestId }: PointsCaller): Pick<AuditEntry, 'actor' | 'requestId'> => ({
  actor: { kind: 'operator', id: operator.id },
  requestId,
});
