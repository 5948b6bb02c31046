import type { Queryable } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';

/** A fact that is queued in the transaction that creates a member; upper floors handle it. */
export const MEMBER_REGISTERED = 'member.registered';

export interface MemberRegistered {
  readonly brandId: number;
  /** As text: JSON has no bigint. */
  readonly memberId: string;
}

export function publishRegistered(
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  { brandId, memberId }: { readonly brandId: number; readonly memberId: bigint },
): Promise<void> {
  const fact: MemberRegistered = { brandId, memberId: String(memberId) };
  return jobs.add(tx, MEMBER_REGISTERED, fact, { key: `${MEMBER_REGISTERED}:${memberId}` });
}
