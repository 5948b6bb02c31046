import type { Queryable } from '../../../../platform/database';
import type { NewPasskeyRow, PasskeyRow, SignedState } from './passkey';

const COLUMNS = `p.id, p.member_id as "memberId", p.host, p.credential_id as "credentialId", p.public_key as "publicKey", p.counter,
  p.is_syncable as "isSyncable", p.is_synced as "isSynced", p.transports, p.name, p.created_at as "createdAt",
  p.last_used_at as "lastUsedAt", p.revision, o.handle`;

/** Gives a member the name by which authenticators know the account, if there is none. @returns the one that counts */
export async function putOwner(
  db: Queryable,
  { memberId, brandId, handle }: { readonly memberId: bigint; readonly brandId: number; readonly handle: Buffer },
): Promise<Buffer> {
  const { rows } = await db.query<{ handle: Buffer }>({
    name: 'passkey-owner-put',
    text: `insert into passkey_owner (member_id, brand_id, handle) values ($1, $2, $3)
           on conflict (member_id) do update set member_id = excluded.member_id returning handle`,
    values: [memberId, brandId, handle],
  });
  return rows[0]?.handle ?? handle;
}

/** One change of a member's passkeys at a time, until the transaction ends. @returns how many there are */
export async function lockPasskeysOf(tx: Queryable, memberId: bigint): Promise<number> {
  await tx.query({
    name: 'passkey-owner-lock',
    text: 'select from passkey_owner where member_id = $1 for update',
    values: [memberId],
  });
  const { rows } = await tx.query<{ count: number }>({
    name: 'passkey-count',
    text: 'select count(*)::integer as count from passkey where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.count ?? 0;
}

export async function readPasskeysOf(db: Queryable, memberId: bigint): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>({
    name: 'passkeys-of-member',
    text: `select ${COLUMNS} from passkey p join passkey_owner o using (member_id) where p.member_id = $1
           order by p.created_at desc, p.id desc`,
    values: [memberId],
  });
  return rows;
}

export async function readPasskey(
  db: Queryable,
  brandId: number,
  host: string,
  credentialId: Buffer,
): Promise<PasskeyRow | null> {
  const { rows } = await db.query<PasskeyRow>({
    name: 'passkey-by-credential',
    text: `select ${COLUMNS} from passkey p join passkey_owner o using (member_id)
           where p.brand_id = $1 and p.credential_id = $2 and p.host = $3`,
    values: [brandId, credentialId, host],
  });
  return rows[0] ?? null;
}

/** @returns the new id, null where the brand has the credential */
export async function insertPasskey(tx: Queryable, passkey: NewPasskeyRow): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'passkey-insert',
    text: `insert into passkey (brand_id, member_id, host, credential_id, public_key, counter, is_syncable, is_synced, transports,
             aaguid, name, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
    values: [
      passkey.brandId,
      passkey.memberId,
      passkey.host,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.isSyncable,
      passkey.isSynced,
      passkey.transports,
      passkey.aaguid,
      passkey.name,
      passkey.createdAt,
    ],
  });
  return rows[0]?.id ?? null;
}

/**
 * Records a use. @returns false where the passkey was removed meanwhile, or a copy of a key that is never copied has been used: its
 * counter has to grow, unless the authenticator does not count
 */
export async function recordUse(
  tx: Queryable,
  id: bigint,
  { counter, isSynced }: SignedState,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'passkey-use',
    text: `update passkey set counter = $2, is_synced = $3, last_used_at = $4
           where id = $1 and (is_syncable or counter < $2 or (counter = 0 and $2 = 0))`,
    values: [id, counter, isSynced, at],
  });
  return rowCount === 1;
}

interface OwnPasskey {
  readonly memberId: bigint;
  readonly id: bigint;
}

/** @returns the new revision, null where it is another one than the caller's; undefined where the member has no such passkey */
export async function renamePasskey(
  tx: Queryable,
  { memberId, id }: OwnPasskey,
  { name, revision }: { readonly name: string; readonly revision: number },
): Promise<number | null | undefined> {
  const { rows } = await tx.query<{ revision: number }>({
    name: 'passkey-rename',
    text: `update passkey set name = $3, revision = revision + 1 where member_id = $1 and id = $2 and revision = $4
           returning revision`,
    values: [memberId, id, name, revision],
  });
  if (rows[0]) return rows[0].revision;
  const { rowCount } = await tx.query({
    name: 'passkey-exists',
    text: 'select from passkey where member_id = $1 and id = $2',
    values: [memberId, id],
  });
  return rowCount === 1 ? null : undefined;
}

/** @returns its name, null where the member has no such passkey */
export async function deletePasskey(tx: Queryable, { memberId, id }: OwnPasskey): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>({
    name: 'passkey-delete',
    text: 'delete from passkey where member_id = $1 and id = $2 returning name',
    values: [memberId, id],
  });
  return rows[0]?.name ?? null;
}

/** Removes every passkey of a member. @returns how many there were */
export async function deletePasskeysOf(tx: Queryable, memberId: bigint): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'passkeys-delete',
    text: 'delete from passkey where member_id = $1',
    values: [memberId],
  });
  return rowCount ?? 0;
}
