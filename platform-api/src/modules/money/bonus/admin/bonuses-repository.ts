import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { BonusSort } from '@marquee/contract/calls/list-sorts';
import type { BonusMode, BonusState } from '@marquee/contract/bonus';
import { accountKey } from '../../../../platform/account-key';
import type { Queryable } from '../../../../platform/database';
import { orderBy } from '../../../../platform/paging';
import { HELD } from '../repository';

/** A bonus as operators see it. Amounts in ledger units. */
export interface AdminBonusRow {
  readonly id: bigint;
  readonly brandId: number;
  readonly brand: string;
  readonly currency: string;
  readonly memberId: bigint;
  readonly account: string;
  readonly names: Readonly<Record<string, string>>;
  readonly mode: BonusMode;
  readonly state: BonusState;
  readonly amount: bigint;
  readonly wagering: bigint;
  readonly released: bigint;
  readonly returned: bigint;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly reason: string | null;
}

const BONUSES = `select b.id, b.brand_id as "brandId", r.code as brand, r.currency, b.member_id as "memberId", m.account, m.account_key, b.names, b.mode, b.state,
    b.amount, b.wagering, b.released, b.returned, b.granted_at as "grantedAt", b.expires_at as "expiresAt", b.ended_at as "endedAt",
    o.name as "endedBy", s.reason
  from bonus b
  join brand r on r.id = b.brand_id
  join member m on m.id = b.member_id
  left join bonus_step s on s.bonus_id = b.id and s.state = b.state and b.ended_at is not null
  left join operator o on o.id = s.operator_id`;

export interface BonusQuery {
  /** Null: of all brands. */
  readonly brandIds: readonly number[] | null;
  readonly account: string | null;
  readonly state: BonusState | null;
  readonly sort: SortBy<BonusSort> | undefined;
  readonly limit: number;
  readonly offset: number;
}

const SORTS = { grantedAt: 'b."grantedAt"', account: 'b.account_key', amount: 'b.amount', released: 'b.released' };

/** One page of the bonuses of brands: as the query sorts them, else latest first. */
export async function readBonuses(
  db: Queryable,
  { brandIds, account, state, sort, limit, offset }: BonusQuery,
): Promise<{ readonly content: readonly AdminBonusRow[]; readonly total: number }> {
  const order = orderBy(sort, SORTS) ?? 'b.id desc';
  const { rows } = await db.query<AdminBonusRow & { total: number }>({
    name: `admin-bonuses by ${sort ?? 'default'}`,
    text: `select *, count(*) over ()::int as total from (
             ${BONUSES} where ($1::int[] is null or b.brand_id = any($1)) and ($2::text is null or m.account_key = $2)
               and ($3::text is null or b.state = $3)) b
           order by ${order}, b.id desc limit $4 offset $5`,
    values: [brandIds, account === null ? null : accountKey(account), state, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

export async function readAdminBonus(db: Queryable, id: bigint): Promise<AdminBonusRow | null> {
  const { rows } = await db.query<AdminBonusRow>({
    name: 'admin-bonus',
    text: `${BONUSES} where b.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface LiabilityRow {
  readonly brand: string;
  readonly currency: string;
  readonly mode: BonusMode;
  readonly active: number;
  readonly outstanding: bigint;
  readonly queued: number;
  readonly queuedAmount: bigint;
}

/** What members may still get, by brand and mode. @param brandIds null: of all brands */
export async function readLiability(
  db: Queryable,
  brandIds: readonly number[] | null,
): Promise<readonly LiabilityRow[]> {
  const { rows } = await db.query<LiabilityRow>({
    name: 'bonus-liability',
    text: `select r.code as brand, r.currency, b.mode,
             count(*) filter (where b.state = 'active')::int as active,
             coalesce(sum(coalesce(${HELD}, b.amount - b.released)) filter (where b.state = 'active'), 0)::bigint as outstanding,
             count(*) filter (where b.state = 'queued')::int as queued,
             coalesce(sum(b.amount) filter (where b.state = 'queued'), 0)::bigint as "queuedAmount"
           from bonus b join brand r on r.id = b.brand_id
           where b.state in ('active', 'queued') and ($1::int[] is null or b.brand_id = any($1))
           group by 1, 2, 3 order by 1, 3`,
    values: [brandIds],
  });
  return rows;
}
