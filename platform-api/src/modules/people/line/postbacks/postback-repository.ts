import type { PostbackEvent, PostbackFault, PostbackState } from '@marquee/contract/postbacks';
import { AGENT_TYPES } from '@marquee/contract/constants';
import type { Queryable } from '../../../../platform/database';

/** Whom calls are made for. */
const CALLED = `a.status = 'active' and a.type in (${AGENT_TYPES.join(', ')})`;

export interface PostbackRow {
  readonly code: string | null;
  readonly campaign: string | null;
  readonly address: string;
  readonly revision: number;
}

export async function readPostbacks(db: Queryable, agentId: bigint): Promise<PostbackRow[]> {
  const { rows } = await db.query<PostbackRow>({
    name: 'postbacks',
    text: `select i.code, i.campaign, p.address, p.revision from postback p left join invitation_link i on i.id = p.link_id
           where p.agent_id = $1 order by i.id nulls first`,
    values: [agentId],
  });
  return rows;
}

/** Keeps the addresses of an agent from being changed by others until the transaction ends. */
export async function lockPostbacks(tx: Queryable, agentId: bigint): Promise<void> {
  await tx.query({
    name: 'postbacks-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('postbacks', $1))`,
    values: [agentId],
  });
}

/** @returns the id of an agent's link, null for any other */
export async function findLink(db: Queryable, agentId: bigint, code: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'postback-link',
    text: 'select id from invitation_link where agent_id = $1 and code = $2',
    values: [agentId, code],
  });
  return rows[0]?.id ?? null;
}

interface Place {
  readonly brandId: number;
  readonly agentId: bigint;
  /** Null: all links. */
  readonly linkId: bigint | null;
}

/** @param address null removes it. @returns false where another revision counts */
export async function writePostback(
  tx: Queryable,
  { brandId, agentId, linkId }: Place,
  { address, revision }: { readonly address: string | null; readonly revision: number },
): Promise<boolean> {
  const where = 'agent_id = $1 and link_id is not distinct from $2';
  if (revision === 0) {
    if (address === null) return false;
    const { rowCount } = await tx.query({
      name: 'postback-insert',
      text: 'insert into postback (agent_id, link_id, brand_id, address) values ($1, $2, $3, $4) on conflict do nothing',
      values: [agentId, linkId, brandId, address],
    });
    return rowCount === 1;
  }
  const { rowCount } = await tx.query(
    address === null
      ? {
          name: 'postback-delete',
          text: `delete from postback where ${where} and revision = $3`,
          values: [agentId, linkId, revision],
        }
      : {
          name: 'postback-update',
          text: `update postback set address = $4, revision = revision + 1 where ${where} and revision = $3`,
          values: [agentId, linkId, revision, address],
        },
  );
  return rowCount === 1;
}

export async function readSecretSince(db: Queryable, agentId: bigint): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>({
    name: 'postback-secret-since',
    text: 'select made_at as at from postback_secret where agent_id = $1',
    values: [agentId],
  });
  return rows[0]?.at ?? null;
}

export async function writeSecret(tx: Queryable, agentId: bigint, sealed: Buffer, at: Date): Promise<void> {
  await tx.query({
    name: 'postback-secret-write',
    text: `insert into postback_secret (agent_id, sealed, made_at) values ($1, $2, $3)
           on conflict (agent_id) do update set sealed = excluded.sealed, made_at = excluded.made_at`,
    values: [agentId, sealed, at],
  });
}

export interface QueuedRow {
  readonly id: bigint;
  readonly agentId: bigint;
}

/** Keeps what is to be sent of an event of members who registered by links, once for each; agents without an address get nothing. */
export async function insertDeliveries(
  tx: Queryable,
  { memberIds, event, at }: { readonly memberIds: readonly bigint[]; readonly event: PostbackEvent; readonly at: Date },
): Promise<QueuedRow[]> {
  const { rows } = await tx.query<QueuedRow>({
    name: 'postback-deliveries-insert',
    text: `insert into postback_delivery (brand_id, agent_id, link_id, event, subject, campaign, sub, at)
           select i.brand_id, i.agent_id, i.id, $2, u.token, u.campaign, u.sub, $3
           from invitation_use u join invitation_link i on i.id = u.link_id join member a on a.id = i.agent_id and ${CALLED}
           where u.member_id = any ($1)
             -- What a member does who has left the line is not the agent's to know.
             and ($2 = 'registration' or exists (
               select from member_line l where l.member_id = u.member_id and l.to_day is null and l.uplines @> array[i.agent_id]))
             and exists (select from postback p where p.agent_id = i.agent_id and (p.link_id is null or p.link_id = i.id))
           on conflict do nothing returning id, agent_id as "agentId"`,
    values: [memberIds, event, at],
  });
  return rows;
}

