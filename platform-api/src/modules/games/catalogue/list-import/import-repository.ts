import type { GameImport, GameImportRow } from '@marquee/contract/calls/game-import';
import type { ListedGame } from '@marquee/contract/vendor-protocol';
import type { Queryable } from '../../../../platform/database';

type Kind = GameImportRow['kind'];

export interface ImportRecord {
  readonly id: string;
  readonly vendor_id: number;
  readonly vendor: string;
  readonly vendor_name: string;
  readonly state: GameImport['state'];
  readonly fault: GameImport['fault'];
  readonly received_bytes: number;
  readonly rows_total: number | null;
  readonly rows_checked: number;
  readonly counts: Partial<Record<Kind, number>>;
  readonly started_by: string;
  readonly started_at: Date;
  readonly applied_at: Date | null;
}

const RECORD = `
  select i.id, i.vendor_id, v.code as vendor, v.name as vendor_name, i.state, i.fault, i.received_bytes, i.rows_total,
         i.rows_checked, o.name as started_by, i.started_at, i.applied_at,
         (select coalesce(json_object_agg(kind, n), '{}') from
            (select kind, count(*) as n from game_import_row r where r.import_id = i.id group by kind) counted) as counts
  from game_import i join vendor v on v.id = i.vendor_id join operator o on o.id = i.started_by`;

export async function readImport(db: Queryable, importId: string): Promise<ImportRecord | null> {
  const query = { name: 'import-read', text: `${RECORD} where i.id = $1`, values: [importId] };
  return (await db.query<ImportRecord>(query)).rows[0] ?? null;
}

export async function readLatestImports(db: Queryable, limit: number): Promise<ImportRecord[]> {
  const query = { name: 'imports-latest', text: `${RECORD} order by i.started_at desc limit $1`, values: [limit] };
  return (await db.query<ImportRecord>(query)).rows;
}

/** Locks the import and its vendor until the transaction ends. */
export async function lockImport(db: Queryable, importId: string): Promise<void> {
  await db.query({
    name: 'import-lock',
    text: 'select from vendor v join game_import i on i.vendor_id = v.id where i.id = $1 for update',
    values: [importId],
  });
}

/** Vendors with an address, and how many of their games the catalogue shows. */
export async function readImportVendors(
  db: Queryable,
): Promise<{ readonly code: string; readonly name: string; readonly games: number }[]> {
  const { rows } = await db.query<{ code: string; name: string; games: number }>({
    name: 'import-vendors',
    text: `select v.code, v.name,
             (select count(*)::int from game g where g.vendor_id = v.id and g.retired_at is null and g.status <> 'disabled') as games
           from vendor v where v.api_url is not null and v.status <> 'disabled' order by v.sort_order`,
  });
  return rows;
}

export interface NewImport {
  readonly importId: string;
  readonly vendorCode: string;
  readonly operatorId: number;
  readonly at: Date;
}

/**
 * Queues an import; earlier reports of the vendor that were not applied are superseded and their rows deleted.
 * @returns false: another is running
 */
export async function insertImport(
  db: Queryable,
  { importId, vendorCode, operatorId, at }: NewImport,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'import-insert-one',
    text: `insert into game_import (id, vendor_id, started_by, started_at, touched_at)
           select $1, id, $3, $4, $4 from vendor where code = $2 on conflict do nothing`,
    values: [importId, vendorCode, operatorId, at],
  });
  if (rowCount === 0) return false;
  await db.query({
    name: 'import-supersede',
    text: `update game_import set state = 'superseded' where state = 'ready' and vendor_id = (select vendor_id from game_import where id = $1)`,
    values: [importId],
  });
  await db.query({
    name: 'import-forget',
    text: `delete from game_import_row r using game_import i
           where i.id = r.import_id and i.state in ('superseded', 'failed') and i.vendor_id = (select vendor_id from game_import where id = $1)`,
    values: [importId],
  });
  return true;
}

