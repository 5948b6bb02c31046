import type { Audience, BroadcastCategory } from '@marquee/contract/broadcast';
import { AGENT_TYPES, MONEYLESS_TYPES } from '@marquee/contract/constants';
import { accountKey } from '../../../../platform/account-key';
import type { Queryable } from '../../../../platform/database';

/** Nobody advertises to a member who takes a break from play. */
const REACHED = `m.status = 'active' and ($2 <> 'promotion' or not exists (
  select from play_bar p where p.member_id = m.id and p.starts_at <= now() and (p.ends_at is null or p.ends_at > now())))`;

/** From the start of a day of the brand to that of the day in UTC. */
const DAY_START = 'make_interval(mins => (select offset_minutes from brand where id = $1))';

/** Whom an audience holds: `$1` the brand, `$2` the category, then as `valuesOf`. */
const RECIPIENTS = `from member m where m.brand_id = $1 and m.type <> all ($13::smallint[]) and ${REACHED}
  and ($3::text[] is null or m.account_key = any($3))
  and (coalesce($4::int, $5::int) is null or
    coalesce((select v.level from vip_member v where v.member_id = m.id), 0) between coalesce($4, 0) and coalesce($5, 1000))
  and ($6::date is null or m.created_at >= ($6::date::timestamp - ${DAY_START}) at time zone 'UTC')
  and ($7::date is null or exists (select from known_address k where k.member_id = m.id and k.last_seen_at >= ($7::date::timestamp - ${DAY_START}) at time zone 'UTC'))
  and ($8::date is null or not exists (select from known_address k where k.member_id = m.id and k.last_seen_at >= ($8::date::timestamp - ${DAY_START}) at time zone 'UTC'))
  and ($9::int is null or exists (select from deposit d where d.member_id = m.id and d.state = 'credited'
    and d.finished_at > now() - make_interval(days => $9)))
  and ($10::text[] is null or m.language = any($10))
  and ($11::boolean is null or (m.type = any($12::smallint[])) = $11)`;

function valuesOf(brandId: number, category: BroadcastCategory, audience: Audience): unknown[] {
  const accounts = audience.kind === 'accounts' ? keysOf(audience.accounts) : null;
  const segment = audience.kind === 'segment' ? audience.segment : null;
  return [
    brandId,
    category,
    accounts,
    segment?.levelFrom ?? null,
    segment?.levelTo ?? null,
    segment?.registeredFrom ?? null,
    segment?.loggedInFrom ?? null,
    segment?.notLoggedInFrom ?? null,
    segment?.depositedWithinDays ?? null,
    segment && segment.languages.length > 0 ? segment.languages : null,
    segment?.agent ?? null,
    AGENT_TYPES,
    MONEYLESS_TYPES,
  ];
}

const keysOf = (accounts: readonly string[]) => [...new Set(accounts.map(accountKey))];

/** How many an audience holds now. */
export async function countRecipients(
  db: Queryable,
  brandId: number,
  category: BroadcastCategory,
  audience: Audience,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'broadcast-recipients',
    text: `select count(*)::int as count ${RECIPIENTS}`,
    values: valuesOf(brandId, category, audience),
  });
  return rows[0]?.count ?? 0;
}

/** Some user names of an audience. */
export async function sampleRecipients(
  db: Queryable,
  brandId: number,
  category: BroadcastCategory,
  audience: Audience,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ account: string }>({
    name: 'broadcast-recipients-sample',
    text: `select m.account ${RECIPIENTS} order by m.id desc limit $14`,
    values: [...valuesOf(brandId, category, audience), limit],
  });
  return rows.map(({ account }) => account);
}

/** Of user names those that no member of the brand has, as they were written. */
export async function unknownAccounts(db: Queryable, brandId: number, accounts: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'broadcast-known-accounts',
    text: `select account_key as key from member where brand_id = $1 and type <> all ($3::smallint[]) and account_key = any($2::text[])`,
    values: [brandId, keysOf(accounts), MONEYLESS_TYPES],
  });
  const known = new Set(rows.map(({ key }) => key));
  return [...new Map(accounts.map((account) => [accountKey(account), account]))]
    .filter(([key]) => !known.has(key))
    .map(([, account]) => account);
}

/** Nobody else gets the message. */
export async function clearRecipients(tx: Queryable, broadcastId: string): Promise<void> {
  await tx.query({
    name: 'broadcast-recipients-clear',
    text: 'delete from broadcast_member where broadcast_id = $1',
    values: [broadcastId],
  });
}

/** Fixes who gets a message, in place of whom it was fixed for before. @returns how many */
export async function fixRecipients(
  tx: Queryable,
  broadcastId: string,
  brandId: number,
  category: BroadcastCategory,
  audience: Audience,
): Promise<number> {
  await clearRecipients(tx, broadcastId);
  const { rowCount } = await tx.query({
    name: 'broadcast-recipients-fix',
    text: `insert into broadcast_member (broadcast_id, member_id) select $14, m.id ${RECIPIENTS}`,
    values: [...valuesOf(brandId, category, audience), broadcastId],
  });
  return rowCount ?? 0;
}

export interface DueRecipient {
  readonly memberId: bigint;
  readonly language: string;
  /** False: closed or barred meanwhile. */
  readonly isReached: boolean;
}

/** Takes the next members off the list of a message, in the transaction that delivers to them. */
export async function takeRecipients(
  tx: Queryable,
  { id, brandId, category }: { readonly id: string; readonly brandId: number; readonly category: BroadcastCategory },
  limit: number,
): Promise<DueRecipient[]> {
  const { rows } = await tx.query<DueRecipient>({
    name: 'broadcast-recipients-take',
    text: `with taken as (
             delete from broadcast_member where (broadcast_id, member_id) in (
               select broadcast_id, member_id from broadcast_member where broadcast_id = $3 order by member_id limit $4)
             returning member_id)
           select m.id as "memberId", m.language, m.brand_id = $1 and ${REACHED} as "isReached"
           from taken join member m on m.id = taken.member_id`,
    values: [brandId, category, id, limit],
  });
  return rows;
}
