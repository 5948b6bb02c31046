import type { GoodPicture } from '@marquee/contract/points';
import type { Queryable } from '../../../platform/database';
import type { Localised } from '../../../platform/localised';

export interface GoodRow {
  readonly id: string;
  readonly brandId: number;
  readonly names: Localised;
  readonly descriptions: Localised;
  readonly picture: GoodPicture;
  readonly delivery: 'shipped' | 'digital';
  /** Of one piece. */
  readonly points: bigint;
  /** Valid bet of the last days that it asks for, ledger units. */
  readonly play: bigint;
  /** VIP level that it asks for; 0: none. */
  readonly vipLevel: number;
  readonly stock: number;
  readonly perMember: number | null;
  readonly enabled: boolean;
  /** Pieces that were redeemed and not rejected: by the member for members, by all for operators. */
  readonly redeemed: number;
}

const COLUMNS = `g.id, g.brand_id as "brandId", g.names, g.descriptions, g.picture, g.delivery, g.points, g.play, g.vip_level as "vipLevel", g.stock, g.per_member as "perMember",
  g.enabled`;
const redeemedBy = (member: string) =>
  `(select coalesce(sum(r.quantity), 0)::int from point_redeem r where r.good_id = g.id and r.state <> 'rejected'${member}) as redeemed`;

interface GoodsPage {
  readonly content: GoodRow[];
  readonly total: number;
}

/** One page of the goods that a brand offers, cheapest first. @param memberId whose pieces `redeemed` counts; null for a guest */
export async function readOfferedGoods(
  db: Queryable,
  brandId: number,
  memberId: bigint | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<GoodsPage> {
  const { rows } = await db.query<GoodRow & { total: number }>({
    name: 'point-goods-offered',
    text: `select ${COLUMNS}, ${redeemedBy(' and r.member_id = $2')}, count(*) over ()::int as total
           from point_good g where g.brand_id = $1 and g.enabled order by g.points, g.id limit $3 offset $4`,
    values: [brandId, memberId, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

/** One page of all goods, by brand and price. @param brandIds null: of all brands */
export async function readGoods(
  db: Queryable,
  brandIds: readonly number[] | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<GoodsPage> {
  const { rows } = await db.query<GoodRow & { total: number }>({
    name: 'point-goods',
    text: `select ${COLUMNS}, ${redeemedBy('')}, count(*) over ()::int as total
           from point_good g where $1::int[] is null or g.brand_id = any($1) order by g.brand_id, g.points, g.id limit $2 offset $3`,
    values: [brandIds, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

export async function readGood(db: Queryable, id: string): Promise<GoodRow | null> {
  const { rows } = await db.query<GoodRow>({
    name: 'point-good',
    text: `select ${COLUMNS}, ${redeemedBy('')} from point_good g where g.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Takes pieces out of the stock, with the row locked. @returns false when there are too few, or the goods are off or cost other points */
export async function takeStock(
  tx: Queryable,
  { id, points }: Pick<GoodRow, 'id' | 'points'>,
  quantity: number,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'point-good-take',
    text: 'update point_good set stock = stock - $3 where id = $1 and points = $2 and stock >= $3 and enabled',
    values: [id, points, quantity],
  });
  return rowCount === 1;
}

export async function returnStock(tx: Queryable, id: string, quantity: number): Promise<void> {
  await tx.query({
    name: 'point-good-return',
    text: 'update point_good set stock = stock + $2 where id = $1',
    values: [id, quantity],
  });
}

/** Pieces that the member has redeemed, without rejected ones. */
export async function readRedeemedPieces(db: Queryable, goodId: string, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ pieces: number }>({
    name: 'point-good-pieces',
    text: `select coalesce(sum(quantity), 0)::int as pieces from point_redeem where good_id = $1 and member_id = $2 and state <> 'rejected'`,
    values: [goodId, memberId],
  });
  return rows[0]?.pieces ?? 0;
}

/** The member's valid bet since a business day. @returns ledger units */
export async function readValidBetSince(db: Queryable, memberId: bigint, day: string): Promise<bigint> {
  const { rows } = await db.query<{ total: bigint }>({
    name: 'point-valid-bet',
    text: 'select coalesce(sum(valid_bet), 0)::int8 as total from member_daily where member_id = $1 and day >= $2',
    values: [memberId, day],
  });
  return rows[0]?.total ?? 0n;
}

/** Writes goods, new or changed, without their stock. */
export async function writeGood(
  tx: Queryable,
  {
    id,
    brandId,
    names,
    descriptions,
    picture,
    delivery,
    points,
    play,
    vipLevel,
    perMember,
    enabled,
  }: Omit<GoodRow, 'stock' | 'redeemed'>,
  at: Date,
): Promise<void> {
  await tx.query({
    name: 'point-good-write',
    text: `insert into point_good (id, brand_id, names, descriptions, picture, delivery, points, play, stock, per_member, enabled, created_at, vip_level)
           values ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10, $11, $12)
           on conflict (id) do update set names = excluded.names, descriptions = excluded.descriptions, picture = excluded.picture,
             delivery = excluded.delivery, points = excluded.points, play = excluded.play, per_member = excluded.per_member,
             enabled = excluded.enabled, vip_level = excluded.vip_level
           where point_good.brand_id = excluded.brand_id`,
    values: [
      ...[id, brandId, JSON.stringify(names), JSON.stringify(descriptions), picture, delivery, points, play],
      ...[perMember, enabled, at, vipLevel],
    ],
  });
}

/** @returns false when the stock would fall below zero */
export async function changeStock(tx: Queryable, id: string, change: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'point-good-stock',
    text: 'update point_good set stock = stock + $2 where id = $1 and stock + $2 >= 0',
    values: [id, change],
  });
  return rowCount === 1;
}

export interface GoodChange {
  readonly goodId: string;
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly stockChange: number;
  readonly operatorId: number;
  readonly at: Date;
}

/** @returns 'new'; 'repeat' for the same change under the key, 'conflict' for another one */
export async function insertGoodChange(
  tx: Queryable,
  { goodId, idempotencyKey, fingerprint, stockChange, operatorId, at }: GoodChange,
): Promise<'new' | 'repeat' | 'conflict'> {
  const { rowCount } = await tx.query({
    name: 'point-good-change',
    text: `insert into point_good_change (good_id, idempotency_key, fingerprint, stock_change, operator_id, at)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [goodId, idempotencyKey, fingerprint, stockChange, operatorId, at],
  });
  if (rowCount === 1) return 'new';
  const { rows } = await tx.query<{ same: boolean }>({
    name: 'point-good-change-same',
    text: 'select fingerprint = $3 as same from point_good_change where good_id = $1 and idempotency_key = $2',
    values: [goodId, idempotencyKey, fingerprint],
  });
  return rows[0]?.same ? 'repeat' : 'conflict';
}
