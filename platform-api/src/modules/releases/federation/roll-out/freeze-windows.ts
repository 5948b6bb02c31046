import type { FreezeWindow } from '@marquee/contract/calls/roll-outs';
import type { Queryable } from '../../../../platform/database';
import { Failure, fieldFailure } from '../../../../platform/failure';
import type { BrandRef, OperatorRef } from '../../../../platform/http/visitor';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import { requireBrand, requireEveryBrand } from '../../../operators/rights/rights';

/** Times in which no release moves forward. Switching a remote off and rolling it back always work. */
export interface FreezeWindows {
  /** Those of the operator's brands that are not over. */
  list(operator: OperatorRef): Promise<FreezeWindow[]>;
  /** @throws Failure `forbidden` for every brand at once by an operator of some, `validation_failed` when it ends before it starts */
  add(operator: OperatorRef, window: NewFreezeWindow): Promise<string>;
  remove(operator: OperatorRef, windowId: string, reason: string, requestId: string): Promise<void>;
}

export interface NewFreezeWindow {
  /** Null: every brand. */
  readonly brandId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly reason: string;
  readonly requestId: string;
}

interface WindowRow extends Omit<FreezeWindow, 'startsAt' | 'endsAt'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function createFreezeWindows({ database: { pool }, clock }: Platform, audit: Audit): FreezeWindows {
  return {
    async list({ brandIds }) {
      const { rows } = await pool.query<WindowRow>(
        `select f.id::text as "windowId", b.code as brand, f.starts_at as "startsAt", f.ends_at as "endsAt", f.reason,
                o.name as "createdBy"
         from freeze_window f join operator o on o.id = f.created_by left join brand b on b.id = f.brand_id
         where f.ends_at > $2 and (cardinality($1::int[]) = 0 or f.brand_id is null or f.brand_id = any($1::int[]))
         order by f.starts_at, f.id`,
        [brandIds, clock.now()],
      );
      return rows.map(({ startsAt, endsAt, ...row }) => ({
        ...row,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      }));
    },

    async add(operator, { brandId, startsAt, endsAt, reason, requestId }) {
      requireScope(operator, brandId);
      if (endsAt <= startsAt) throw fieldFailure({ path: 'endsAt', messageKey: 'out_of_range' });
      const { rows } = await pool.query<{ id: string }>(
        `insert into freeze_window (brand_id, starts_at, ends_at, reason, created_by) values ($1, $2, $3, $4, $5)
         returning id::text`,
        [brandId, startsAt, endsAt, reason, operator.id],
      );
      const id = rows[0]?.id ?? '';
      await audit.record({
        actor: { kind: 'operator', id: operator.id },
        action: 'freeze-window.added',
        subject: `freeze-window:${id}`,
        reason,
        details: { startsAt, endsAt },
        brandId,
        requestId,
      });
      return id;
    },

    async remove(operator, windowId, reason, requestId) {
      const { rows } = await pool.query<{ brandId: number | null }>(
        'select brand_id as "brandId" from freeze_window where id = $1',
        [windowId],
      );
      const window = rows[0];
      if (!window) throw new Failure('not_found');
      requireScope(operator, window.brandId);
      await pool.query('delete from freeze_window where id = $1', [windowId]);
      await audit.record({
        actor: { kind: 'operator', id: operator.id },
        action: 'freeze-window.removed',
        subject: `freeze-window:${windowId}`,
        reason,
        brandId: window.brandId,
        requestId,
      });
    },
  };
}

/** Whether a freeze window is open for the brand. */
export async function isFrozen(tx: Queryable, brandId: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from freeze_window where (brand_id is null or brand_id = $1) and starts_at <= $2 and ends_at > $2 limit 1',
    [brandId, now],
  );
  return rowCount === 1;
}

/** @throws Failure `releases_frozen` */
export async function refuseWhileFrozen(tx: Queryable, { id, code }: BrandRef, at: Date): Promise<void> {
  if (await isFrozen(tx, id, at)) throw new Failure('releases_frozen', { brand: code });
}

/** @throws Failure `forbidden` unless the operator may act at the brand, or at every brand */
function requireScope(operator: OperatorRef, brandId: number | null): void {
  if (brandId === null) requireEveryBrand(operator);
  else requireBrand(operator, brandId);
}
