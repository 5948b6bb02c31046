import type { Queryable } from '../../../platform/database';

/** Counts other members of the brand at the same addresses and devices. */
export interface Sharing {
  readonly addresses: number;
  readonly devices: number;
}

/**
 * Members who logged in from the member's networks within 30 days, and members whose sessions have the same address and
 * browser. A household shares both, so this is only a hint for reviewers.
 */
export async function readSharing(db: Queryable, memberId: bigint, since: Date): Promise<Sharing> {
  const { rows } = await db.query<{ addresses: number; devices: number }>({
    name: 'sharing',
    text: `select
             (select count(distinct o.member_id)::int from known_address a
              join known_address o on o.network = a.network and o.member_id <> a.member_id
              join member om on om.id = o.member_id join member m on m.id = a.member_id and m.brand_id = om.brand_id
              where a.member_id = $1 and a.last_seen_at >= $2 and o.last_seen_at >= $2) as addresses,
             (select count(distinct o.member_id)::int from session s
              join session o on o.ip = s.ip and o.user_agent = s.user_agent and o.brand_id = s.brand_id and o.member_id <> s.member_id
              join member om on om.id = o.member_id and om.type <> 4
              where s.member_id = $1 and s.user_agent <> '') as devices`,
    values: [memberId, since],
  });
  return rows[0] ?? { addresses: 0, devices: 0 };
}
