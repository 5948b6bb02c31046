import type { GameImport } from '@marquee/contract/calls/game-import';
import type { Platform } from '../../../platform/platform';
import { VendorListFault, type VendorPorts } from '../../vendor-api/service';
import {
  deleteReportRows,
  failImport,
  insertReportRows,
  type Progress,
  readImport,
  writeProgress,
} from './import-repository';
import { readKnownGames } from './known-games-repository';
import { createReporter, IDS_PER_VENDOR } from './report';

export const IMPORT_TASK = 'import-games';

const CHUNK = 500;
const PROGRESS_EVERY_MS = 250;

/** Why an import ended without a report. */
class ImportFault extends Error {
  constructor(readonly fault: NonNullable<GameImport['fault']>) {
    super(`the import is ${fault}`);
  }
}

/** Does the work of an import: asks the vendor, looks at row after row, and writes the report. It may be repeated. */
export function handleImports(
  { database: { pool }, clock, jobs, log }: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log'>,
  ports: Pick<VendorPorts, 'of'>,
): void {
  const told = async (importId: string, progress: Omit<Progress, 'at'>): Promise<void> => {
    if (!(await writeProgress(pool, importId, { ...progress, at: clock.now() }))) throw new ImportFault('interrupted');
  };

  const listOf = async (importId: string, vendorCode: string): Promise<readonly unknown[]> => {
    const port = await ports.of(vendorCode);
    if (!port?.gameList) throw new ImportFault('not_connected');
    let [received, toldAt] = [0, 0];
    let telling: Promise<unknown> = Promise.resolve();
    const rows = await port.gameList((bytes) => {
      received = bytes;
      if (Date.now() - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = Date.now();
      telling = telling.then(() => told(importId, { state: 'asking', receivedBytes: bytes })).catch(() => undefined);
    });
    await telling;
    if (rows.length === 0) throw new ImportFault('empty');
    if (rows.length >= IDS_PER_VENDOR) throw new ImportFault('too_many');
    await told(importId, { state: 'checking', receivedBytes: received, rowsTotal: rows.length, rowsChecked: 0 });
    return rows;
  };

  const work = async (importId: string): Promise<void> => {
    const record = await readImport(pool, importId);
    if (!record) return;
    await told(importId, { state: 'asking' });
    await deleteReportRows(pool, importId);
    const rows = await listOf(importId, record.vendor);
    const reporter = createReporter(await readKnownGames(pool, record.vendor_id));
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK);
      await insertReportRows(pool, importId, reporter.read(chunk));
      await told(importId, { state: 'checking', rowsChecked: start + chunk.length });
    }
    if (!reporter.hasGames()) throw new ImportFault('empty');
    await insertReportRows(pool, importId, reporter.missing());
    await told(importId, { state: 'ready' });
  };

  jobs.handle<{ readonly importId: string }>(IMPORT_TASK, ({ importId }) =>
    work(importId).catch(async (error: unknown) => {
      if (!(error instanceof ImportFault) && !(error instanceof VendorListFault)) throw error;
      log.warn({ err: error, importId }, 'a list of games was not imported');
      await failImport(pool, importId, error.fault);
    }),
  );
}
