import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { AuditSort } from '@marquee/contract/calls/list-sorts';
import type { Queryable } from '../../../platform/database';
import type { OperatorRef } from '../../../platform/http/visitor';
import { offsetOf, type PageRequest } from '../../../platform/paging';

/** An entry to write. */
export interface NewAuditRow {
  readonly brandId: number | null;
  readonly actorKind: 'operator' | 'member' | 'system';
  /** Of the operator or the member; null for the system. */
  readonly actorId: number | bigint | null;
  readonly action: string;
  readonly subject: string | null;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
}

/** An entry with the names of its brand and its actor. */
export interface AuditLogRow {
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

/** Which entries: of one brand or, with null, of all; an operator of some brands reads those and their own actions elsewhere. */
export interface AuditLogFilter {
  readonly brandId: number | null;
  readonly operator: OperatorRef;
}

const SEEN = `($1::int is null or l.brand_id = $1)
  and (cardinality($2::int[]) = 0 or l.brand_id = any($2::int[]) or (l.actor_kind = 'operator' and l.actor_id = $3))`;

const filterValues = ({ brandId, operator }: AuditLogFilter) => [brandId, operator.brandIds, operator.id];

/** Appends an entry; entries are never changed. */
export async function insertAuditEntry(db: Queryable, entry: NewAuditRow): Promise<void> {
  await db.query({
    name: 'audit-record',
    text: `insert into audit_log (brand_id, actor_kind, actor_id, action, subject, reason, details, request_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      entry.brandId,
      entry.actorKind,
      entry.actorId,
      entry.action,
      entry.subject,
      entry.reason,
      entry.details,
      entry.requestId,
    ],
  });
}

/** How many entries the filter accepts. */
export async function countAuditEntries(db: Queryable, filter: AuditLogFilter): Promise<number> {
  const { rows } = await db.query<{ entries: number }>({
    name: 'audit-log-count',
    text: `select count(*)::int as entries from audit_log l where ${SEEN}`,
    values: filterValues(filter),
  });
  return rows[0]?.entries ?? 0;
}

/** One page of the entries that the filter accepts, the latest first unless it is sorted. */
export async function readAuditEntries(
  db: Queryable,
  filter: AuditLogFilter,
  { sort, ...page }: PageRequest & { readonly sort?: SortBy<AuditSort> | undefined },
): Promise<AuditLogRow[]> {
  const direction = sort === 'at' ? 'asc' : 'desc';
  const { rows } = await db.query<AuditLogRow>({
    name: `audit-log-page ${direction}`,
    text: `select l.id, l.at, b.code as brand, l.actor_kind, coalesce(o.name, m.account) as actor, l.action, l.subject,
             l.reason, l.details, l.request_id
           from audit_log l
           left join brand b on b.id = l.brand_id
           left join operator o on l.actor_kind = 'operator' and o.id = l.actor_id
           left join member m on l.actor_kind = 'member' and m.id = l.actor_id
           where ${SEEN} order by l.at ${direction}, l.id ${direction} limit $4 offset $5`,
    values: [...filterValues(filter), page.pageSize, offsetOf(page)],
  });
  return rows;
}
