import type { Queryable } from '../../../platform/database';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { AuditEntry } from '../../operators/audit/audit';
import { readNamed } from './moves-repository';

interface AgentAct {
  readonly agent: MemberRef;
  readonly brand: BrandRef;
  readonly requestId: string;
}

/** What every audit entry of an agent about an account below says. */
export async function agentEntry(
  tx: Queryable,
  { agent, brand, requestId }: AgentAct,
  memberId: bigint,
): Promise<Pick<AuditEntry, 'actor' | 'subject' | 'brandId' | 'requestId'>> {
  const publicId = (await readNamed(tx, [memberId])).get(memberId)?.publicId ?? '';
  return { actor: { kind: 'member', id: agent.id }, subject: `member:${publicId}`, brandId: brand.id, requestId };
}
