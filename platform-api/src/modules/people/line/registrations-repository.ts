import { AGENT_TYPES } from '@marquee/contract/constants';
import type { Queryable } from '../../../platform/database';

/** An account that a row of an upload asked for. */
export interface DoneRow {
  readonly request: Buffer;
  readonly memberId: bigint;
  readonly account: string;
  /** Its owner has been there. */
  readonly isActivated: boolean;
}

/** Keeps other requests from doing the same row of an upload until the transaction ends. */
export async function lockRow(tx: Queryable, agentId: bigint, upload: string, place: number): Promise<void> {
  await tx.query({
    name: 'registration-row-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('registration-row ' || $2::text || ' ' || $3::text, $1))`,
    values: [agentId, upload, place],
  });
}

/** Whether the account is an agent's, once the transaction has its line: until it ends, none stops being one. */
export async function isAgent(tx: Queryable, agentId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'registration-by-agent',
    text: 'select from member where id = $1 and type = any ($2)',
    values: [agentId, AGENT_TYPES],
  });
  return rowCount === 1;
}

export async function readRow(tx: Queryable, agentId: bigint, upload: string, place: number): Promise<DoneRow | null> {
  const { rows } = await tx.query<DoneRow>({
    name: 'registration-row-read',
    text: `select r.request, r.member_id as "memberId", m.account,
             not exists (select from member_activation a where a.member_id = m.id) as "isActivated"
           from registration_row r join member m on m.id = r.member_id where r.agent_id = $1 and r.upload = $2 and r.place = $3`,
    values: [agentId, upload, place],
  });
  return rows[0] ?? null;
}

export async function insertRow(
  tx: Queryable,
  row: {
    readonly agentId: bigint;
    readonly upload: string;
    readonly place: number;
    readonly request: Buffer;
    readonly memberId: bigint;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'registration-row-insert',
    text: 'insert into registration_row (agent_id, upload, place, request, member_id, created_at) values ($1, $2, $3, $4, $5, $6)',
    values: [row.agentId, row.upload, row.place, row.request, row.memberId, row.at],
  });
}

/** @returns the id of a direct downline of the agent, null for anybody else */
export async function findDirectDownline(
  db: Queryable,
  brandId: number,
  agentId: bigint,
  publicId: string,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'line-direct-downline',
    text: 'select id from member where brand_id = $1 and upline_id = $2 and public_id = $3',
    values: [brandId, agentId, publicId],
  });
  return rows[0]?.id ?? null;
}
