import type { GameImport, GameImportRow } from '@marquee/contract/calls/game-import';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { CallContext } from '../../../../platform/http/call-context';
import type { Platform } from '../../../../platform/platform';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { Audit } from '../../../operators/audit/audit';
import { requireRight } from '../../../operators/rights/rights';
import { applyReport } from './apply';
import {
  failSilentImports,
  type ImportRecord,
  insertImport,
  readImport,
  readImportVendors,
  readLatestImports,
  readReportPage,
  type ReportRow,
} from './import-repository';
import { IMPORT_TASK } from './import-job';

type Caller = Pick<CallContext<'operator'>, 'operator' | 'requestId'>;

/** Longer than the vendor's response timeout: an import without updates for this long is abandoned. */
const SILENT_MS = 60_000;
const LATEST = 10;

/**
 * Imports the lists that vendors publish: fetch, report, apply. Every method throws `forbidden` without the right
 * `brands` and every brand, which the one catalogue serves.
 */
export interface GameImports {
  overview(caller: Caller): Promise<CallValue<'gameImport.overview'>>;
  /**
   * @throws Failure `not_found` when the vendor has no address, `request_in_flight` while another import of it is
   *   running
   */
  start(caller: Caller, request: ParsedCallRequest<'gameImport.start'>): Promise<GameImport>;
  /** @throws Failure `not_found` */
  read(caller: Caller, importId: string): Promise<GameImport>;
  /** @throws Failure `not_found` */
  rows(caller: Caller, request: ParsedCallRequest<'gameImport.rows'>): Promise<CallValue<'gameImport.rows'>>;
  /**
   * One transaction; does nothing unless the report is current.
   * @throws Failure `not_found`
   */
  apply(caller: Caller, request: ParsedCallRequest<'gameImport.apply'>): Promise<GameImport>;
}

export function createGameImports(
  { database: { pool }, bus, clock, jobs }: Pick<Platform, 'database' | 'bus' | 'clock' | 'jobs'>,
  audit: Audit,
): GameImports {
  const requireEveryBrand = ({ operator }: Caller) => {
    requireRight(operator, 'brands');
    if (operator.brandIds.length > 0) throw new Failure('forbidden');
  };
  const failSilent = () => failSilentImports(pool, new Date(clock.now().getTime() - SILENT_MS));
  const readRecord = async (importId: string): Promise<ImportRecord> => {
    const record = await readImport(pool, importId);
    if (!record) throw new Failure('not_found');
    return record;
  };

  return {
    async overview(caller) {
      requireEveryBrand(caller);
      await failSilent();
      const [vendors, imports] = await Promise.all([readImportVendors(pool), readLatestImports(pool, LATEST)]);
      return {
        vendors: vendors.map(({ code, name, games }) => ({ vassalage: code, displayName: name, gameCount: games })),
        imports: imports.map(presented),
      };
    },

    async start(caller, { importId, vassalage }) {
      requireEveryBrand(caller);
      await failSilent();
      const vendors = await readImportVendors(pool);
      if (!vendors.some(({ code }) => code === vassalage)) throw new Failure('not_found');
      const newImport = { importId, vendorCode: vassalage, operatorId: caller.operator.id, at: clock.now() };
      await inTransaction(pool, async (tx) => {
        if (await insertImport(tx, newImport)) await jobs.add(tx, IMPORT_TASK, { importId }, { key: importId });
      });
      const record = await readImport(pool, importId);
      if (record?.vendor !== vassalage) throw new Failure('request_in_flight');
      return presented(record);
    },

    async read(caller, importId) {
      requireEveryBrand(caller);
      await failSilent();
      return presented(await readRecord(importId));
    },

    async rows(caller, { importId, kind, ...page }) {
      requireEveryBrand(caller);
      const { counts } = await readRecord(importId);
      const total = counts[kind] ?? 0;
      const rows = await readReportPage(pool, importId, { kind, limit: page.pageSize, offset: offsetOf(page) });
      return pageOf(rows.map(presentedRow), total, page);
    },

    async apply(caller, { importId, reason }) {
      requireEveryBrand(caller);
      await readRecord(importId);
      const { operator, requestId } = caller;
      const changed = await applyReport({ pool, audit, clock }, { importId, reason, operator, requestId });
      if (changed) bus.publish('config.changed', { revision: requestId }, 'everybody');
      return presented(await readRecord(importId));
    },
  };
}

const presented = (record: ImportRecord): GameImport => ({
  importId: record.id,
  vassalage: record.vendor,
  displayName: record.vendor_name,
  state: record.state,
  fault: record.fault,
  receivedBytes: record.received_bytes,
  rowsTotal: record.rows_total,
  rowsChecked: record.rows_checked,
  counts: { new: 0, changed: 0, missing: 0, refused: 0, ...record.counts },
  startedBy: record.started_by,
  startedAt: record.started_at.toISOString(),
  appliedAt: record.applied_at?.toISOString() ?? null,
});

const presentedRow = ({ position, kind, gameCode, name, fault, changes }: ReportRow): GameImportRow => ({
  position,
  kind,
  gameCode,
  gameName: name,
  fault,
  changes,
});
