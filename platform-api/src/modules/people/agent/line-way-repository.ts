import type { Queryable } from '../../../platform/database';

export interface LineMemberRow {
  readonly id: bigint;
  readonly public_id: string;
  readonly account: string;
}

/**
 * The way down from an agent to a member of any level below: first the direct downline, last the member.
 * @returns nothing when the member is unknown, stands in another line or in another brand
 */
export async function readLineTo(
  db: Queryable,
  brandId: number,
  agentId: bigint,
  publicId: string,
): Promise<LineMemberRow[]> {
  const { rows } = await db.query<LineMemberRow>({
    name: 'agent-line-to',
    text: `select w.id, w.public_id, w.account
           from member m
           join member_line l on l.member_id = m.id and l.to_day is null
           cross join lateral unnest(l.uplines[array_position(l.uplines, $2) + 1:] || m.id) with ordinality as step (id, place)
           join member w on w.id = step.id
           where m.brand_id = $1 and m.public_id = $3 and l.uplines @> array[$2::bigint]
           order by step.place`,
    values: [brandId, agentId, publicId],
  });
  return rows;
}

/**
 * Since which day of the brand a member stands below an agent without a break, as an ISO date; null: since the registration.
 * @param memberId somebody who stands below the agent now
 */
export async function readInLineSince(db: Queryable, agentId: bigint, memberId: bigint): Promise<string | null> {
  const { rows } = await db.query<{ since: string | null }>({
    name: 'agent-in-line-since',
    text: `select max(to_day)::text as since from member_line
           where member_id = $2 and to_day is not null and not uplines @> array[$1::bigint]`,
    values: [agentId, memberId],
  });
  return rows[0]?.since ?? null;
}
