import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import { markMailVerified, takeOpening } from './repository';

interface OpenedBy {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: number;
}

/**
 * Opens a closed account whose opening was approved, in the transaction that sets its new password.
 * @param method the contact that was proven
 * @returns whether it is open now
 */
export type OpenAgain = (
  tx: Queryable,
  member: OpenedBy,
  proof: { readonly method: 'e-mail' | 'mobile'; readonly requestId: string },
) => Promise<boolean>;

export function createOpenAgain({ clock }: Pick<Platform, 'clock'>, audit: Audit): OpenAgain {
  return async (tx, member, { method, requestId }) => {
    const at = clock.now();
    if (!(await takeOpening(tx, member.id, at))) return false;
    if (method === 'e-mail') await markMailVerified(tx, member.id, at);
    const entry = { ...byMember(member, member.brandId), action: 'member.account-opened-again', requestId };
    await audit.record({ ...entry, details: { method } }, tx);
    return true;
  };
}
