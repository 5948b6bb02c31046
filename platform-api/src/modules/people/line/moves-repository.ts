import type { Queryable } from '../../../platform/database';

/** Where a member stands in the newest line. */
export interface PlacedRow {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  readonly type: number;
  readonly status: string;
  /** From the top down to the upline. */
  readonly uplines: readonly bigint[];
  /** Of everybody below. */
  readonly members: number;
}

const PLACED = `select m.id, m.public_id as "publicId", m.account, m.type, m.status, l.uplines,
    (select count(*)::int from member_line b where b.uplines @> array[m.id] and b.to_day is null) as members
  from member m join member_line l on l.member_id = m.id and l.to_day is null`;

/** @param key the account as it is compared */
export async function readPlacedByKey(db: Queryable, brandId: number, key: string): Promise<PlacedRow | null> {
  const { rows } = await db.query<PlacedRow>({
    name: 'line-place-by-account',
    text: `${PLACED} where m.brand_id = $1 and m.account_key = $2`,
    values: [brandId, key],
  });
  return rows[0] ? withIds(rows[0]) : null;
}

/** The driver reads arrays of numbers as texts. */
const withIds = <Row extends { readonly uplines: readonly (string | bigint)[] }>(row: Row) => ({
  ...row,
  uplines: row.uplines.map(BigInt),
});

export async function readPlaced(db: Queryable, brandId: number, publicId: string): Promise<PlacedRow | null> {
  const { rows } = await db.query<PlacedRow>({
    name: 'line-place',
    text: `${PLACED} where m.brand_id = $1 and m.public_id = $2`,
    values: [brandId, publicId],
  });
  return rows[0] ? withIds(rows[0]) : null;
}

export interface NamedRow {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  readonly type: number;
}

export async function readNamed(db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, NamedRow>> {
  const { rows } = await db.query<NamedRow>({
    name: 'line-named',
    text: 'select id, public_id as "publicId", account, type from member where id = any ($1)',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export async function readAccounts(db: Queryable, publicIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ publicId: string; account: string }>({
    name: 'line-accounts',
    text: 'select public_id as "publicId", account from member where public_id = any ($1)',
    values: [publicIds],
  });
  return new Map(rows.map(({ publicId, account }) => [publicId, account]));
}

export interface StretchRow {
  readonly fromDay: string | null;
  readonly toDay: string | null;
  readonly uplines: readonly bigint[];
}

/** The lines that a member has stood in, newest first. */
export async function readHistory(db: Queryable, memberId: bigint): Promise<StretchRow[]> {
  const { rows } = await db.query<StretchRow>({
    name: 'line-history',
    text: `select case when from_day > '-infinity' then from_day::text end as "fromDay", (to_day - 1)::text as "toDay", uplines
           from member_line where member_id = $1 order by from_day desc limit 100`,
    values: [memberId],
  });
  return rows.map(withIds);
}

export interface DirectRow extends NamedRow {
  readonly downlines: number;
  readonly joinedAt: Date;
}

export async function readDirect(
  db: Queryable,
  brandId: number,
  memberId: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: DirectRow[]; readonly total: number }> {
  const { rows } = await db.query<DirectRow>({
    name: 'line-direct',
    text: `select m.id, m.public_id as "publicId", m.account, m.type, m.created_at as "joinedAt",
             (select count(*)::int from member d where d.upline_id = m.id and d.brand_id = m.brand_id) as downlines
           from member m where m.brand_id = $1 and m.upline_id = $2 order by m.account_key limit $3 offset $4`,
    values: [brandId, memberId, limit, offset],
  });
  const totals = await db.query<{ total: number }>({
    name: 'line-direct-total',
    text: 'select count(*)::int as total from member where brand_id = $1 and upline_id = $2',
    values: [brandId, memberId],
  });
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

/** Whether a move of the member waits for its decision. */
export async function isMoving(db: Queryable, publicId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'line-move-open',
    text: `select from proposal where kind = 'line-move' and subject = $1 and state = 'open'`,
    values: [publicId],
  });
  return rowCount === 1;
}

/** Keeps every line of the brand as it is until the transaction ends. */
export async function lockBrandLines(tx: Queryable, brandId: number): Promise<void> {
  await tx.query({ name: 'lines-lock', text: 'select pg_advisory_xact_lock(4611020, $1)', values: [brandId] });
}

/** The same beside others who only read the lines: a move waits for them. */
export async function keepBrandLines(tx: Queryable, brandId: number): Promise<void> {
  await tx.query({
    name: 'lines-keep',
    text: 'select pg_advisory_xact_lock_shared(4611020, $1)',
    values: [brandId],
  });
}

/** Moves a member with everybody below. @returns how many moved */
export async function setUpline(
  tx: Queryable,
  memberId: bigint,
  uplineId: bigint | null,
  fromDay: string,
): Promise<number> {
  const { rows } = await tx.query<{ moved: number }>({
    name: 'line-set-upline',
    text: 'select set_upline($1, $2, $3::date) as moved',
    values: [memberId, uplineId, fromDay],
  });
  return rows[0]?.moved ?? 0;
}

/** Ends what the former upline could still hand over: accounts of a line that wait for their owners get new secrets from the new one. */
export async function expireActivations(tx: Queryable, memberId: bigint, at: Date): Promise<void> {
  await tx.query({
    name: 'line-move-activations',
    text: `update member_activation a set expires_at = least(a.expires_at, $2::timestamptz) from member_line l
           where l.member_id = a.member_id and l.to_day is null and (a.member_id = $1 or l.uplines @> array[$1::bigint])`,
    values: [memberId, at],
  });
}
