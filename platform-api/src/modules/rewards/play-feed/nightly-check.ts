import type { Platform } from '../../../platform/platform';
import { inTransaction, type Queryable } from '../../../platform/database';
import type { Checked } from '../../money/ledger/verify';

const HOUR_MS = 3_600_000;
/** A UTC day is checked so long after its end. */
const AFTER_MS = 2 * HOUR_MS;
/** Of PostgreSQL's advisory locks; one process checks. */
const LOCK = 7_019_301;

export interface FoldCheckRow {
  readonly name: string;
  /** UTC, as an ISO date. */
  readonly day: string;
  readonly at: Date;
  readonly ms: number;
  readonly differences: number;
}

/**
 * Verifies the folds against the bets once a UTC day, in whichever process comes first.
 * @param verify compares the folds, on one snapshot of the database
 */
export function createNightlyCheck(
  { database: { pool }, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  verify: () => Promise<readonly Checked[]>,
) {
  return {
    /** @returns whether this call has checked the day */
    async runDue(): Promise<boolean> {
      const at = clock.now();
      const day = new Date(at.getTime() - AFTER_MS - 24 * HOUR_MS).toISOString().slice(0, 10);
      return inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK]);
        if (!rows[0]?.mine || (await isDone(tx, day))) return false;
        for (const checked of await verify()) {
          await writeCheck(tx, day, at, checked);
          const { name, differences } = checked;
          if (differences.length > 0)
            log.error({ check: name, day, first: differences[0] }, 'a fold differs from the bets');
        }
        return true;
      });
    },

    /** The last result of each check. */
    async results(): Promise<readonly FoldCheckRow[]> {
      const { rows } = await pool.query<FoldCheckRow>({
        name: 'fold-checks',
        text: `select name, day::text, at, ms, differences from fold_check
               where day = (select max(day) from fold_check) order by differences desc, name`,
      });
      return rows;
    },
  };
}

async function isDone(db: Queryable, day: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'fold-checks-done',
    text: 'select from fold_check where day = $1 limit 1',
    values: [day],
  });
  return rowCount === 1;
}

async function writeCheck(tx: Queryable, day: string, at: Date, { name, ms, differences }: Checked): Promise<void> {
  const [first] = differences;
  // The driver reads sums as bigint, which JSON has not.
  const sample =
    first && JSON.stringify(first.row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  await tx.query({
    name: 'fold-check-write',
    text: `insert into fold_check (day, name, at, ms, differences, sample) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [day, name, at, Math.round(ms), differences.length, sample ?? null],
  });
}

export type NightlyCheck = ReturnType<typeof createNightlyCheck>;
