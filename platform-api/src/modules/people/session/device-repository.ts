import type { Queryable } from '../../../platform/database';
import type { SignInMethod } from './password-due';

/** A pool, or the connection of a transaction. */
export interface DeviceRow {
  readonly family: string;
  readonly memberId: bigint;
  /** The login method when the device was remembered. */
  readonly method: SignInMethod;
  readonly expiresAt: Date;
  readonly replacedAt: Date | null;
}

export interface NewDevice extends Omit<DeviceRow, 'replacedAt'> {
  readonly tokenHash: Buffer;
  readonly brandId: number;
}

export async function insertDevice(db: Queryable, device: NewDevice): Promise<void> {
  await db.query(
    'insert into remembered_device (token_hash, family, member_id, brand_id, expires_at, method) values ($1, $2, $3, $4, $5, $6)',
    [device.tokenHash, device.family, device.memberId, device.brandId, device.expiresAt, device.method],
  );
}

/** Reads the device and locks its row until the transaction ends: one rotation at a time. */
export async function lockDevice(db: Queryable, tokenHash: Buffer, brandId: number): Promise<DeviceRow | null> {
  const { rows } = await db.query<DeviceRow>(
    `select family, member_id as "memberId", method, expires_at as "expiresAt", replaced_at as "replacedAt"
     from remembered_device where token_hash = $1 and brand_id = $2 for update`,
    [tokenHash, brandId],
  );
  return rows[0] ?? null;
}

export async function markReplaced(db: Queryable, tokenHash: Buffer, at: Date): Promise<void> {
  await db.query('update remembered_device set replaced_at = $2 where token_hash = $1', [tokenHash, at]);
}

export async function deleteFamily(db: Queryable, family: string): Promise<void> {
  await db.query('delete from remembered_device where family = $1', [family]);
}

export async function deleteFamilyOfToken(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query(
    'delete from remembered_device where family = (select family from remembered_device where token_hash = $1)',
    [tokenHash],
  );
}

/** Removes every device of the member except one family. */
export async function deleteDevicesOf(db: Queryable, memberId: bigint, exceptFamily: string | null): Promise<void> {
  await db.query('delete from remembered_device where member_id = $1 and family is distinct from $2', [
    memberId,
    exceptFamily,
  ]);
}

export async function deleteExpiredDevices(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from remembered_device where expires_at < $1', [now]);
}

/** Removes networks and browsers of members that were last used before a time. */
export async function deleteMemberDevicesBefore(db: Queryable, lastSeenBefore: Date): Promise<void> {
  await db.query('delete from member_device where last_seen_at < $1', [lastSeenBefore]);
}
