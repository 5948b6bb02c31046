import type { Queryable } from '../../../platform/database';

/** Of PostgreSQL's advisory locks; one process checks. */
const LOCK = 7_019_301;

/** Takes the lock of the nightly check until the caller's transaction ends. @returns false while another process has it */
export async function lockNightlyCheck(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK]);
  return rows[0]?.mine ?? false;
}

/** The result of a check of a day. */
export interface FoldCheckRow {
  readonly name: string;
  /** UTC, as an ISO date. */
  readonly day: string;
  readonly at: Date;
  readonly ms: number;
  readonly differences: number;
}

/** The last result of each check, those with differences first. */
export async function readLastChecks(db: Queryable): Promise<readonly FoldCheckRow[]> {
  const { rows } = await db.query<FoldCheckRow>({
    name: 'fold-checks',
    text: `select name, day::text, at, ms, differences from fold_check
           where day = (select max(day) from fold_check) order by differences desc, name`,
  });
  return rows;
}

/** Whether a UTC day has been checked. */
export async function isDayChecked(db: Queryable, day: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'fold-checks-done',
    text: 'select from fold_check where day = $1 limit 1',
    values: [day],
  });
  return rowCount === 1;
}

/** Stores the result of a check; the first one of a day stays. @param check with `sample`, the row of one difference as JSON */
export async function writeCheck(
  tx: Queryable,
  check: FoldCheckRow & { readonly sample: string | null },
): Promise<void> {
  await tx.query({
    name: 'fold-check-write',
    text: `insert into fold_check (day, name, at, ms, differences, sample) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [check.day, check.name, check.at, Math.round(check.ms), check.differences, check.sample],
  });
}
