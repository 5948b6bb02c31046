import type { Queryable } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';

/** A fact that is queued in the transaction that credits a deposit; upper floors handle it. */
export const DEPOSIT_CREDITED = 'deposit.credited';

export interface DepositCredited {
  readonly brandId: number;
  /** As text: JSON has no bigint. */
  readonly memberId: string;
  readonly depositId: string;
}

interface CreditedDeposit {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly depositId: string;
}

export function publishCredited(
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  { brandId, memberId, depositId }: CreditedDeposit,
): Promise<void> {
  const fact: DepositCredited = { brandId, memberId: String(memberId), depositId };
  return jobs.add(tx, DEPOSIT_CREDITED, fact, { key: `${DEPOSIT_CREDITED}:${depositId}` });
}
