import type { Queryable } from '../../../platform/database';
import type { JackpotSetting } from './admin-repository';
import { readPool } from './pool-repository';
import { jackpotAt, type jackpotBlock } from './sequence';

/** What a counter shows at a moment. */
export interface CounterValue {
  /** Ledger units. */
  readonly units: bigint;
  readonly nextAt: Date;
  /** The vendor of the pool; null for a sequence. */
  readonly pool: { readonly vassalage: string; readonly name: string } | null;
}

/** Pages follow a pool at most this often. */
export const POOL_INTERVAL_MS = 1_000;

/** The balance of the connected pool, else the sequence. */
export async function counterValueAt(
  db: Queryable,
  setting: JackpotSetting,
  at: Date,
  stepsOf?: typeof jackpotBlock,
): Promise<CounterValue> {
  if (setting.poolId === null) return { ...jackpotAt(setting, at, stepsOf), pool: null };
  const pool = await readPool(db, setting.poolId);
  if (!pool) throw new Error(`no jackpot pool ${setting.poolId}`);
  const { vendor, name, balance } = pool;
  return { units: balance, nextAt: new Date(at.getTime() + POOL_INTERVAL_MS), pool: { vassalage: vendor, name } };
}
