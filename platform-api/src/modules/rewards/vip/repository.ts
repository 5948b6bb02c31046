import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { VipMemberSort } from '@marquee/contract/calls/list-sorts';
import type { VipChange } from '@marquee/contract/vip';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';
import type { LevelTerms } from './vip-rules';

export interface StandingRow {
  readonly level: number;
  /** The level that play and deposits reach now. */
  readonly reached: number;
  /** What counts now, ledger units. */
  readonly validBet: bigint;
  readonly deposits: bigint;
  readonly heldUntil: string | null;
}

/** Null for trial accounts, and at a brand without levels. */
export async function readStanding(db: Queryable, memberId: bigint, at: Date): Promise<StandingRow | null> {
  const { rows } = await db.query<StandingRow>({
    name: 'vip-standing',
    text: `select level, reached, valid_bet as "validBet", deposits, held_until::text as "heldUntil" from vip_standing(array[$1::bigint], $2)`,
    values: [memberId, at],
  });
  return rows[0] ?? null;
}

export interface ChangeRow {
  readonly at: Date;
  readonly kind: VipChange;
  readonly from: number;
  readonly to: number;
  readonly validBet: bigint;
  readonly deposits: bigint;
  readonly operator: string | null;
  readonly reason: string | null;
}

/** A member's changes, latest first. */
export async function readVipChanges(db: Queryable, memberId: bigint, limit: number): Promise<readonly ChangeRow[]> {
  const { rows } = await db.query<ChangeRow>({
    name: 'vip-changes',
    text: `select c.at, c.kind, c.from_level as "from", c.to_level as "to", c.valid_bet as "validBet", c.deposits, o.name as operator, c.reason
           from vip_change c left join operator o on o.id = c.operator_id where c.member_id = $1 order by c.number desc limit $2`,
    values: [memberId, limit],
  });
  return rows;
}

export interface VipMemberRow {
  readonly brandId: number;
  readonly account: string;
  readonly level: number;
  readonly since: Date | null;
  readonly heldUntil: string | null;
}

const MEMBER_SORTS = { account: 'm.account_key', level: 'v.level', since: 'v.since' };

/** One page of members with a level, highest first. @param brandIds null: of all brands; @param account part of one; null: any */
export async function readVipMembers(
  db: Queryable,
  {
    brandIds,
    account,
    sort,
  }: {
    readonly brandIds: readonly number[] | null;
    readonly account: string | null;
    readonly sort: SortBy<VipMemberSort> | undefined;
  },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly VipMemberRow[]; readonly total: number }> {
  const order = orderBy(sort, MEMBER_SORTS) ?? 'v.level desc, v.since desc';
  const { rows } = await db.query<VipMemberRow & { total: number }>({
    name: `vip-members by ${sort ?? 'default'}`,
    text: `select v.brand_id as "brandId", m.account, v.level, v.since, v.held_until::text as "heldUntil", count(*) over ()::int as total
           from vip_member v join member m on m.id = v.member_id
           where v.level > 0 and ($1::int[] is null or v.brand_id = any($1))
             and ($2::text is null or position($2 in m.account_key) > 0)
           order by ${order}, v.member_id limit $3 offset $4`,
    values: [brandIds, account === null ? null : accountKey(account), limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

interface LevelByHand {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly level: number;
  readonly heldUntil: string;
  readonly operatorId: number;
  readonly reason: string;
  readonly at: Date;
}

/** Sets a level. @returns the level before */
export async function writeVipLevel(tx: Queryable, change: LevelByHand): Promise<number> {
  const { brandId, memberId, level, heldUntil, operatorId, reason, at } = change;
  await tx.query({
    name: 'vip-member-open',
    text: `insert into vip_member (member_id, brand_id, level, since, changes) values ($1, $2, 0, $3, 0) on conflict do nothing`,
    values: [memberId, brandId, at],
  });
  const { rows } = await tx.query<{ level: number }>({
    name: 'vip-member-lock',
    text: 'select level from vip_member where member_id = $1 for update',
    values: [memberId],
  });
  const standing = await readStanding(tx, memberId, at);
  await tx.query({
    name: 'vip-set',
    text: `select change_vip_level($1, 'set', $2::smallint, $3, $4, $5, null, $6::date, $7, $8)`,
    values: [memberId, level, at, standing?.validBet ?? 0n, standing?.deposits ?? 0n, heldUntil, operatorId, reason],
  });
  return rows[0]?.level ?? 0;
}

/** The month of a member's warning that is not decided yet, as an ISO date; null without one. */
export async function readOpenWarning(db: Queryable, memberId: bigint): Promise<string | null> {
  const { rows } = await db.query<{ month: string }>({
    name: 'vip-open-warning',
    text: 'select month::text from vip_warning where member_id = $1 and outcome is null order by month desc limit 1',
    values: [memberId],
  });
  return rows[0]?.month ?? null;
}

/** A member's level; 0 without one. */
export async function readVipLevel(db: Queryable, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ level: number }>({
    name: 'vip-level',
    text: 'select level from vip_member where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.level ?? 0;
}

/** What a member's level gives on a business day; null without a level. */
export async function readVipBenefit(db: Queryable, memberId: bigint, day: string): Promise<LevelTerms | null> {
  const { rows } = await db.query<{ benefit: LevelTerms | null }>({
    name: 'vip-benefit',
    text: 'select vip_benefit($1, $2::date) as benefit',
    values: [memberId, day],
  });
  return rows[0]?.benefit ?? null;
}
