import type { Queryable } from '../../../platform/database';

export interface NewPushDevice {
  readonly memberId: bigint;
  readonly brandId: number;
  readonly tokenHash: Buffer;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly keyId: number;
  readonly userAgent: string;
  readonly at: Date;
}

/** Ends what another member has turned on in the same browser. */
export async function deleteDeviceOfOthers(
  db: Queryable,
  { brandId, endpoint, memberId }: Pick<NewPushDevice, 'brandId' | 'endpoint' | 'memberId'>,
): Promise<void> {
  await db.query({
    name: 'push-device-delete-of-others',
    text: 'delete from push_device where brand_id = $1 and endpoint = $2 and member_id <> $3',
    values: [brandId, endpoint, memberId],
  });
}

/** A session is of one browser: what the browser was called before ends. */
export async function deleteFormerDevice(
  tx: Queryable,
  { tokenHash, endpoint }: Pick<NewPushDevice, 'tokenHash' | 'endpoint'>,
): Promise<void> {
  await tx.query({
    name: 'push-device-delete-former',
    text: 'delete from push_device where session_hash = $1 and endpoint <> $2',
    values: [tokenHash, endpoint],
  });
}

/** Binds a browser to a session. @returns false: the session has ended, or another member was faster */
export async function saveDevice(tx: Queryable, device: NewPushDevice): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'push-device-save',
    text: `insert into push_device (brand_id, member_id, session_hash, endpoint, p256dh, auth, key_id, user_agent, created_at, seen_at)
           select $1, $2, s.token_hash, $4, $5, $6, $7, $8, $9, $9 from session s where s.token_hash = $3 and s.member_id = $2 for key share
           on conflict (brand_id, endpoint) do update set session_hash = excluded.session_hash, p256dh = excluded.p256dh, auth = excluded.auth,
             key_id = excluded.key_id, user_agent = excluded.user_agent, seen_at = excluded.seen_at, rest_until = null
             where push_device.member_id = excluded.member_id`,
    values: [
      device.brandId,
      device.memberId,
      device.tokenHash,
      device.endpoint,
      device.p256dh,
      device.auth,
      device.keyId,
      device.userAgent,
      device.at,
    ],
  });
  return rowCount === 1;
}

/** Ends the devices of a member beyond a number, those unused for longest. */
export async function deleteDevicesBeyond(tx: Queryable, memberId: bigint, most: number): Promise<void> {
  await tx.query({
    name: 'push-devices-delete-beyond',
    text: `delete from push_device where member_id = $1
             and id not in (select id from push_device where member_id = $1 order by seen_at desc, created_at desc, id limit $2)`,
    values: [memberId, most],
  });
}

/** @returns whether the member has turned it on in this browser */
export async function renewDevice(
  db: Queryable,
  { brandId, endpoint, memberId, tokenHash, userAgent, at }: Omit<NewPushDevice, 'p256dh' | 'auth' | 'keyId'>,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'push-device-renew',
    text: `with s as (select token_hash from session where token_hash = $6 and member_id = $3 for key share)
           update push_device d set session_hash = s.token_hash, seen_at = $4, user_agent = $5
           from s where d.brand_id = $1 and d.endpoint = $2 and d.member_id = $3`,
    values: [brandId, endpoint, memberId, at, userAgent, tokenHash],
  });
  return rowCount === 1;
}

export interface PushDeviceRow {
  readonly id: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
  readonly addedAt: Date;
  readonly seenAt: Date;
}

export async function readDevices(db: Queryable, memberId: bigint, tokenHash: Buffer | null): Promise<PushDeviceRow[]> {
  const { rows } = await db.query<PushDeviceRow>({
    name: 'push-devices',
    text: `select id, user_agent as "userAgent", coalesce(session_hash = $2, false) as "isCurrent", created_at as "addedAt", seen_at as "seenAt"
           from push_device where member_id = $1 order by seen_at desc, created_at desc, id`,
    values: [memberId, tokenHash],
  });
  return rows;
}

/** @returns whether the member had it */
export async function deleteDeviceOf(db: Queryable, memberId: bigint, id: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'push-device-delete-of',
    text: 'delete from push_device where member_id = $1 and id = $2',
    values: [memberId, id],
  });
  return rowCount === 1;
}

/** What the push service does not know any more. */
export async function deleteDevice(db: Queryable, id: string): Promise<void> {
  await db.query({ name: 'push-device-delete', text: 'delete from push_device where id = $1', values: [id] });
}

export async function letDeviceRest(db: Queryable, id: string, until: Date): Promise<void> {
  await db.query({
    name: 'push-device-rest',
    text: 'update push_device set rest_until = $2 where id = $1',
    values: [id, until],
  });
}

/** Removes devices that nobody has opened the site on since a time, and those of brands without web push. */
export async function deleteOldDevices(
  db: Queryable,
  seenBefore: Date,
  brandsWithout: readonly number[],
): Promise<void> {
  await db.query({
    name: 'push-devices-delete-old',
    text: 'delete from push_device where seen_at < $1 or brand_id = any($2::smallint[])',
    values: [seenBefore, brandsWithout],
  });
}

/** Chooses what the first device of a member gets; whoever has chosen before keeps that. */
export async function choosePushCategories(
  tx: Queryable,
  memberId: bigint,
  categories: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'push-categories-choose',
    text: `insert into message_preference (member_id, category, channel, enabled)
           select $1, c.category, 'push', true from unnest($2::text[]) as c (category)
           where not exists (select from message_preference where member_id = $1 and channel = 'push')
           on conflict do nothing`,
    values: [memberId, categories],
  });
}
