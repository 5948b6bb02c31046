import type { MessageChannel } from '@marquee/contract/calls/message-preferences';
import type { MessageCategory } from '@marquee/contract/calls/messages';
import type { Queryable } from '../../../../platform/database';

export interface PreferenceRow {
  readonly category: MessageCategory;
  readonly channel: MessageChannel;
  readonly enabled: boolean;
}

/** What a member has chosen. */
export async function readPreferences(db: Queryable, memberId: bigint): Promise<PreferenceRow[]> {
  const { rows } = await db.query<PreferenceRow>({
    name: 'message-preferences',
    text: 'select category, channel, enabled from message_preference where member_id = $1',
    values: [memberId],
  });
  return rows;
}

/** Changes of one member's preferences wait for each other until the transaction ends. */
export async function lockPreferences(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({
    name: 'message-preferences-lock',
    text: 'select from member where id = $1 for no key update',
    values: [memberId],
  });
}

export async function writePreferences(
  tx: Queryable,
  memberId: bigint,
  preferences: readonly PreferenceRow[],
): Promise<void> {
  await tx.query({
    name: 'message-preferences-write',
    text: `insert into message_preference (member_id, category, channel, enabled)
           select $1, * from unnest($2::text[], $3::text[], $4::boolean[])
           on conflict (member_id, category, channel) do update set enabled = excluded.enabled, updated_at = now()`,
    values: [
      memberId,
      preferences.map(({ category }) => category),
      preferences.map(({ channel }) => channel),
      preferences.map(({ enabled }) => enabled),
    ],
  });
}

/** The e-mail address that a member has proved to have. */
export async function readVerifiedEmail(db: Queryable, memberId: bigint): Promise<string | null> {
  const { rows } = await db.query<{ value: string }>({
    name: 'message-verified-email',
    text: `select value from member_contact where member_id = $1 and kind = 'email' and verified_at is not null`,
    values: [memberId],
  });
  return rows[0]?.value ?? null;
}
