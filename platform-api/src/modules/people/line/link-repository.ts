import type { LinkLanding } from '@marquee/contract/agent-line';
import { AGENT_TYPES } from '@marquee/contract/constants';
import type { Queryable } from '../../../platform/database';
import type { LinkInvitation } from '../member/registration-links';

export interface LinkRow {
  readonly code: string;
  readonly campaign: string;
  readonly type: number;
  readonly prizeGroup: number | null;
  readonly landing: LinkLanding;
  readonly promotionId: string | null;
  readonly revision: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly isOpen: boolean;
  readonly visits: number;
  readonly registrations: number;
}

/** Days for which a click counts for a registration. */
export const CLICK_DAYS = 30;

/** The inviter has to be there as well, and an agent. @param now `$3` */
const IS_OPEN = `i.ended_at is null and (i.expires_at is null or i.expires_at > $3) and a.status = 'active' and a.type in (${AGENT_TYPES.join(', ')})`;

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
  { link, click, now }: { readonly link: LinkInvitation; readonly click: string | undefined; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'invitation-use-insert',
    text: `insert into invitation_use (member_id, link_id, campaign, sub, registered_at)
           select $1, i.id, coalesce(c.campaign, $4), coalesce(c.sub, ''), $3
           from invitation_link i join member a on a.id = i.agent_id
           left join invitation_click c on c.id = $5::uuid and c.link_id = i.id and c.clicked_at > $3::timestamptz - $6 * interval '1 day'
           where i.id = $2 and ${IS_OPEN}
           for share of i`,
    values: [memberId, link.id, now, link.campaign, click ?? null, CLICK_DAYS],
  });
  return rowCount === 1;
}

export interface NewLink {
  readonly code: string;
  readonly brandId: number;
  readonly agentId: bigint;
  readonly type: number;
  readonly prizeGroup: number | null;
  readonly campaign: string;
  readonly landing: LinkLanding;
  readonly promotionId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export async function insertLink(tx: Queryable, link: NewLink): Promise<void> {
  await tx.query({
    name: 'invitation-link-insert',
    text: `insert into invitation_link (code, brand_id, agent_id, type, prize_group, campaign, created_at, expires_at, landing, promotion_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      link.code,
      link.brandId,
      link.agentId,
      link.type,
      link.prizeGroup,
      link.campaign,
      link.createdAt,
      link.expiresAt,
      link.landing,
      link.promotionId,
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
    text: `select i.code, i.campaign, i.type, i.prize_group as "prizeGroup", i.landing, i.promotion_id as "promotionId", i.revision,
             i.created_at as "createdAt", i.expires_at as "expiresAt",
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

/** @returns the new revision; null where it has another one, or the agent has no such link */
export async function updateLink(
  db: Queryable,
  agentId: bigint,
  link: {
    readonly code: string;
    readonly campaign: string;
    readonly landing: LinkLanding;
    readonly promotionId: string | null;
    readonly revision: number;
  },
): Promise<number | null> {
  const { rows } = await db.query<{ revision: number }>({
    name: 'invitation-link-change',
    text: `update invitation_link set campaign = $3, landing = $4, promotion_id = $5, revision = revision + 1
           where agent_id = $1 and code = $2 and revision = $6 returning revision`,
    values: [agentId, link.code, link.campaign, link.landing, link.promotionId, link.revision],
  });
  return rows[0]?.revision ?? null;
}

/** Whether the agent has the link. */
export async function hasLink(db: Queryable, agentId: bigint, code: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'invitation-link-own',
    text: 'select from invitation_link where agent_id = $1 and code = $2',
    values: [agentId, code],
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
