import type { Queryable } from '../../../../platform/database';

export type VendorKeyKind = 'rsa' | 'hmac';

/** A key for display to operators. */
export interface VendorKey {
  readonly id: bigint;
  readonly kind: VendorKeyKind;
  /** First 16 hex digits of the SHA-256 of a public key; null for a secret. */
  readonly fingerprint: string | null;
  readonly addedAt: Date;
  readonly retiredAt: Date | null;
}

export interface NewVendorKey {
  readonly vendorId: number;
  readonly kind: VendorKeyKind;
  readonly publicKey: string | null;
  readonly sealedSecret: Buffer | null;
}

/** Null when there is no such vendor. Locks it, so that key changes of a vendor are serialised. */
export async function lockVendor(db: Queryable, code: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>({
    name: 'vendor-lock',
    text: 'select id from vendor where code = $1 for update',
    values: [code],
  });
  return rows[0]?.id ?? null;
}

/** All current and former keys of the vendor, latest first. */
export async function readKeys(db: Queryable, code: string): Promise<VendorKey[]> {
  const { rows } = await db.query<VendorKey>({
    name: 'vendor-keys',
    text: `select k.id, k.kind, left(encode(sha256(convert_to(k.public_key, 'UTF8')), 'hex'), 16) as fingerprint,
             k.added_at as "addedAt", k.retired_at as "retiredAt"
           from vendor_key k join vendor v on v.id = k.vendor_id where v.code = $1 order by k.id desc`,
    values: [code],
  });
  return rows;
}

/** @returns the key's id, null when two of the kind are already valid */
export async function insertKey(db: Queryable, key: NewVendorKey): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'vendor-key-insert',
    text: `insert into vendor_key (vendor_id, kind, slot, public_key, sealed_secret)
           select $1, $2::vendor_key_kind, s.slot, $3, $4 from (values (1), (2)) s(slot)
           where not exists (select from vendor_key k
                             where k.vendor_id = $1 and k.kind = $2::vendor_key_kind and k.slot = s.slot and k.retired_at is null)
           order by s.slot limit 1 returning id`,
    values: [key.vendorId, key.kind, key.publicKey, key.sealedSecret],
  });
  return rows[0]?.id ?? null;
}

/** @returns false when the vendor has no such valid key */
export async function retireKey(db: Queryable, vendorId: number, id: bigint): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'vendor-key-retire',
    text: 'update vendor_key set retired_at = now() where id = $2 and vendor_id = $1 and retired_at is null',
    values: [vendorId, id],
  });
  return rowCount === 1;
}

/** The vendor and its valid secrets, sealed; null when it is disabled or has none. */
export async function readSecrets(
  db: Queryable,
  code: string,
): Promise<{ readonly id: number; readonly code: string; readonly sealed: readonly Buffer[] } | null> {
  const { rows } = await db.query<{ id: number; code: string; sealed: Buffer[] }>({
    name: 'vendor-secrets',
    text: `select v.id, v.code, array_agg(k.sealed_secret order by k.id desc) as sealed
           from vendor v join vendor_key k on k.vendor_id = v.id and k.kind = 'hmac' and k.retired_at is null
           where v.code = $1 and v.status <> 'disabled' group by v.id, v.code`,
    values: [code],
  });
  return rows[0] ?? null;
}
