import type { Platform } from '../../../platform/platform';
import { inTransaction } from '../../../platform/database';
import type { Checked } from '../../money/ledger/verify';
import { type FoldCheckRow, isDayChecked, lockNightlyCheck, readLastChecks, writeCheck } from './fold-check-repository';

const HOUR_MS = 3_600_000;
/** A UTC day is checked so long after its end. */
const AFTER_MS = 2 * HOUR_MS;

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
        if (!(await lockNightlyCheck(tx)) || (await isDayChecked(tx, day))) return false;
        for (const checked of await verify()) {
          const { name, differences } = checked;
          await writeCheck(tx, {
            day,
            at,
            name,
            ms: checked.ms,
            differences: differences.length,
            sample: sampleOf(differences),
          });
          if (differences.length > 0)
            log.error({ check: name, day, first: differences[0] }, 'a fold differs from the bets');
        }
        return true;
      });
    },

    /** The last result of each check. */
    results: (): Promise<readonly FoldCheckRow[]> => readLastChecks(pool),
  };
}

/** The row of the first difference, as JSON; null without one. */
function sampleOf([first]: Checked['differences']): string | null {
  // The driver reads sums as bigint, which JSON has not.
  const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return first ? JSON.stringify(first.row, plain) : null;
}

export type NightlyCheck = ReturnType<typeof createNightlyCheck>;
