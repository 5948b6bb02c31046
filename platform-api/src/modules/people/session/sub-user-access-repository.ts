import type { AgentRight } from '@marquee/contract/agent-access';
import { AGENT_TYPES } from '@marquee/contract/constants';
import type { Queryable } from '../../../platform/database';
import type { SubUserAccess } from '../../../platform/http/visitor';

/** @returns null for somebody who was removed, or whose agent is not active or no agent any more */
export async function readSubUserAccess(db: Queryable, memberId: bigint): Promise<SubUserAccess | null> {
  const { rows } = await db.query<SubUserAccess['owner'] & { rights: AgentRight[] }>({
    name: 'sub-user-access',
    text: `select o.id, o.public_id as "publicId", o.account, o.type, s.rights
           from sub_user s join member o on o.id = s.owner_id
           where s.member_id = $1 and s.removed_at is null and o.status = 'active' and o.type = any ($2)`,
    values: [memberId, AGENT_TYPES],
  });
  const [row] = rows;
  if (!row) return null;
  const { rights, ...owner } = row;
  return { owner, rights };
}
