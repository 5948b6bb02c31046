import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { BrandService } from '../../site/brand/service';
import { operatedBrandIds } from '../../operators/rights/operated-brand';
import type { Audit } from '../../operators/audit/audit';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import type { DailyReconciliation } from './day-service';
import { lockOpenItem, readItems, readRuns, resolveItem } from './item-repository';

/** An operator's action and its request. */
export interface Caller {
  readonly operator: OperatorRef;
  readonly requestId: string;
}

/** Reports and differences for operators. Each call throws `forbidden` without the right or the brand. */
export interface ReconciliationQueue {
  items(caller: Caller, input: ParsedCallRequest<'reconciliation.items'>): Promise<CallValue<'reconciliation.items'>>;
  /** @throws Failure `not_found` for a resolved item, or another brand's */
  resolve(caller: Caller, itemId: string, reason: string): Promise<void>;
  runs(caller: Caller, input: ParsedCallRequest<'reconciliation.runs'>): Promise<CallValue<'reconciliation.runs'>>;
  /** @throws Failure `not_found` when the vendor is not connected, `network_abnormal` when it does not answer */
  run(caller: Caller, vendor: string, day: string): Promise<void>;
}

export function createReconciliationQueue(
  { database: { pool }, log }: Pick<Platform, 'database' | 'log'>,
  audit: Audit,
  daily: DailyReconciliation,
  brands: Pick<BrandService, 'all'>,
): ReconciliationQueue {
  /** A report covers all brands of a vendor. */
  const requireEveryBrand = ({ operator }: Caller) => {
    requireRight(operator, 'cashier');
    if (operator.brandIds.length > 0) throw new Failure('forbidden');
  };

  return {
    async items({ operator }, { brand, state, sort, ...page }) {
      const brandIds = (await operatedBrandIds(brands, operator, 'cashier', brand)) ?? [];
      const { content, total } = await readItems(pool, { brandIds, state, sort }, page.pageSize, offsetOf(page));
      return pageOf(content, total, page);
    },

    async resolve({ operator, requestId }, itemId, reason) {
      requireRight(operator, 'cashier');
      await inTransaction(pool, async (client) => {
        const brandId = await lockOpenItem(client, itemId);
        const isSeen =
          brandId === null ? operator.brandIds.length === 0 : brandId !== undefined && canSeeBrand(operator, brandId);
        if (!isSeen) throw new Failure('not_found');
        await resolveItem(client, itemId, operator.id, reason);
        const entry = {
          actor: { kind: 'operator', id: operator.id },
          action: 'reconciliation.resolved',
          subject: `reconciliation-item:${itemId}`,
          reason,
          brandId: brandId ?? null,
          requestId,
        } as const;
        await audit.record(entry, client);
      });
    },

    async runs(caller, { sort, ...page }) {
      requireEveryBrand(caller);
      const { content, total } = await readRuns(pool, sort, page.pageSize, offsetOf(page));
      return pageOf(content, total, page);
    },

    async run(caller, vendor, day) {
      requireEveryBrand(caller);
      const result = await daily.run(vendor, day).catch((err: unknown) => {
        log.warn({ err, vendor, day }, 'a vendor was not reconciled');
        throw new Failure('network_abnormal');
      });
      if (!result) throw new Failure('not_found');
      await audit.record({
        actor: { kind: 'operator', id: caller.operator.id },
        action: 'reconciliation.run',
        subject: `vendor:${vendor}`,
        details: { day, transactions: result.transactions, differing: result.differences.length },
        requestId: caller.requestId,
      });
    },
  };
}
