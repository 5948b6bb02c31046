import type { Queryable } from '../../../platform/database';
import { insertAuditEntry } from './audit-repository';

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
    record: (entry, connection = pool) =>
      insertAuditEntry(connection, {
        brandId: entry.brandId ?? null,
        actorKind: entry.actor.kind,
        actorId: entry.actor.kind === 'system' ? null : entry.actor.id,
        action: entry.action,
        subject: entry.subject ?? null,
        reason: entry.reason ?? null,
        details: entry.details ?? {},
        requestId: entry.requestId ?? null,
      }),
  };
}
