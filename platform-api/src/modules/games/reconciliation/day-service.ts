import type { Platform } from '../../../platform/platform';
import { inTransaction } from '../../../platform/database';
import type { VendorPorts } from '../vendor-api/service';
import { compareDay, type Comparison, type Day } from './compare';
import {
  closeMended,
  lockVendorForRun,
  queueDifferences,
  readOwnTransactions,
  withoutRun,
  writeRun,
} from './run-repository';

const DAY_MS = 24 * 3_600_000;
/** Tolerance for clock differences and late bookings at the end of a day. */
const EDGE_MS = 3_600_000;
/** A day is compared this long after its end, when late results have arrived. */
const SETTLED_AFTER_MS = 2 * 3_600_000;
const TASK = 'reconcile-vendors';
const EVERY_MS = 1_800_000;
const FIRST_AFTER_MS = 60_000;

/** Compares vendors' transactions of a day (UTC) with the ledger. */
export interface DailyReconciliation {
  /**
   * Compares a day of a vendor, writes its report and queues differences; a repeated run rewrites the report.
   * @param day such as `2026-11-20`
   * @returns null when the vendor is not connected
   * @throws Error when it does not answer
   */
  run(vendorCode: string, day: string): Promise<Comparison | null>;
  /** Runs the last complete day of every vendor without a report for it. */
  runDue(): Promise<void>;
  /** Schedules `runDue` on the job queue, once per deployment. */
  start(): Promise<void>;
}

export function createDailyReconciliation(
  { database: { pool }, clock, jobs, log }: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log'>,
  ports: VendorPorts,
): DailyReconciliation {
  const run: DailyReconciliation['run'] = async (vendorCode, day) => {
    const port = await ports.of(vendorCode);
    if (!port) return null;
    const span = spanOf(day);
    const theirs = await port.transactions(
      new Date(span.from.getTime() - EDGE_MS),
      new Date(span.to.getTime() + EDGE_MS),
    );
    return inTransaction(pool, async (client) => {
      const vendorId = await lockVendorForRun(client, vendorCode);
      if (vendorId === null) return null;
      const keys = theirs.map(({ id }) => id);
      const result = compareDay(span, theirs, await readOwnTransactions(client, vendorCode, span, keys));
      await queueDifferences(client, vendorId, day, result.differences);
      await closeMended(client, vendorId, day, result.differences);
      await writeRun(client, vendorId, day, result);
      return result;
    });
  };

  const runDue = async () => {
    const day = new Date(clock.now().getTime() - SETTLED_AFTER_MS - DAY_MS).toISOString().slice(0, 10);
    for (const code of await withoutRun(pool, await ports.connected(), day))
      await run(code, day).catch((err: unknown) =>
        log.error({ err, vendor: code, day }, 'a vendor was not reconciled'),
      );
  };

  const scheduleNext = (delayMs: number) => jobs.add(pool, TASK, {}, { key: TASK, delayMs });
  jobs.handle(TASK, async () => {
    await runDue();
    await scheduleNext(EVERY_MS);
  });
  return { run, runDue, start: () => scheduleNext(FIRST_AFTER_MS) };
}

function spanOf(day: string): Day {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}
