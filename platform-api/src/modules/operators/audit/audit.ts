import type { Queryable } from '../../../platform/database';

export type AuditActor =
  | { readonly kind: 'operator'; readonly id: number }
  | { readonly kind: 'member'; readonly id: bigint }
  | { readonly kind: 'system' };

export interface AuditEntry {
  readonly actor: AuditActor;
  /** The action, such as `remote.released`. */
  readonly action: string;
  /** Its subject, such as `remote:mf-games`. */
  readonly subject?: string;
  /** The operator's reason. */
  readonly reason?: string;
  /** State before and after, never secrets. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly brandId?: number | null;
  readonly requestId?: string;
}

/** The append-only record of operators' actions, and of members' security changes. */
export interface Audit {
  /** @param connection the transaction of the entry; defaults to the pool */
  record(entry: AuditEntry, connection?: Queryable): Promise<void>;
}

export function createAudit(pool: Queryable): Audit {
  return {
    async record(entry, connection = pool) {
      await connection.query({
        name: 'audit-record',
        text: `insert into audit_log (brand_id, actor_kind, actor_id, action, subject, reason, details, request_id)
               values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        values: [
          entry.brandId ?? null,
          entry.actor.kind,
          entry.actor.kind === 'system' ? null : entry.actor.id,
          entry.action,
          entry.subject ?? null,
          entry.reason ?? null,
          entry.details ?? {},
          entry.requestId ?? null,
        ],
      });
    },
  };
}
