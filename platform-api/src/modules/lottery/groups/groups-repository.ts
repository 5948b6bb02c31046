import type { Queryable } from '../../../platform/database';

/** The group of an account, and the lowest of the brand's official lotteries; null: the brand has none. */
export async function readRange(
  db: Queryable,
  brandId: number,
  memberId: bigint,
): Promise<{ readonly lowest: number; readonly own: number } | null> {
  const { rows } = await db.query<{ lowest: number | null; own: number | null }>({
    name: 'prize-group-range',
    text: `select min(s.lowest_group) as lowest, least(coalesce(member_prize_group($2), max(s.prize_group)), max(s.prize_group)) as own
           from lottery_brand_game s where s.brand_id = $1`,
    values: [brandId, memberId],
  });
  const { lowest, own } = rows[0] ?? { lowest: null, own: null };
  return lowest === null || own === null ? null : { lowest, own };
}

export interface GroupRow {
  readonly memberId: bigint;
  readonly group: number;
  readonly revision: number;
  readonly least: number;
  readonly most: number;
}

/** The groups of accounts of a brand, and between what each may be. */
export async function readGroups(db: Queryable, brandId: number, memberIds: readonly bigint[]): Promise<GroupRow[]> {
  const { rows } = await db.query<GroupRow>({
    name: 'prize-groups',
    text: `select m.id as "memberId", least(coalesce(member_prize_group(m.id), b.most), b.most) as "group",
             coalesce(g.revision, 0) as revision,
             greatest(b.lowest, (select max(d.prize_group) from member_line l join lottery_member_group d on d.member_id = l.member_id
                                 where l.uplines @> array[m.id] and l.to_day is null)) as least,
             least(coalesce(member_prize_group(m.upline_id), b.most), b.most) as most
           from (select min(lowest_group) as lowest, max(prize_group) as most from lottery_brand_game where brand_id = $1) b
           join member m on m.brand_id = $1 and m.id = any ($2)
           left join lottery_member_group g on g.member_id = m.id
           where b.most is not null`,
    values: [brandId, memberIds],
  });
  return rows;
}

/** @returns false when the account has another revision of its group, or one where it had none */
export async function writeGroup(tx: Queryable, memberId: bigint, group: number, revision: number): Promise<boolean> {
  const { rowCount } =
    revision === 0
      ? await tx.query({
          name: 'prize-group-insert',
          text: 'insert into lottery_member_group (member_id, prize_group) values ($1, $2) on conflict do nothing',
          values: [memberId, group],
        })
      : await tx.query({
          name: 'prize-group-update',
          text: 'update lottery_member_group set prize_group = $2, revision = revision + 1 where member_id = $1 and revision = $3',
          values: [memberId, group, revision],
        });
  return rowCount === 1;
}

/** Keeps the groups of a brand as they are until the transaction ends. */
export async function lockBrandGroups(tx: Queryable, brandId: number): Promise<void> {
  await tx.query({
    name: 'prize-groups-lock-brand',
    text: 'select pg_advisory_xact_lock(4611021, $1)',
    values: [brandId],
  });
}

/** Keeps the groups of a member's brand as they are until the transaction ends. */
export async function lockGroups(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({
    name: 'prize-groups-lock',
    text: 'select pg_advisory_xact_lock(4611021, brand_id) from member where id = $1',
    values: [memberId],
  });
}

/** Gives a new account a group, at most its upline's. Without official lotteries it gets none. */
export async function insertGroup(tx: Queryable, memberId: bigint, group: number): Promise<void> {
  await tx.query({
    name: 'prize-group-give',
    text: `insert into lottery_member_group (member_id, prize_group)
           select m.id, least($2::smallint, coalesce(member_prize_group(m.upline_id), brand_prize_group(m.brand_id)))
           from member m where m.id = $1 and brand_prize_group(m.brand_id) is not null`,
    values: [memberId, group],
  });
}

/** Accounts of a line whose groups would sink with a move below an upline, as they stand and as they would. */
export async function readSinking(
  db: Queryable,
  brandId: number,
  memberId: bigint,
  uplineId: bigint | null,
): Promise<{ readonly memberId: bigint; readonly from: number; readonly to: number }[]> {
  const { rows } = await db.query<{ memberId: bigint; from: number; to: number }>({
    name: 'prize-groups-sinking',
    text: `select g.member_id as "memberId", g.prize_group as "from", b.bound as "to"
           from (select coalesce(member_prize_group($3), brand_prize_group($1)) as bound) b
           join member_line l on l.to_day is null and (l.member_id = $2 or l.uplines @> array[$2::bigint])
           join lottery_member_group g on g.member_id = l.member_id and g.prize_group > b.bound
           order by cardinality(l.uplines), g.member_id`,
    values: [brandId, memberId, uplineId],
  });
  return rows;
}

/** The group that a member without an own one has from above, and what it would have below an upline; null: nothing changes. */
export async function readInherited(
  db: Queryable,
  brandId: number,
  memberId: bigint,
  uplineId: bigint | null,
): Promise<{ readonly from: number; readonly to: number } | null> {
  const { rows } = await db.query<{ from: number; to: number }>({
    name: 'prize-group-inherited',
    text: `select g."from", g."to"
           from (select least(coalesce(member_prize_group($2), b.most), b.most) as "from",
                        least(coalesce(member_prize_group($3), b.most), b.most) as "to"
                 from (select brand_prize_group($1) as most) b) g
           where g."from" <> g."to" and not exists (select from lottery_member_group where member_id = $2)`,
    values: [brandId, memberId, uplineId],
  });
  return rows[0] ?? null;
}

/** Lowers the groups of a line to what they may be below an upline. @returns how many sank */
export async function sinkGroups(
  tx: Queryable,
  brandId: number,
  memberId: bigint,
  uplineId: bigint | null,
): Promise<number> {
  const { rows } = await tx.query<{ sunk: number }>({
    name: 'prize-groups-sink',
    text: 'select sink_member_groups($2, coalesce(member_prize_group($3), brand_prize_group($1))) as sunk',
    values: [brandId, memberId, uplineId],
  });
  return rows[0]?.sunk ?? 0;
}
