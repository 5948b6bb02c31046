import type { PayeeKind } from '@marquee/contract/entities/withdrawal';
import type { Queryable } from '../../../platform/database';

export interface InstitutionRow {
  readonly id: number;
  readonly code: string;
  readonly kind: PayeeKind;
  readonly payer: string;
  readonly names: Readonly<Record<string, string>>;
  readonly number_pattern: string;
  readonly number_example: string;
}

export interface PayeeRow {
  readonly id: string;
  readonly brand_id: number;
  readonly member_id: bigint;
  readonly institution: string;
  readonly kind: PayeeKind;
  readonly payer: string;
  readonly names: Readonly<Record<string, string>>;
  readonly holder: string;
  readonly sealed_number: Buffer;
  readonly number_tail: string;
  readonly added_at: Date;
  readonly usable_from: Date;
  readonly removed_at: Date | null;
}

const PAYEE = `select p.id, p.brand_id, p.member_id, i.code as institution, i.kind, i.payer, i.names, p.holder, p.sealed_number,
    p.number_tail, p.added_at, p.usable_from, p.removed_at
  from payee p join payout_institution i on i.id = p.institution_id`;

/** The open institutions of a brand, in order. */
export async function readInstitutions(pool: Queryable, brandId: number): Promise<InstitutionRow[]> {
  const { rows } = await pool.query<InstitutionRow>({
    name: 'payout-institutions',
    text: `select id, code, kind, payer, names, number_pattern, number_example
           from payout_institution where brand_id = $1 and enabled order by sort_order, id`,
    values: [brandId],
  });
  return rows;
}

/** The member's payees in use, first added first. */
export async function readPayees(pool: Queryable, memberId: bigint): Promise<PayeeRow[]> {
  const { rows } = await pool.query<PayeeRow>({
    name: 'payees',
    text: `${PAYEE} where p.member_id = $1 and p.removed_at is null order by p.added_at, p.id`,
    values: [memberId],
  });
  return rows;
}

/** Any payee, removed ones too. */
export async function readPayee(pool: Queryable, id: string): Promise<PayeeRow | null> {
  const { rows } = await pool.query<PayeeRow>({ name: 'payee', text: `${PAYEE} where p.id = $1`, values: [id] });
  return rows[0] ?? null;
}

/**
 * Locks the member's row, so that payees are added one after another.
 * @returns the registered name
 */
export async function lockHolderName(client: Queryable, memberId: bigint): Promise<string | null> {
  const { rows } = await client.query<{ payee_name: string | null }>({
    name: 'payee-holder',
    text: 'select payee_name from member where id = $1 for update',
    values: [memberId],
  });
  return rows[0]?.payee_name ?? null;
}

export async function readHolderName(pool: Queryable, memberId: bigint): Promise<string | null> {
  const { rows } = await pool.query<{ payee_name: string | null }>({
    name: 'payee-holder-read',
    text: 'select payee_name from member where id = $1',
    values: [memberId],
  });
  return rows[0]?.payee_name ?? null;
}

export async function setHolderName(client: Queryable, memberId: bigint, name: string): Promise<void> {
  await client.query({
    name: 'payee-holder-set',
    text: 'update member set payee_name = $2 where id = $1 and payee_name is null',
    values: [memberId, name],
  });
}

export interface NewPayee {
  readonly id: string;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly institutionId: number;
  readonly holder: string;
  readonly sealedNumber: Buffer;
  readonly numberDigest: Buffer;
  readonly numberTail: string;
  readonly addedAt: Date;
  readonly usableFrom: Date;
}

/** @returns false when the number is registered, including removed payees */
export async function insertPayee(client: Queryable, payee: NewPayee): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'payee-add',
    text: `insert into payee (id, brand_id, member_id, institution_id, holder, sealed_number, number_digest, number_tail, added_at, usable_from)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (institution_id, number_digest) do nothing`,
    values: [
      payee.id,
      payee.brandId,
      payee.memberId,
      payee.institutionId,
      payee.holder,
      payee.sealedNumber,
      payee.numberDigest,
      payee.numberTail,
      payee.addedAt,
      payee.usableFrom,
    ],
  });
  return rowCount === 1;
}

/**
 * Restores a removed payee of the member as if it were new.
 * @returns its id, null when there is none
 */
export async function revivePayee(
  client: Queryable,
  { memberId, institutionId, numberDigest, addedAt, usableFrom }: NewPayee,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>({
    name: 'payee-revive',
    text: `update payee set removed_at = null, added_at = $4, usable_from = $5
           where member_id = $1 and institution_id = $2 and number_digest = $3 and removed_at is not null returning id`,
    values: [memberId, institutionId, numberDigest, addedAt, usableFrom],
  });
  return rows[0]?.id ?? null;
}

/** @returns whether it was there */
export async function removePayee(client: Queryable, memberId: bigint, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'payee-remove',
    text: 'update payee set removed_at = $3 where id = $2 and member_id = $1 and removed_at is null',
    values: [memberId, id, now],
  });
  return rowCount === 1;
}

/** Whether the member ever had a payee. */
export async function hadPayee(client: Queryable, memberId: bigint): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'payee-any',
    text: 'select from payee where member_id = $1 limit 1',
    values: [memberId],
  });
  return rowCount === 1;
}
