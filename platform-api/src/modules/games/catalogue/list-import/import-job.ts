import type { GameImport } from '@marquee/contract/calls/game-import';
import type { Platform } from '../../../../platform/platform';
import { VendorListFault, type VendorPorts } from '../../vendor-api/service';
import {
  deleteReportRows,
  failImport,
  insertReportRows,
  type Progress,
  readImport,
  writeProgress,
} from './import-repository';
import { readCatalogueGames } from './catalogue-games-repository';
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

/** Runs an import: fetches the vendor's list, checks it row by row and writes the report. Safe to repeat. */
export function handleImports(
  { database: { pool }, clock, jobs, log }: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log'>,
  ports: Pick<VendorPorts, 'of'>,
): void {
  const reportProgress = async (importId: string, progress: Omit<Progress, 'at'>): Promise<void> => {
    if (!(await writeProgress(pool, importId, { ...progress, at: clock.now() }))) throw new ImportFault('interrupted');
  };

  const listOf = async (importId: string, vendorCode: string): Promise<readonly unknown[]> => {
    const port = await ports.of(vendorCode);
    if (!port?.gameList) throw new ImportFault('not_connected');
    let [received, reportedAt] = [0, 0];
    let pendingReport: Promise<unknown> = Promise.resolve();
    const rows = await port.gameList((bytes) => {
      received = bytes;
      if (Date.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = Date.now();
      pendingReport = pendingReport
        .then(() => reportProgress(importId, { state: 'asking', receivedBytes: bytes }))
        .catch(() => undefined);
    });
    await pendingReport;
    if (rows.length === 0) throw new ImportFault('empty');
    if (rows.length >= IDS_PER_VENDOR) throw new ImportFault('too_many');
    await reportProgress(importId, {
      state: 'checking',
      receivedBytes: received,
      rowsTotal: rows.length,
      rowsChecked: 0,
    });
    return rows;
  };

  const work = async (importId: string): Promise<void> => {
    const record = await readImport(pool, importId);
    if (!record) return;
    await reportProgress(importId, { state: 'asking' });
    await deleteReportRows(pool, importId);
    const rows = await listOf(importId, record.vendor);
    const reporter = createReporter(await readCatalogueGames(pool, record.vendor_id));
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK);
      await insertReportRows(pool, importId, reporter.read(chunk));
      await reportProgress(importId, { state: 'checking', rowsChecked: start + chunk.length });
    }
    if (!reporter.hasGames()) throw new ImportFault('empty');
    await insertReportRows(pool, importId, reporter.missing());
    await reportProgress(importId, { state: 'ready' });
  };

  jobs.handle<{ readonly importId: string }>(IMPORT_TASK, ({ importId }) =>
    work(importId).catch(async (error: unknown) => {
      if (!(error instanceof ImportFault) && !(error instanceof VendorListFault)) throw error;
      log.warn({ err: error, importId }, 'a game list import failed');
      await failImport(pool, importId, error.fault);
    }),
  );
}
