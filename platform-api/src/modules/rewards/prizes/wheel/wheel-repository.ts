import type { PrizeReward } from '@marquee/contract/prizes/reward';
import type { Queryable } from '../../../../platform/database';

interface WheelVersion {
  readonly brandId: number;
  readonly version: number;
}

/** Opens the stock of a version's prizes of which there is a number. */
export async function openStock(tx: Queryable, { brandId, version }: WheelVersion): Promise<void> {
  await tx.query({
    name: 'wheel-stock-open',
    text: `insert into wheel_stock (brand_id, version, prize_id, stock)
           select t.brand_id, t.version, p ->> 'prizeId', (p ->> 'stock')::integer
           from prize_terms t cross join jsonb_array_elements(t.terms -> 'prizes') p
           where t.brand_id = $1 and t.kind = 'wheel' and t.version = $2 and p ->> 'stock' is not null
           on conflict do nothing`,
    values: [brandId, version],
  });
}

/** What is left of the prizes of which there is a number. */
export async function readStock(
  db: Queryable,
  { brandId, version }: WheelVersion,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ prizeId: string; left: number }>({
    name: 'wheel-stock',
    text: 'select prize_id as "prizeId", stock - taken as left from wheel_stock where brand_id = $1 and version = $2',
    values: [brandId, version],
  });
  return new Map(rows.map(({ prizeId, left }) => [prizeId, left]));
}

/** Takes one piece; draws of the same prize wait here until the caller's transaction ends. @returns false: it is used up */
export async function takePiece(tx: Queryable, { brandId, version }: WheelVersion, prizeId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'wheel-stock-take',
    text: `update wheel_stock set taken = taken + 1
           where brand_id = $1 and version = $2 and prize_id = $3 and taken < stock`,
    values: [brandId, version, prizeId],
  });
  return rowCount === 1;
}

export interface NewDraw extends WheelVersion {
  readonly memberId: bigint;
  readonly idempotencyKey: string;
  readonly pairId: bigint;
  readonly nonce: number;
  readonly stoppedAt: string;
  readonly prizeId: string;
  readonly reward: PrizeReward;
  readonly at: Date;
}

export async function insertDraw(tx: Queryable, draw: NewDraw): Promise<void> {
  const { brandId, memberId, idempotencyKey, version, pairId, nonce, stoppedAt, prizeId, reward, at } = draw;
  await tx.query({
    name: 'wheel-draw-insert',
    text: `insert into wheel_draw (brand_id, member_id, idempotency_key, version, pair_id, nonce, stopped_at, prize_id, reward, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      ...[brandId, memberId, idempotencyKey, version, pairId, nonce],
      ...[stoppedAt, prizeId, JSON.stringify(reward), at],
    ],
  });
}

/** A draw with the seeds that decided it; the server's own only once it is revealed. */
export interface DrawRow extends Pick<NewDraw, 'version' | 'nonce' | 'stoppedAt' | 'prizeId' | 'reward' | 'at'> {
  readonly id: bigint;
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
  readonly clientSeed: string;
}

const DRAWS = `select d.id, d.version, d.nonce, d.stopped_at as "stoppedAt", d.prize_id as "prizeId", d.reward, d.at,
    s.server_seed_hash as "serverSeedHash", case when s.revealed_at is not null then s.server_seed end as "serverSeed",
    s.client_seed as "clientSeed", count(*) over ()::int as total
  from wheel_draw d join in_house_seed_pair s on s.id = d.pair_id`;

export async function readDrawByKey(db: Queryable, memberId: bigint, idempotencyKey: string): Promise<DrawRow | null> {
  const { rows } = await db.query<DrawRow>({
    name: 'wheel-draw-by-key',
    text: `${DRAWS} where d.member_id = $1 and d.idempotency_key = $2`,
    values: [memberId, idempotencyKey],
  });
  return rows[0] ?? null;
}

/** One page of a member's draws, latest first. */
export async function readDraws(
  db: Queryable,
  memberId: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly DrawRow[]; readonly total: number }> {
  const { rows } = await db.query<DrawRow & { total: number }>({
    name: 'wheel-draws',
    text: `${DRAWS} where d.member_id = $1 order by d.id desc limit $2 offset $3`,
    values: [memberId, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}
