import type { Alert } from '@marquee/contract/calls/roll-outs';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { OperatorRef } from '../../../../platform/http/visitor';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../../../platform/paging';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import { type AlertRow, acknowledgeAlert, insertAlert, type NewAlert, readAlerts } from './alert-repository';

export const ALERT_TASK = 'remote-alert';

/** What operators on duty must hear of: kept until one takes it up, and sent by mail and webhook (`alert-delivery.ts`). */
export interface Alerts {
  /** In the transaction of its cause. An alert of the same kind and release that is still open is not repeated, nor a later one within `quietMs`. */
  raise(tx: Queryable, alert: NewAlert, quietMs?: number): Promise<void>;
  list(operator: OperatorRef, page: PageRequest): Promise<Page<Alert>>;
  /** @throws Failure `not_found` for one of another's brand, too */
  acknowledge(operator: OperatorRef, alertId: string, requestId: string): Promise<void>;
}

export function createAlerts({ database: { pool }, clock, jobs }: Platform, audit: Audit): Alerts {
  return {
    async raise(tx, alert, quietMs = 0) {
      const now = clock.now();
      const alertId = await insertAlert(tx, alert, now, new Date(now.getTime() - quietMs));
      if (alertId !== null) await jobs.add(tx, ALERT_TASK, { alertId }, { key: `${ALERT_TASK}:${alertId}` });
    },

    async list({ brandIds }, page) {
      const rows = await readAlerts(pool, brandIds, page.pageSize, offsetOf(page));
      return pageOf(rows.map(alertOf), rows[0]?.total ?? 0, page);
    },

    async acknowledge({ id, brandIds }, alertId, requestId) {
      const alert = await acknowledgeAlert(pool, alertId, { id, brandIds }, clock.now());
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
