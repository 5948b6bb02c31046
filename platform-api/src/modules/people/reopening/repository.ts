import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { ClosedAccountSort } from '@marquee/contract/calls/list-sorts';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';

/** A closed account whose data are there. */
export interface ClosedRow {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  readonly language: string;
  readonly closedAt: Date;
  readonly keptFor: string | null;
  readonly isExcluded: boolean;
  readonly isReachable: boolean;
  readonly isProposed: boolean;
  readonly opensUntil: Date | null;
}

const COLUMNS = `m.id, m.public_id as "publicId", m.account, m.language, m.closed_at as "closedAt", h.reason as "keptFor",
  exists (select from play_bar b where b.member_id = m.id and b.kind = 'self_exclusion' and (b.ends_at is null or b.ends_at > $1)) as "isExcluded",
  exists (select from member_contact c where c.member_id = m.id) as "isReachable",
  exists (select from proposal p where p.kind = 'account-opening' and p.subject = m.public_id and p.state = 'open') as "isProposed",
  (select o.expires_at from account_opening o where o.member_id = m.id and o.expires_at > $1) as "opensUntil"`;
// Without `erased_at` the lists would read every member of the brand: the index of closed accounts (member_to_erase) names it.
const CLOSED = `member m left join erasure_hold h on h.member_id = m.id
  where m.brand_id = $2 and m.status = 'closed' and m.erased_at is null and m.erasing_since is null`;
const SORTS: Readonly<Record<ClosedAccountSort, string>> = { closedAt: 'm.closed_at', account: 'm.account_key' };

export interface ClosedFilter {
  readonly brandId: number;
  /** Start of the user name; null: any. */
  readonly account: string | null;
  readonly sort: SortBy<ClosedAccountSort> | undefined;
  readonly now: Date;
}

/** One page, those closed last first unless it is sorted, with the number of all. */
export async function readClosedAccounts(
  db: Queryable,
  { brandId, account, sort, now }: ClosedFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: ClosedRow[]; readonly total: number }> {
  const { rows } = await db.query<ClosedRow>({
    name: `closed-accounts by ${sort ?? 'default'}`,
    text: `select ${COLUMNS} from ${CLOSED} and ($3::text is null or starts_with(m.account_key, lower($3)))
           order by ${orderBy(sort, SORTS) ?? 'm.closed_at desc'}, m.id limit $4 offset $5`,
    values: [now, brandId, account, limit, offset],
  });
  const totals = await db.query<{ total: number }>({
    name: 'closed-accounts-total',
    text: `select count(*)::int as total from member m
           where m.brand_id = $1 and m.status = 'closed' and m.erased_at is null and m.erasing_since is null
             and ($2::text is null or starts_with(m.account_key, lower($2)))`,
    values: [brandId, account],
  });
  return { content: rows, total: totals.rows[0]?.total ?? 0 };
}

export async function readClosedAccount(
  db: Queryable,
  { brandId, publicId, now }: { readonly brandId: number; readonly publicId: string; readonly now: Date },
): Promise<ClosedRow | null> {
  const { rows } = await db.query<ClosedRow>({
    name: 'closed-account',
    text: `select ${COLUMNS} from ${CLOSED} and m.public_id = $3`,
    values: [now, brandId, publicId],
  });
  return rows[0] ?? null;
}

/** What people call an account, and when it was closed, if it is. */
export async function readName(
  db: Queryable,
  publicId: string,
): Promise<{ readonly account: string; readonly closedAt: Date | null } | null> {
  const { rows } = await db.query<{ account: string; closedAt: Date | null }>({
    name: 'closed-account-name',
    text: 'select account, closed_at as "closedAt" from member where public_id = $1',
    values: [publicId],
  });
  return rows[0] ?? null;
}

/** Keeps a closed account from being erased, or opened, until the transaction ends. @returns its id, null where it is not closed */
export async function lockClosedAccount(tx: Queryable, brandId: number, publicId: string): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'closed-account-lock',
    text: `select id from member where brand_id = $1 and public_id = $2 and status = 'closed' and erasing_since is null for update`,
    values: [brandId, publicId],
  });
  return rows[0]?.id ?? null;
}

export async function putOpening(
  tx: Queryable,
  {
    memberId,
    approvedAt,
    expiresAt,
  }: { readonly memberId: bigint; readonly approvedAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'account-opening-put',
    text: `insert into account_opening (member_id, approved_at, expires_at) values ($1, $2, $3)
           on conflict (member_id) do update set approved_at = excluded.approved_at, expires_at = excluded.expires_at`,
    values: [memberId, approvedAt, expiresAt],
  });
}

/** Whom the letter about an opening goes to; null where the account does not wait for its member any more. */
export async function readOpening(
  db: Queryable,
  memberId: bigint,
  now: Date,
): Promise<{
  readonly brandId: number;
  readonly account: string;
  readonly language: string;
  readonly mail: string | null;
  readonly mobile: string | null;
  readonly expiresAt: Date;
} | null> {
  const { rows } = await db.query<{
    brandId: number;
    account: string;
    language: string;
    mail: string | null;
    mobile: string | null;
    expiresAt: Date;
  }>({
    name: 'account-opening-read',
    text: `select m.brand_id as "brandId", m.account, m.language, o.expires_at as "expiresAt",
             (select value from member_contact where member_id = m.id and kind = 'email') as mail,
             (select value from member_contact where member_id = m.id and kind = 'mobile') as mobile
           from account_opening o join member m on m.id = o.member_id where o.member_id = $1 and o.expires_at > $2 and m.status = 'closed'`,
    values: [memberId, now],
  });
  return rows[0] ?? null;
}

/** Opens the account and uses its approval up, both or none. @returns false without an approval, and while an exclusion stands */
export async function takeOpening(tx: Queryable, memberId: bigint, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'account-opening-take',
    text: `with opened as (
             update member m set status = 'active', closed_at = null from account_opening o
             where o.member_id = $1 and o.expires_at > $2 and m.id = o.member_id and m.status = 'closed' and m.erasing_since is null
               and not exists (select from play_bar b where b.member_id = m.id and b.kind = 'self_exclusion' and (b.ends_at is null or b.ends_at > $2))
             returning m.id)
           delete from account_opening using opened where member_id = opened.id`,
    values: [memberId, now],
  });
  return rowCount === 1;
}

/** Proves the address that a link was sent to. */
export async function markMailVerified(tx: Queryable, memberId: bigint, at: Date): Promise<void> {
  await tx.query({
    name: 'account-opening-mail-verified',
    text: "update member_contact set verified_at = coalesce(verified_at, $2) where member_id = $1 and kind = 'email'",
    values: [memberId, at],
  });
}

/** @param hold null: nothing keeps the data any more. @returns whether that changed anything */
export async function writeHold(
  tx: Queryable,
  memberId: bigint,
  hold: { readonly reason: string; readonly by: number; readonly at: Date } | null,
): Promise<boolean> {
  const { rowCount } = hold
    ? await tx.query({
        name: 'erasure-hold-put',
        text: `insert into erasure_hold (member_id, reason, placed_by, placed_at) values ($1, $2, $3, $4)
               on conflict (member_id) do update set reason = excluded.reason, placed_by = excluded.placed_by, placed_at = excluded.placed_at`,
        values: [memberId, hold.reason, hold.by, hold.at],
      })
    : await tx.query({
        name: 'erasure-hold-remove',
        text: 'delete from erasure_hold where member_id = $1',
        values: [memberId],
      });
  return rowCount === 1;
}
