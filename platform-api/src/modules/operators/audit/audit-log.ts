import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { CallValue } from '@marquee/contract/calls/index';
import type { AuditSort } from '@marquee/contract/calls/list-sorts';
import type pg from 'pg';
import type { OperatorRef } from '../../../platform/http/visitor';
import { pageOf } from '../../../platform/paging';
import { type AuditLogRow, countAuditEntries, readAuditEntries } from './audit-repository';

export interface AuditLogRequest {
  /** Entries of this brand alone. */
  readonly brandId: number | null;
  readonly sort?: SortBy<AuditSort> | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of the audit log as an operator may read it, latest first unless it is sorted. */
export async function readAuditLog(
  pool: pg.Pool,
  operator: OperatorRef,
  { brandId, ...page }: AuditLogRequest,
): Promise<CallValue<'operator.auditLog'>> {
  const filter = { brandId, operator };
  const total = await countAuditEntries(pool, filter);
  const rows = await readAuditEntries(pool, filter, page);
  return pageOf(rows.map(toAuditLogEntry), total, page);
}

const toAuditLogEntry = (row: AuditLogRow) => ({
  id: String(row.id),
  at: row.at.toISOString(),
  brand: row.brand,
  actorKind: row.actor_kind,
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  reason: row.reason,
  details: row.details,
  requestId: row.request_id,
});
