import type { CallContext } from '../../../platform/http/call-context';
import type { AuditEntry } from '../../operator/audit';

/** An operator and the request. */
export type PromotionsCaller = Pick<CallContext<'operator'>, 'operator' | 'requestId' | 'language'>;

/** What every audit entry of an operator says. */
export const byOperator = ({ operator, requestId }: PromotionsCaller): Pick<AuditEntry, 'actor' | 'requestId'> => ({
  actor: { kind: 'operator', id: operator.id },
  requestId,
});
