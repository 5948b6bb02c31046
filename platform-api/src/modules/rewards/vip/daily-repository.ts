import type { Queryable } from '../../../platform/database';

/** Whether the daily work of a brand's business day is done. */
export async function isVipDayDone(db: Queryable, brandId: number, day: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'vip-day',
    text: 'select from vip_day where brand_id = $1 and day = $2',
    values: [brandId, day],
  });
  return rowCount === 1;
}

/** Records that the daily work of a brand's business day is done. */
export async function recordVipDay(db: Queryable, brandId: number, day: string): Promise<void> {
  await db.query({
    name: 'vip-day-done',
    text: 'insert into vip_day (brand_id, day) values ($1, $2) on conflict do nothing',
    values: [brandId, day],
  });
}

/** Members of one step of the daily work. */
interface VipBatch {
  readonly brandId: number;
  /** Business day. */
  readonly day: string;
  readonly at: Date;
  /** Members at most. */
  readonly limit: number;
}

/** Decides the warnings of months that are over. @returns the members who were decided on, with their levels now */
export async function lowerVipLevels(
  db: Queryable,
  { brandId, day, at, limit }: VipBatch,
): Promise<readonly { readonly memberId: bigint; readonly level: number; readonly outcome: string }[]> {
  const { rows } = await db.query<{ memberId: bigint; level: number; outcome: string }>({
    name: 'vip-lower',
    text: 'select member_id as "memberId", level, outcome from lower_vip_levels($1::smallint, $2::date, $3, $4)',
    values: [brandId, day, at, limit],
  });
  return rows;
}

/** A gift of a level. */
export interface GiftRow {
  readonly memberId: bigint;
  readonly kind: 'birthday' | 'monthly';
  readonly period: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly wagering: bigint;
}

/** Records the gifts that are due and not given yet, one per member and period. @returns those to pay */
export async function grantVipGifts(tx: Queryable, { brandId, day, at, limit }: VipBatch): Promise<readonly GiftRow[]> {
  const { rows } = await tx.query<GiftRow>({
    name: 'vip-gifts',
    text: `select member_id as "memberId", kind, period::text, amount, wagering from grant_vip_gifts($1::smallint, $2::date, $3, $4)`,
    values: [brandId, day, at, limit],
  });
  return rows;
}

/** Records warnings of members whose level falls after this month. @returns those to warn */
export async function warnVipFalls(
  db: Queryable,
  { brandId, day, at, limit }: VipBatch,
): Promise<readonly { readonly memberId: bigint; readonly level: number }[]> {
  const { rows } = await db.query<{ memberId: bigint; level: number }>({
    name: 'vip-warn',
    text: 'select member_id as "memberId", level from warn_vip_falls($1::smallint, $2::date, $3, $4)',
    values: [brandId, day, at, limit],
  });
  return rows;
}