/** Imports of ended processes: not updated for too long. */
export async function failSilentImports(db: Queryable, silentSince: Date): Promise<void> {
  await db.query({
    name: 'import-silent',
    text: `update game_import set state = 'failed', fault = 'interrupted'
           where state in ('waiting', 'asking', 'checking') and touched_at < $1`,
    values: [silentSince],
  });
}

export interface Progress {
  readonly state: 'asking' | 'checking' | 'ready';
  readonly receivedBytes?: number;
  readonly rowsTotal?: number;
  readonly rowsChecked?: number;
  readonly at: Date;
}

/** @returns false when the import is no longer running: its worker must stop */
export async function writeProgress(
  db: Queryable,
  importId: string,
  { state, receivedBytes, rowsTotal, rowsChecked, at }: Progress,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'import-progress',
    text: `update game_import set state = $2, touched_at = $3, received_bytes = coalesce($4, received_bytes),
             rows_total = coalesce($5, rows_total), rows_checked = coalesce($6, rows_checked)
           where id = $1 and state in ('waiting', 'asking', 'checking')`,
    values: [importId, state, at, receivedBytes ?? null, rowsTotal ?? null, rowsChecked ?? null],
  });
  return rowCount === 1;
}

export async function failImport(
  db: Queryable,
  importId: string,
  fault: NonNullable<GameImport['fault']>,
): Promise<void> {
  await db.query({
    name: 'import-fail',
    text: `update game_import set state = 'failed', fault = $2 where id = $1 and state in ('waiting', 'asking', 'checking')`,
    values: [importId, fault],
  });
}

export async function endImport(
  db: Queryable,
  importId: string,
  state: 'applied' | 'superseded',
  at: Date,
): Promise<void> {
  await db.query({
    name: 'import-end',
    text: 'update game_import set state = $2, applied_at = $3 where id = $1',
    values: [importId, state, state === 'applied' ? at : null],
  });
}

/** A line of the report. */
export interface ReportRow {
  readonly position: number;
  readonly kind: Kind;
  readonly gameCode: string | null;
  readonly name: string | null;
  readonly fault: GameImportRow['fault'];
  readonly changes: GameImportRow['changes'];
  readonly listed: ListedGame | null;
}

export async function insertReportRows(db: Queryable, importId: string, rows: readonly ReportRow[]): Promise<void> {
  await db.query({
    name: 'import-rows-insert',
    text: `insert into game_import_row (import_id, position, kind, game_code, name, fault, changes, listed)
           select $1, position, kind, "gameCode", name, fault, changes, nullif(listed, 'null'::jsonb)
           from jsonb_to_recordset($2) as row (position integer, kind text, "gameCode" text, name text, fault text, changes jsonb, listed jsonb)`,
    values: [importId, JSON.stringify(rows)],
  });
}

export async function deleteReportRows(db: Queryable, importId: string): Promise<void> {
  await db.query({
    name: 'import-rows-delete',
    text: 'delete from game_import_row where import_id = $1',
    values: [importId],
  });
}

const ROWS = `select position, kind, game_code as "gameCode", name, fault, changes, listed from game_import_row where import_id = $1`;

export async function readReportRows(db: Queryable, importId: string): Promise<ReportRow[]> {
  const query = { name: 'import-rows', text: `${ROWS} order by position`, values: [importId] };
  return (await db.query<ReportRow>(query)).rows;
}

export async function readReportPage(
  db: Queryable,
  importId: string,
  { kind, limit, offset }: { readonly kind: Kind; readonly limit: number; readonly offset: number },
): Promise<ReportRow[]> {
  const query = {
    name: 'import-rows-page',
    text: `${ROWS} and kind = $2 order by position limit $3 offset $4`,
    values: [importId, kind, limit, offset],
  };
  return (await db.query<ReportRow>(query)).rows;
}
