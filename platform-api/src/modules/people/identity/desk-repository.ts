import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { IdentitySort } from '@marquee/contract/calls/list-sorts';
import type { IdentityState } from '@marquee/contract/identity';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';

export interface QueueRow {
  readonly id: string;
  readonly brand: string;
  readonly account: string;
  readonly level: number;
  readonly state: IdentityState;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
  readonly claimed_by: number | null;
  readonly reviewer: string | null;
}

const QUEUE = `select c.id, b.code as brand, m.account, c.level, c.state, c.submitted_at, c.decided_at, c.claimed_by, o.name as reviewer
  from identity_check c join brand b on b.id = c.brand_id join member m on m.id = c.member_id
  left join operator o on o.id = coalesce(c.decided_by, c.claimed_by)`;
const SORTS: Readonly<Record<IdentitySort, string>> = {
  submittedAt: 'c.submitted_at',
  account: 'm.account_key',
  level: 'c.level',
};

export interface QueueFilter {
  /** Null: every brand. */
  readonly brandIds: readonly number[] | null;
  readonly states: readonly IdentityState[];
  /** Start of an account's name; null: any. */
  readonly account: string | null;
  readonly sort: SortBy<IdentitySort> | undefined;
}

const MATCHES = `c.state = any($2::text[]) and ($1::int[] is null or c.brand_id = any($1))
  and ($3::text is null or starts_with(m.account_key, lower($3)))`;

/** One page, the longest waiting first unless it is sorted, with the number of all. */
export async function readQueue(
  db: Queryable,
  { brandIds, states, account, sort }: QueueFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: QueueRow[]; readonly total: number }> {
  const values = [brandIds, states, account];
  const order = orderBy(sort, SORTS) ?? 'c.submitted_at';
  const { rows } = await db.query<QueueRow>({
    name: `identity-queue by ${sort ?? 'default'}`,
    text: `${QUEUE} where ${MATCHES} order by ${order}, c.id limit $4 offset $5`,
    values: [...values, limit, offset],
  });
  const totals = await db.query<{ total: number }>({
    name: 'identity-queue-total',
    text: `select count(*)::int as total from identity_check c join member m on m.id = c.member_id where ${MATCHES}`,
    values,
  });
  return { content: rows, total: totals.rows[0]?.total ?? 0 };
}

export async function readEntry(db: Queryable, id: string): Promise<QueueRow | null> {
  const { rows } = await db.query<QueueRow>({ name: 'identity-entry', text: `${QUEUE} where c.id = $1`, values: [id] });
  return rows[0] ?? null;
}

export interface ProfileRow {
  readonly public_id: string;
  readonly nickname: string;
  /** ISO date. */
  readonly birthday: string | null;
  readonly payee_name: string | null;
  readonly created_at: Date;
}

export async function readProfile(db: Queryable, memberId: bigint): Promise<ProfileRow> {
  const { rows } = await db.query<ProfileRow>({
    name: 'identity-profile',
    text: 'select public_id, nickname, birthday::text as birthday, payee_name, created_at from member where id = $1',
    values: [memberId],
  });
  const [profile] = rows;
  if (!profile) throw new Error(`no member ${memberId}`);
  return profile;
}

/** Whether a check waits for a second operator. */
export async function isProposed(db: Queryable, checkId: string): Promise<boolean> {
  const { rows } = await db.query<{ waits: boolean }>({
    name: 'identity-proposed',
    text: `select exists (select 1 from proposal where kind = 'identity-approval' and subject = $1 and state = 'open') as waits`,
    values: [checkId],
  });
  return rows[0]?.waits ?? false;
}
