import type { MemberRef } from '../../../platform/http/visitor';
import type { AuditEntry } from './audit';

/** What every audit entry of a member about the own account says; a sub-user who acts for an agent is named as who did it. */
export const byMember = (
  { id, publicId, actor }: Pick<MemberRef, 'id' | 'publicId' | 'actor'>,
  brandId: number,
): Pick<AuditEntry, 'actor' | 'subject' | 'brandId'> => ({
  actor: { kind: 'member', id: actor?.id ?? id },
  subject: `member:${publicId}`,
  brandId,
});
