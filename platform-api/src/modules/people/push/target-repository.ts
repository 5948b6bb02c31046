import type { Queryable } from '../../../platform/database';

/** When a session has run out. */
export interface SessionTimes {
  readonly now: Date;
  /** Not used since then. */
  readonly idleSince: Date;
}

export interface PushTarget {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly keyId: number;
  readonly restUntil: Date | null;
  /** The member is logged in there. */
  readonly isOpen: boolean;
}

/** The devices of a member that a message still has to go to: none where the account is not active. */
export async function readTargets(
  db: Queryable,
  { memberId, messageId }: { readonly memberId: bigint; readonly messageId: bigint },
  { now, idleSince }: SessionTimes,
): Promise<PushTarget[]> {
  const { rows } = await db.query<PushTarget>({
    name: 'push-targets',
    text: `select d.id, d.endpoint, d.p256dh, d.auth, d.key_id as "keyId", d.rest_until as "restUntil", s.token_hash is not null as "isOpen"
           from push_device d
             join member m on m.id = d.member_id and m.status = 'active'
             left join session s on s.token_hash = d.session_hash and s.member_id = d.member_id and s.expires_at > $3 and s.last_seen_at > $4
           where d.member_id = $1 and not exists (select from push_delivery v where v.message_id = $2 and v.device_id = d.id)
           order by d.id`,
    values: [memberId, messageId, now, idleSince],
  });
  return rows;
}

/** Whether the device still stands, and its member is logged in there; null: it was ended. */
export async function readStanding(
  db: Queryable,
  id: string,
  brandId: number,
  { now, idleSince }: SessionTimes,
): Promise<{ readonly isOpen: boolean } | null> {
  const { rows } = await db.query<{ isOpen: boolean }>({
    name: 'push-standing',
    text: `select s.token_hash is not null as "isOpen"
           from push_device d
             join member m on m.id = d.member_id and m.status = 'active'
             left join session s on s.token_hash = d.session_hash and s.member_id = d.member_id and s.expires_at > $3 and s.last_seen_at > $4
           where d.id = $1 and d.brand_id = $2`,
    values: [id, brandId, now, idleSince],
  });
  return rows[0] ?? null;
}

export async function noteDelivery(db: Queryable, messageId: bigint, deviceId: string): Promise<void> {
  await db.query({
    name: 'push-delivery-note',
    text: `insert into push_delivery (message_id, device_id)
           select $1, id from push_device where id = $2 on conflict do nothing`,
    values: [messageId, deviceId],
  });
}

/** Whether any device has the message. */
export async function isDelivered(db: Queryable, messageId: bigint): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'push-delivered',
    text: 'select from push_delivery where message_id = $1 limit 1',
    values: [messageId],
  });
  return (rowCount ?? 0) > 0;
}
