import type pg from 'pg';
import { checks } from './check-statements';
import { type Counts, countCheckedRows, type Difference, onOneSnapshot, readDifferences } from './verify-repository';

/** The result of one check. */
export interface Checked {
  readonly name: string;
  readonly ms: number;
  /** At most 20 violating rows. */
  readonly differences: readonly Difference[];
}

export interface Verification {
  readonly checked: readonly Checked[];
  readonly differences: readonly Difference[];
  readonly counts: Counts;
}

/** What follows from play, against the bets, and from the cash feed, against the postings. */
const FOLD_CHECKS = [
  'the rows of a bet in the play feed add up to its settled figures',
  'what was played towards open requirements equals the bets',
  'what was played for points equals the bets',
  'what was played for missions equals the bets',
  'the day figures equal the fold of the bets',
  'day figures of lines equal their bets',
  'cash figures of lines equal the postings',
  'what counts for salaries equals the bets',
  'what rebates have counted, with the play since, equals the day figures',
];

/**
 * Re-derives every balance and figure from the postings and bets, on one snapshot of the database, and reports what differs.
 * Reads only; can run beside a live platform.
 * @param onChecked receives each invariant when it has been checked; the next one waits for it
 */
export async function verifyLedger(
  pool: pg.Pool,
  onChecked: (checked: Checked) => unknown = () => undefined,
): Promise<Verification> {
  return onOneSnapshot(pool, async (client) => {
    const checked = await runChecks(client, Object.keys(checks), onChecked);
    return {
      checked,
      differences: checked.flatMap(({ differences }) => differences),
      counts: await countCheckedRows(client),
    };
  });
}

/** Compares what the folds of the play feed hold, and what rebates have counted, with the bets. Reads only. */
export const verifyFolds = (pool: pg.Pool): Promise<readonly Checked[]> =>
  onOneSnapshot(pool, (client) => runChecks(client, FOLD_CHECKS));

async function runChecks(
  client: pg.ClientBase,
  names: readonly string[],
  onChecked: (checked: Checked) => unknown = () => undefined,
): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const name of names) {
    const sql = checks[name];
    if (sql === undefined) throw new Error(`there is no check ${name}`);
    const one = await lookAt(client, name, sql);
    await onChecked(one);
    checked.push(one);
  }
  return checked;
}

async function lookAt(client: pg.ClientBase, name: string, sql: string): Promise<Checked> {
  const startedMs = performance.now();
  const differences = await readDifferences(client, name, sql);
  return { name, ms: performance.now() - startedMs, differences };
}
