import type { Queryable } from '../../../platform/database';
import type { LinkInvitation } from '../member/registration-links';

export interface LinkRow {
  readonly code: string;
  readonly campaign: string;
  readonly type: number;
  readonly prizeGroup: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly isOpen: boolean;
  readonly visits: number;
  readonly registrations: number;
}

/** The inviter has to be there as well. @param now `$3` */
const IS_OPEN = `i.ended_at is null and (i.expires_at is null or i.expires_at > $3) and a.status = 'active'`;

export async function readLink(
  db: Queryable,
  brandId: number,
  code: string,
  now: Date,
): Promise<(LinkInvitation & { readonly isOpen: boolean }) | null> {
  const { rows } = await db.query<LinkInvitation & { isOpen: boolean }>({
    name: 'invitation-link',
    text: `select i.id, i.agent_id as "agentId", i.type, i.prize_group as "prizeGroup", i.campaign, ${IS_OPEN} as "isOpen"
           from invitation_link i join member a on a.id = i.agent_id where i.brand_id = $1 and i.code = $2`,
    values: [brandId, code.toUpperCase(), now],
  });
  return rows[0] ?? null;
}

/** @returns false when the link is not open any more */
export async function insertInvitationUse(
  tx: Queryable,
  memberId: bigint,
  { id, campaign }: LinkInvitation,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'invitation-use-insert',
    text: `insert into invitation_use (member_id, link_id, campaign, registered_at)
           select $1, i.id, $4, $3 from invitation_link i join member a on a.id = i.agent_id where i.id = $2 and ${IS_OPEN}
           for share of i`,
    values: [memberId, id, now, campaign],
  });
  return rowCount === 1;
}

/** Adds a visit by a link. */
export async function countVisit(db: Queryable, brandId: number, code: string): Promise<void> {
  await db.query({
    name: 'invitation-link-visit',
    text: 'update invitation_link set visits = visits + 1 where brand_id = $1 and code = $2',
    values: [brandId, code.toUpperCase()],
  });
}

export interface NewLink {
  readonly code: string;
  readonly brandId: number;
  readonly agentId: bigint;
  readonly type: number;
  readonly prizeGroup: number | null;
  readonly campaign: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export async function insertLink(tx: Queryable, link: NewLink): Promise<void> {
  await tx.query({
    name: 'invitation-link-insert',
    text: `insert into invitation_link (code, brand_id, agent_id, type, prize_group, campaign, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      link.code,
      link.brandId,
      link.agentId,
      link.type,
      link.prizeGroup,
      link.campaign,
      link.createdAt,
      link.expiresAt,
    ],
  });
}

/** One page of an agent's links, latest first. */
export async function readLinks(
  db: Queryable,
  agentId: bigint,
  { limit, offset, now }: { readonly limit: number; readonly offset: number; readonly now: Date },
): Promise<LinkRow[]> {
  const { rows } = await db.query<LinkRow>({
    name: 'invitation-links',
    text: `select i.code, i.campaign, i.type, i.prize_group as "prizeGroup", i.created_at as "createdAt", i.expires_at as "expiresAt",
             ${IS_OPEN} as "isOpen", i.visits, (select count(*)::int from invitation_use u where u.link_id = i.id) as registrations
           from invitation_link i join member a on a.id = i.agent_id
           where i.agent_id = $1 order by i.id desc limit $2 offset $4`,
    values: [agentId, limit, now, offset],
  });
  return rows;
}

/** @param openOnly those that have not been ended */
export async function countLinks(db: Queryable, agentId: bigint, openOnly: boolean): Promise<number> {
  const { rows } = await db.query<{ total: number }>({
    name: 'invitation-links-count',
    text: 'select count(*)::int as total from invitation_link where agent_id = $1 and (ended_at is null or not $2)',
    values: [agentId, openOnly],
  });
  return rows[0]?.total ?? 0;
}

/** @returns false when the agent has no such link */
export async function endLink(db: Queryable, agentId: bigint, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'invitation-link-end',
    text: 'update invitation_link set ended_at = coalesce(ended_at, $3) where agent_id = $1 and code = $2',
    values: [agentId, code, now],
  });
  return rowCount === 1;
}

/** Keeps other links of the agent from being made until the transaction ends. */
export async function lockLinks(tx: Queryable, agentId: bigint): Promise<void> {
  await tx.query({
    name: 'invitation-links-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('invitation-links', $1))`,
    values: [agentId],
  });
}
