import type { JackpotChange } from '@marquee/contract/calls/jackpot-admin';
import type { Queryable } from '../../../platform/database';
import type { JackpotCounter } from './sequence';

export interface JackpotSetting extends JackpotCounter {
  readonly enabled: boolean;
  /** The pool that members see; null: the sequence. */
  readonly poolId: number | null;
}

const SETTING = `select seed, started_at as "startedAt", start_units as "startUnits", enabled, pool_id as "poolId" from jackpot_counter where brand_id = $1`;

/** Null for a brand without a counter. */
export async function readJackpot(db: Queryable, brandId: number): Promise<JackpotSetting | null> {
  const { rows } = await db.query<JackpotSetting>({ name: 'jackpot-read', text: SETTING, values: [brandId] });
  return rows[0] ?? null;
}

/** Locked until the transaction ends. */
export async function lockJackpot(db: Queryable, brandId: number): Promise<JackpotSetting | null> {
  const query = { name: 'jackpot-lock', text: `${SETTING} for update`, values: [brandId] };
  return (await db.query<JackpotSetting>(query)).rows[0] ?? null;
}

export async function writeJackpot(
  db: Queryable,
  brandId: number,
  { seed, startedAt, startUnits, enabled, poolId }: JackpotSetting,
): Promise<void> {
  await db.query({
    name: 'jackpot-write',
    text: `update jackpot_counter set seed = $2, started_at = $3, start_units = $4, enabled = $5, pool_id = $6
           where brand_id = $1`,
    values: [brandId, seed, startedAt, startUnits, enabled, poolId],
  });
}

export interface NewJackpotChange {
  readonly kind: JackpotChange['kind'];
  readonly beforeUnits: bigint;
  readonly startUnits: bigint;
  readonly operatorId: number;
  readonly reason: string;
  readonly at: Date;
}

export async function insertJackpotChange(db: Queryable, brandId: number, change: NewJackpotChange): Promise<void> {
  const { kind, beforeUnits, startUnits, operatorId, reason, at } = change;
  await db.query({
    name: 'jackpot-change',
    text: `insert into jackpot_change (brand_id, kind, before_units, start_units, changed_by, reason, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [brandId, kind, beforeUnits, startUnits, operatorId, reason, at],
  });
}

export interface JackpotChangeRow {
  readonly kind: JackpotChange['kind'];
  readonly before_units: bigint;
  readonly start_units: bigint;
  readonly by: string;
  readonly reason: string;
  readonly changed_at: Date;
}

/** The latest first. */
export async function readJackpotChanges(db: Queryable, brandId: number, limit: number): Promise<JackpotChangeRow[]> {
  const { rows } = await db.query<JackpotChangeRow>({
    name: 'jackpot-changes',
    text: `select c.kind, c.before_units, c.start_units, o.name as by, c.reason, c.changed_at
           from jackpot_change c join operator o on o.id = c.changed_by where c.brand_id = $1 order by c.id desc limit $2`,
    values: [brandId, limit],
  });
  return rows;
}
