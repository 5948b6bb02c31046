import type { IdentityDocumentKind, IdentityLevel, IdentityReason, IdentityState } from '@marquee/contract/identity';
import type { Queryable } from '../../../platform/database';
import type { SealedDocument } from './document-box';

export interface CheckRow {
  readonly id: string;
  readonly brand_id: number;
  readonly member_id: bigint;
  readonly level: IdentityLevel;
  readonly state: IdentityState;
  readonly identity_id: string | null;
  readonly document_kind: IdentityDocumentKind | null;
  readonly number_digest: Buffer | null;
  /** ISO date. */
  readonly expires_on: string | null;
  readonly sealed_details: Buffer | null;
  readonly details_key: Buffer | null;
  readonly details_key_id: number | null;
  readonly created_at: Date;
  readonly submitted_at: Date | null;
  readonly claimed_by: number | null;
  readonly decided_by: number | null;
  readonly decided_at: Date | null;
  readonly reason: IdentityReason | null;
  readonly note: string | null;
}

const CHECK = `select id, brand_id, member_id, level, state, identity_id, document_kind, number_digest, expires_on::text as expires_on,
    sealed_details, details_key, details_key_id, created_at, submitted_at, claimed_by, decided_by, decided_at, reason, note
  from identity_check`;

/** The latest check of each level. */
export async function readLatestChecks(db: Queryable, memberId: bigint): Promise<CheckRow[]> {
  const { rows } = await db.query<CheckRow>({
    name: 'identity-latest',
    text: `${CHECK} where id in (select distinct on (level) id from identity_check where member_id = $1
             order by level, created_at desc, id) order by level`,
    values: [memberId],
  });
  return rows;
}

export async function readCheck(db: Queryable, id: string): Promise<CheckRow | null> {
  const { rows } = await db.query<CheckRow>({ name: 'identity-check', text: `${CHECK} where id = $1`, values: [id] });
  return rows[0] ?? null;
}

/** Locked until the transaction ends. */
export async function lockCheck(tx: Queryable, id: string): Promise<CheckRow | null> {
  const { rows } = await tx.query<CheckRow>({
    name: 'identity-check-lock',
    text: `${CHECK} where id = $1 for update`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The member's open check of a level, locked until the transaction ends. */
export async function lockOpenCheck(tx: Queryable, memberId: bigint, level: number): Promise<CheckRow | null> {
  const { rows } = await tx.query<CheckRow>({
    name: 'identity-open-lock',
    text: `${CHECK} where member_id = $1 and level = $2 and state in ('draft', 'submitted', 'in_review', 'more_needed') for update`,
    values: [memberId, level],
  });
  return rows[0] ?? null;
}

/** Other requests of the member for identity checks wait until the transaction ends. */
export async function lockMemberChecks(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({
    name: 'identity-lock-member',
    text: `select pg_advisory_xact_lock(hashtextextended('identity', $1))`,
    values: [memberId],
  });
}

/** The approved identity of the member that is valid on a day, kept as it is until the transaction ends. */
export async function holdIdentity(tx: Queryable, memberId: bigint, today: string): Promise<CheckRow | null> {
  const { rows } = await tx.query<CheckRow>({
    name: 'identity-held',
    text: `${CHECK} where member_id = $1 and level = 1 and state = 'approved' and coalesce(expires_on >= $2::date, true) for share`,
    values: [memberId, today],
  });
  return rows[0] ?? null;
}

export type NewCheck = Pick<CheckRow, 'id' | 'brand_id' | 'member_id' | 'level' | 'identity_id' | 'created_at'>;

/** Another one of the level must not be open. */
export async function insertCheck(tx: Queryable, check: NewCheck): Promise<void> {
  await tx.query({
    name: 'identity-check-insert',
    text: `insert into identity_check (id, brand_id, member_id, level, identity_id, created_at) values ($1, $2, $3, $4, $5, $6)`,
    values: [check.id, check.brand_id, check.member_id, check.level, check.identity_id, check.created_at],
  });
}

export interface SentDetails {
  readonly documentKind: IdentityDocumentKind;
  readonly numberDigest: Buffer;
  readonly expiresOn: string | null;
  readonly sealed: SealedDocument;
}

export async function markSubmitted(tx: Queryable, id: string, details: SentDetails | null, at: Date): Promise<void> {
  await tx.query({
    name: 'identity-submit',
    text: `update identity_check set state = 'submitted', submitted_at = $2, reason = null, note = null, document_kind = $3,
             number_digest = $4, expires_on = $5, sealed_details = $6, details_key = $7, details_key_id = $8,
             claimed_by = null, claimed_at = null
           where id = $1`,
    values: [
      id,
      at,
      details?.documentKind ?? null,
      details?.numberDigest ?? null,
      details?.expiresOn ?? null,
      details?.sealed.content ?? null,
      details?.sealed.sealedKey ?? null,
      details?.sealed.keyId ?? null,
    ],
  });
}

/** Ends what was approved before: another check takes its place, and an address goes with its identity. */
export async function replaceApproved(tx: Queryable, memberId: bigint, level: number, at: Date): Promise<void> {
  await tx.query({
    name: 'identity-replace',
    text: `update identity_check set state = 'replaced', closed_at = $3
           where member_id = $1 and level >= $2 and state = 'approved'`,
    values: [memberId, level, at],
  });
}

export async function deleteCheck(tx: Queryable, id: string): Promise<void> {
  await tx.query({ name: 'identity-check-delete', text: 'delete from identity_check where id = $1', values: [id] });
}

export async function markTaken(tx: Queryable, id: string, operatorId: number, at: Date): Promise<void> {
  await tx.query({
    name: 'identity-take',
    text: `update identity_check set state = 'in_review', claimed_by = $2, claimed_at = $3 where id = $1`,
    values: [id, operatorId, at],
  });
}

export async function markReleased(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'identity-release',
    text: `update identity_check set state = 'submitted', claimed_by = null, claimed_at = null where id = $1`,
    values: [id],
  });
}

export interface Decision {
  readonly state: 'approved' | 'refused' | 'more_needed';
  readonly by: number;
  readonly at: Date;
  readonly reason: IdentityReason | null;
  readonly note: string | null;
}

export async function markDecided(tx: Queryable, id: string, decision: Decision): Promise<void> {
  await tx.query({
    name: 'identity-decide',
    text: `update identity_check set state = $2, decided_by = $3, decided_at = $4, reason = $5, note = $6,
             closed_at = case when $2 = 'refused' then $4::timestamptz end
           where id = $1`,
    values: [id, decision.state, decision.by, decision.at, decision.reason, decision.note],
  });
}

/** The highest level of which all below are approved and valid on a day; what decides is kept as it is until the transaction ends. */
export async function readLevel(db: Queryable, memberId: bigint, today: string): Promise<0 | IdentityLevel> {
  const identity = await holdIdentity(db, memberId, today);
  if (!identity) return 0;
  const { rows } = await db.query({
    name: 'identity-address-held',
    text: `select 1 from identity_check where member_id = $1 and level = 2 and state = 'approved' and identity_id = $2 for share`,
    values: [memberId, identity.id],
  });
  return rows.length > 0 ? 2 : 1;
}