/** Of these, who has deposited and become active. */
export async function readQualified(tx: Queryable, memberIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'postback-qualified',
    text: `select member_id as id from invitation_use
           where member_id = any ($1) and first_deposit_at is not null and active_at is not null`,
    values: [memberIds],
  });
  return rows.map(({ id }) => id);
}

/** @returns null where the agent has no such address */
export async function insertTest(
  tx: Queryable,
  { brandId, agentId, linkId }: Place,
  at: Date,
): Promise<QueuedRow | null> {
  const { rows } = await tx.query<QueuedRow>({
    name: 'postback-test-insert',
    text: `insert into postback_delivery (brand_id, agent_id, link_id, event, subject, campaign, sub, at)
           select $1, p.agent_id, p.link_id, 'test', gen_random_uuid(), coalesce(i.campaign, 'test'), 'test', $4
           from postback p left join invitation_link i on i.id = p.link_id
           where p.agent_id = $2 and p.link_id is not distinct from $3
           returning id, agent_id as "agentId"`,
    values: [brandId, agentId, linkId, at],
  });
  return rows[0] ?? null;
}

export interface DueRow extends QueuedRow {
  readonly token: string;
  readonly event: PostbackEvent;
  readonly subject: string;
  readonly campaign: string;
  readonly sub: string;
  readonly at: Date;
  readonly attempts: number;
  /** That of the link, else that of all; null: there is none any more. */
  readonly address: string | null;
  readonly sealed: Buffer | null;
}

/** A delivery that waits, with where it goes now; null where it is done with. */
export async function readDue(db: Queryable, id: string): Promise<DueRow | null> {
  const { rows } = await db.query<DueRow>({
    name: 'postback-due',
    text: `select d.id, d.agent_id as "agentId", d.token, d.event, d.subject, d.campaign, d.sub, d.at, d.attempts, s.sealed,
             (select p.address from postback p join member a on a.id = p.agent_id and ${CALLED}
              where p.agent_id = d.agent_id and (p.link_id = d.link_id or p.link_id is null)
              order by p.link_id nulls last limit 1) as address
           from postback_delivery d left join postback_secret s on s.agent_id = d.agent_id
           where d.id = $1 and d.state = 'waiting'`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface Attempt {
  readonly state: PostbackState;
  readonly status: number | null;
  readonly fault: PostbackFault | null;
  readonly nextAt: Date | null;
}

export async function writeAttempt(
  tx: Queryable,
  id: bigint,
  { state, status, fault, nextAt }: Attempt,
): Promise<void> {
  await tx.query({
    name: 'postback-attempt',
    text: `update postback_delivery set attempts = attempts + 1, state = $2, status = $3, fault = $4, next_at = $5
           where id = $1 and state = 'waiting'`,
    values: [id, state, status, fault, nextAt],
  });
}

export interface DeliveryRow {
  readonly id: string;
  readonly event: PostbackEvent;
  readonly campaign: string;
  readonly sub: string;
  readonly at: Date;
  readonly state: PostbackState;
  readonly attempts: number;
  readonly status: number | null;
  readonly fault: PostbackFault | null;
  readonly nextAt: Date | null;
}

export async function readDeliveries(
  db: Queryable,
  agentId: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: DeliveryRow[]; readonly total: number }> {
  const { rows } = await db.query<DeliveryRow>({
    name: 'postback-deliveries',
    text: `select token as id, event, campaign, sub, at, state, attempts, status, fault, next_at as "nextAt"
           from postback_delivery d where agent_id = $1 order by d.id desc limit $2 offset $3`,
    values: [agentId, limit, offset],
  });
  const totals = await db.query<{ total: number }>({
    name: 'postback-deliveries-total',
    text: 'select count(*)::int as total from postback_delivery where agent_id = $1',
    values: [agentId],
  });
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

export async function deleteOldDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.query({
    name: 'postback-deliveries-old',
    text: 'delete from postback_delivery where at < $1',
    values: [before],
  });
}
