import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Audit } from '../../operators/audit/audit';
import { subjectOf } from './withdrawal-subject';
import type { WithdrawalTransitions } from './withdrawal-transitions';

interface CancelParts {
  readonly pool: pg.Pool;
  readonly transitions: WithdrawalTransitions;
  readonly audit: Audit;
}

interface CancelContext {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id'>;
  readonly requestId: string;
}

/**
 * Takes a member's withdrawal back while it is in review: state, step, release of the hold and audit entry in one
 * transaction. A repeat has no effect.
 * @throws Failure `withdrawal_state` once operators have decided
 */
export async function cancelWithdrawal(
  { pool, transitions, audit }: CancelParts,
  id: string,
  { member, brand, requestId }: CancelContext,
): Promise<void> {
  const actor = { kind: 'member', id: member.id } as const;
  const notification = await inTransaction(pool, async (client) => {
    const row = await transitions.lock(client, id);
    if (row.state === 'cancelled') return null;
    const transition = await transitions.apply(client, row, 'cancel', { step: 'cancelled', actor });
    const balance = await transitions.releaseHold(client, row);
    const details = { from: row.state, to: transition.state, amount: formatAmount(row.amount) };
    await audit.record(
      { actor, action: 'withdrawal.cancel', subject: subjectOf(id), brandId: brand.id, requestId, details },
      client,
    );
    return { ...transition, balance };
  });
  if (notification) transitions.notify(notification);
}
