import type { CallValue } from '@marquee/contract/calls/index';
import type pg from 'pg';
import type { OperatorRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';

export interface AuditLogRequest {
  /** Entries of this brand alone. */
  readonly brandId: number | null;
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Row {
  readonly id: bigint;
  readonly at: Date;
  readonly brand: string | null;
  readonly actor_kind: 'operator' | 'member' | 'system';
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string | null;
  readonly reason: string | null;
  readonly details: Record<string, unknown>;
  readonly request_id: string | null;
}

/** An operator of some brands reads those brands and their own actions elsewhere. */
const SEEN = `($1::int is null or l.brand_id = $1)
  and (cardinality($2::int[]) = 0 or l.brand_id = any($2::int[]) or (l.actor_kind = 'operator' and l.actor_id = $3))`;

/** One page of the audit log as an operator may read it, latest first. */
export async function readAuditLog(
  pool: pg.Pool,
  operator: OperatorRef,
  { brandId, ...page }: AuditLogRequest,
): Promise<CallValue<'operator.auditLog'>> {
  const filterValues = [brandId, operator.brandIds, operator.id];
  const totals = await pool.query<{ entries: number }>({
    name: 'audit-log-count',
    text: `select count(*)::int as entries from audit_log l where ${SEEN}`,
    values: filterValues,
  });
  const { rows } = await pool.query<Row>({
    name: 'audit-log-page',
    text: `select l.id, l.at, b.code as brand, l.actor_kind, coalesce(o.name, m.account) as actor, l.action, l.subject,
             l.reason, l.details, l.request_id
           from audit_log l
           left join brand b on b.id = l.brand_id
           left join operator o on l.actor_kind = 'operator' and o.id = l.actor_id
           left join member m on l.actor_kind = 'member' and m.id = l.actor_id
           where ${SEEN} order by l.id desc limit $4 offset $5`,
    values: [...filterValues, page.pageSize, offsetOf(page)],
  });
  const total = totals.rows[0]?.entries ?? 0;
  return pageOf(rows.map(toAuditLogEntry), total, page);
}

const toAuditLogEntry = (row: Row) => ({
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
