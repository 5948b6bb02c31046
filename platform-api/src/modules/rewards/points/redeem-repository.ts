import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { RedeemSort } from '@marquee/contract/calls/list-sorts';
import type { RedeemState, RedeemType } from '@marquee/contract/points';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';
import type { Localised } from '../../../platform/localised';

export interface RedeemRow {
  readonly id: string;
  readonly number: bigint;
  readonly brandId: number;
  readonly brand: string;
  readonly currency: string;
  readonly memberId: bigint;
  readonly account: string;
  /** `\\x` hex. */
  readonly fingerprint: string;
  readonly type: RedeemType;
  readonly goodId: string | null;
  readonly names: Localised | null;
  readonly quantity: number;
  /** Of all pieces. */
  readonly points: bigint;
  /** Ledger units, as `amount`. */
  readonly play: bigint;
  readonly amount: bigint | null;
  readonly state: RedeemState;
  readonly balanceAfter: bigint;
  readonly address: string;
  readonly mobile: string;
  readonly shipment: string | null;
  readonly remark: string | null;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

const REDEEMS = `select r.id, r.number, r.brand_id as "brandId", b.code as brand, b.currency, r.member_id as "memberId", m.account, m.account_key,
    r.fingerprint::text as fingerprint, r.type, r.good_id as "goodId", g.names, r.quantity, r.points, r.play, r.amount, r.state,
    r.balance_after as "balanceAfter", r.address, r.mobile, r.shipment, r.remark, r.created_at as "createdAt", o.name as "decidedBy",
    r.decided_at as "decidedAt"
  from point_redeem r
  join brand b on b.id = r.brand_id
  join member m on m.id = r.member_id
  left join point_good g on g.id = r.good_id
  left join operator o on o.id = r.decided_by`;

export interface NewRedeem
  extends Pick<
    RedeemRow,
    | 'brandId'
    | 'memberId'
    | 'fingerprint'
    | 'type'
    | 'goodId'
    | 'quantity'
    | 'points'
    | 'play'
    | 'amount'
    | 'state'
    | 'balanceAfter'
    | 'address'
    | 'mobile'
  > {
  readonly idempotencyKey: string;
  readonly at: Date;
}

export async function insertRedeem(tx: Queryable, redeem: NewRedeem): Promise<void> {
  const { brandId, memberId, idempotencyKey, fingerprint, type, goodId, quantity, points, play, amount } = redeem;
  const { state, balanceAfter, address, mobile, at } = redeem;
  await tx.query({
    name: 'point-redeem-insert',
    text: `insert into point_redeem (brand_id, member_id, idempotency_key, fingerprint, type, good_id, quantity, points, play, amount, state,
             balance_after, address, mobile, created_at, decided_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, case when $11 <> 'in_process' then $15::timestamptz end)`,
    values: [
      ...[brandId, memberId, idempotencyKey, fingerprint, type, goodId, quantity, points, play, amount, state],
      ...[balanceAfter, address, mobile, at],
    ],
  });
}

export async function readRedeemByKey(
  db: Queryable,
  memberId: bigint,
  idempotencyKey: string,
): Promise<RedeemRow | null> {
  const { rows } = await db.query<RedeemRow>({
    name: 'point-redeem-by-key',
    text: `${REDEEMS} where r.member_id = $1 and r.idempotency_key = $2`,
    values: [memberId, idempotencyKey],
  });
  return rows[0] ?? null;
}

export async function readRedeem(db: Queryable, id: string): Promise<RedeemRow | null> {
  const { rows } = await db.query<RedeemRow>({
    name: 'point-redeem',
    text: `${REDEEMS} where r.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

interface RedeemPage {
  readonly content: RedeemRow[];
  readonly total: number;
}
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a member's redeems, latest first. */
export async function readRedeemsOf(
  db: Queryable,
  memberId: bigint,
  state: RedeemState | null,
  { limit, offset }: Part,
): Promise<RedeemPage> {
  const { rows } = await db.query<RedeemRow & { total: number }>({
    name: 'point-redeems-of-member',
    text: `select *, count(*) over ()::int as total from (${REDEEMS} where r.member_id = $1 and ($2::text is null or r.state = $2)) r
           order by r.number desc limit $3 offset $4`,
    values: [memberId, state, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

const SORTS = { applyTime: 'r."createdAt"', account: 'r.account_key', points: 'r.points' };
const WAITING_FIRST = `r.state <> 'in_process', case when r.state = 'in_process' then r.number else -r.number end`;

/** One page of all redeems, unless it is sorted: those that wait, oldest first, then the others, latest first. @param brandIds null: of all brands */
export async function readRedeems(
  db: Queryable,
  brandIds: readonly number[] | null,
  { state, sort }: { readonly state: RedeemState | null; readonly sort: SortBy<RedeemSort> | undefined },
  { limit, offset }: Part,
): Promise<RedeemPage> {
  const order = orderBy(sort, SORTS) ?? WAITING_FIRST;
  const { rows } = await db.query<RedeemRow & { total: number }>({
    name: `point-redeems by ${sort ?? 'waiting'}`,
    text: `select *, count(*) over ()::int as total
           from (${REDEEMS} where ($1::int[] is null or r.brand_id = any($1)) and ($2::text is null or r.state = $2)) r
           order by ${order}, r.number limit $3 offset $4`,
    values: [brandIds, state, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

export async function countInProcess(db: Queryable, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'point-redeems-in-process',
    text: `select count(*)::int as count from point_redeem where member_id = $1 and state = 'in_process'`,
    values: [memberId],
  });
  return rows[0]?.count ?? 0;
}

interface Decision {
  readonly operatorId: number;
  readonly at: Date;
}

/** @returns false when it was decided before */
export async function writeApproval(
  tx: Queryable,
  id: string,
  shipment: string,
  { operatorId, at }: Decision,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'point-redeem-approve',
    text: `update point_redeem set state = 'approved', shipment = $2, decided_by = $3, decided_at = $4 where id = $1 and state = 'in_process'`,
    values: [id, shipment, operatorId, at],
  });
  return rowCount === 1;
}

/** @returns false when it was decided before */
export async function writeRejection(
  tx: Queryable,
  id: string,
  { remark, balanceAfter }: { readonly remark: string; readonly balanceAfter: bigint },
  { operatorId, at }: Decision,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'point-redeem-reject',
    text: `update point_redeem set state = 'rejected', remark = $2, balance_after = $3, decided_by = $4, decided_at = $5
           where id = $1 and state = 'in_process'`,
    values: [id, remark, balanceAfter, operatorId, at],
  });
  return rowCount === 1;
}
