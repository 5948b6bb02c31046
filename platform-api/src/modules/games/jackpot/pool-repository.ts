import type { Queryable } from '../../../platform/database';

/** A vendor's progressive pool at a brand. Amounts in ledger units; balance = seeded + contributed - paid. */
export interface PoolRow {
  readonly id: number;
  readonly vendor: string;
  readonly name: string;
  readonly seed: bigint;
  readonly seeded: bigint;
  readonly contributed: bigint;
  readonly paid: bigint;
  readonly balance: bigint;
  readonly contributions: bigint;
  readonly hits: bigint;
  readonly openedAt: Date;
}

const POOL = `select p.id, v.code as vendor, v.name, p.seed, p.seeded, p.contributed, p.paid, p.balance, p.contributions, p.hits,
    p.opened_at as "openedAt"
  from jackpot_pool p join vendor v on v.id = p.vendor_id`;

/** The pools of a brand, by vendor. */
export async function readPools(db: Queryable, brandId: number): Promise<PoolRow[]> {
  const text = `${POOL} where p.brand_id = $1 order by v.code`;
  return (await db.query<PoolRow>({ name: 'jackpot-pools', text, values: [brandId] })).rows;
}

export async function readPool(db: Queryable, poolId: number): Promise<PoolRow | null> {
  const text = `${POOL} where p.id = $1`;
  return (await db.query<PoolRow>({ name: 'jackpot-pool', text, values: [poolId] })).rows[0] ?? null;
}

/** A pool as games need it. Ledger units. */
export interface PlayablePool {
  readonly id: number;
  readonly seed: bigint;
  readonly balance: bigint;
}

/** The pool that a vendor has at a brand. */
export async function findPool(db: Queryable, brandId: number, vendorId: number): Promise<PlayablePool | null> {
  const { rows } = await db.query<PlayablePool>({
    name: 'jackpot-pool-of',
    text: 'select id, seed, balance from jackpot_pool where brand_id = $1 and vendor_id = $2',
    values: [brandId, vendorId],
  });
  return rows[0] ?? null;
}

/** Vendors that the brand shows and that list games with a jackpot. */
export async function readJackpotVendors(
  db: Queryable,
  brandId: number,
): Promise<{ readonly id: number; readonly vendor: string; readonly name: string }[]> {
  const { rows } = await db.query<{ id: number; vendor: string; name: string }>({
    name: 'jackpot-vendors',
    text: `select v.id, v.code as vendor, v.name from brand_vendor bv join vendor v on v.id = bv.vendor_id
           where bv.brand_id = $1 and bv.enabled and exists (select from game g where g.vendor_id = v.id and g.has_jackpot and g.offered)
           order by v.code`,
    values: [brandId],
  });
  return rows;
}

/** Opens a pool with its seed from the house. @param seed ledger units @returns its id */
export async function openPool(db: Queryable, brandId: number, vendorId: number, seed: bigint): Promise<number> {
  const { rows } = await db.query<{ id: number }>({
    name: 'jackpot-pool-open',
    text: 'select open_jackpot_pool($1::smallint, $2::smallint, $3) as id',
    values: [brandId, vendorId, seed],
  });
  const [opened] = rows;
  if (!opened) throw new Error(`no pool of vendor ${vendorId} was opened at brand ${brandId}`);
  return opened.id;
}

/** What a bet brought to a pool, or a win took from it. Ledger units. */
export interface PoolEntry {
  readonly at: Date;
  readonly account: string;
  readonly betId: bigint;
  readonly gameId: number;
  readonly amount: bigint;
}
export interface ContributionRow extends PoolEntry {
  /** Null: the bet stands. */
  readonly returned: bigint | null;
}
export interface HitRow extends PoolEntry {
  readonly seeded: bigint;
  readonly isReversed: boolean;
}

/** The latest first. */
export async function readContributions(
  db: Queryable,
  poolId: number,
  limit: number,
  offset: number,
): Promise<ContributionRow[]> {
  const { rows } = await db.query<ContributionRow>({
    name: 'jackpot-contributions',
    text: `select c.contributed_at as at, m.account, c.bet_id as "betId", b.game_id as "gameId", c.amount, c.returned
           from (select * from jackpot_contribution where pool_id = $1 order by bet_id desc limit $2 offset $3) c
           join ledger_transaction t on t.id = c.bet_id
           join bet b on b.id = t.id and b.placed_at = t.created_at
           join member m on m.id = b.member_id
           order by c.bet_id desc`,
    values: [poolId, limit, offset],
  });
  return rows;
}

/** The latest first. */
export async function readHits(db: Queryable, poolId: number, limit: number, offset: number): Promise<HitRow[]> {
  const { rows } = await db.query<HitRow>({
    name: 'jackpot-hits',
    text: `select h.hit_at as at, m.account, b.id as "betId", b.game_id as "gameId", h.amount, h.seeded,
             h.unseeded is not null as "isReversed"
           from (select * from jackpot_hit where pool_id = $1 order by win_id desc limit $2 offset $3) h
           join ledger_transaction w on w.id = h.win_id
           join ledger_transaction t on t.id = w.refers_to
           join bet b on b.id = t.id and b.placed_at = t.created_at
           join member m on m.id = b.member_id
           order by h.win_id desc`,
    values: [poolId, limit, offset],
  });
  return rows;
}
