import type { Alert } from '@marquee/contract/calls/roll-outs';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { OperatorRef } from '../../../../platform/http/visitor';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../../../platform/paging';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import type { Finding } from './compare';

export const ALERT_TASK = 'remote-alert';

export interface NewAlert {
  readonly brandId: number;
  readonly kind: Alert['kind'];
  readonly remote: string;
  readonly version: string;
  readonly findings: readonly Finding[];
}

/** What operators on duty must hear of: kept until one takes it up, and sent by mail and webhook (`alert-delivery.ts`). */
export interface Alerts {
  /** In the transaction of its cause. An alert of the same kind and release that is still open is not repeated. */
  raise(tx: Queryable, alert: NewAlert): Promise<void>;
  list(operator: OperatorRef, page: PageRequest): Promise<Page<Alert>>;
  /** @throws Failure `not_found` for one of another's brand, too */
  acknowledge(operator: OperatorRef, alertId: string, requestId: string): Promise<void>;
}

interface AlertRow extends Omit<Alert, 'raisedAt' | 'acknowledgedAt'> {
  readonly raisedAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly total: number;
}

export function createAlerts({ database: { pool }, clock, jobs }: Platform, audit: Audit): Alerts {
  return {
    async raise(tx, { brandId, kind, remote, version, findings }) {
      const { rows } = await tx.query<{ id: string }>(
        `insert into alert (brand_id, kind, remote, version, findings, raised_at)
         select $1, $2, $3, $4, $5, $6
         where not exists (select from alert where brand_id = $1 and kind = $2 and remote = $3 and version = $4
                             and acknowledged_at is null)
         returning id::text`,
        [brandId, kind, remote, version, JSON.stringify(findings), clock.now()],
      );
      const alertId = rows[0]?.id;
      if (alertId !== undefined) await jobs.add(tx, ALERT_TASK, { alertId }, { key: `${ALERT_TASK}:${alertId}` });
    },

    async list({ brandIds }, page) {
      const { rows } = await pool.query<AlertRow>(
        `select a.id::text as "alertId", b.code as brand, a.kind, a.remote, a.version, a.findings, a.raised_at as "raisedAt",
                a.acknowledged_at as "acknowledgedAt", o.name as "acknowledgedBy", count(*) over ()::int as total
         from alert a join brand b on b.id = a.brand_id left join operator o on o.id = a.acknowledged_by
         where cardinality($1::int[]) = 0 or a.brand_id = any($1::int[])
         order by a.acknowledged_at is not null, a.id desc limit $2 offset $3`,
        [brandIds, page.pageSize, offsetOf(page)],
      );
      return pageOf(rows.map(alertOf), rows[0]?.total ?? 0, page);
    },

    async acknowledge({ id, brandIds }, alertId, requestId) {
      const { rows } = await pool.query<{ brandId: number; remote: string }>(
        `update alert set acknowledged_at = coalesce(acknowledged_at, $3), acknowledged_by = coalesce(acknowledged_by, $4)
         where id = $1 and (cardinality($2::int[]) = 0 or brand_id = any($2::int[]))
         returning brand_id as "brandId", remote`,
        [alertId, brandIds, clock.now(), id],
      );
      const alert = rows[0];
      if (!alert) throw new Failure('not_found');
      await audit.record({
        actor: { kind: 'operator', id },
        action: 'alert.acknowledged',
        subject: `remote:${alert.remote}`,
        details: { alertId },
        brandId: alert.brandId,
        requestId,
      });
    },
  };
}

const alertOf = ({ total: _total, raisedAt, acknowledgedAt, ...row }: AlertRow): Alert => ({
  ...row,
  raisedAt: raisedAt.toISOString(),
  acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
});
