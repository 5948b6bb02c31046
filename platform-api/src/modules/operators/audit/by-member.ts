import type { MemberRef } from '../../../platform/http/visitor';
import type { AuditEntry } from './audit';

/** What every audit entry of a member about the own account says. */
export const byMember = (
  { id, publicId }: Pick<MemberRef, 'id' | 'publicId'>,
  brandId: number,
): Pick<AuditEntry, 'actor' | 'subject' | 'brandId'> => ({
  actor: { kind: 'member', id },
  subject: `member:${publicId}`,
  brandId,
});
