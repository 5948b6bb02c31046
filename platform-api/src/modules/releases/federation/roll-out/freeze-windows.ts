import type { FreezeWindow } from '@marquee/contract/calls/roll-outs';
import type { Queryable } from '../../../../platform/database';
import { Failure, fieldFailure } from '../../../../platform/failure';
import type { BrandRef, OperatorRef } from '../../../../platform/http/visitor';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import { requireBrand, requireEveryBrand } from '../../../operators/rights/rights';
import {
  deleteFreezeWindow,
  findFreezeWindow,
  insertFreezeWindow,
  isFrozen,
  readFreezeWindows,
} from './freeze-window-repository';

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

export function createFreezeWindows({ database: { pool }, clock }: Platform, audit: Audit): FreezeWindows {
  return {
    async list({ brandIds }) {
      const rows = await readFreezeWindows(pool, brandIds, clock.now());
      return rows.map(({ startsAt, endsAt, ...row }) => ({
        ...row,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      }));
    },

    async add(operator, { brandId, startsAt, endsAt, reason, requestId }) {
      requireScope(operator, brandId);
      if (endsAt <= startsAt) throw fieldFailure({ path: 'endsAt', messageKey: 'out_of_range' });
      const id = await insertFreezeWindow(pool, { brandId, startsAt, endsAt, reason, operatorId: operator.id });
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
      const window = await findFreezeWindow(pool, windowId);
      if (!window) throw new Failure('not_found');
      requireScope(operator, window.brandId);
      await deleteFreezeWindow(pool, windowId);
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

/** @throws Failure `releases_frozen` */
export async function refuseWhileFrozen(tx: Queryable, { id, code }: BrandRef, at: Date): Promise<void> {
  if (await isFrozen(tx, id, at)) throw new Failure('releases_frozen', { brand: code });
}

/** @throws Failure `forbidden` unless the operator may act at the brand, or at every brand */
function requireScope(operator: OperatorRef, brandId: number | null): void {
  if (brandId === null) requireEveryBrand(operator);
  else requireBrand(operator, brandId);
}
