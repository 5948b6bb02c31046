import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { operatedBrandIds } from '../../operators/rights/operated-brand';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { readRuns, type RunRow } from './repository';

interface RunParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
}

type Runs = CallValue<'rebatesAdmin.runs'>;

/** Settled days with what they gave. @throws Failure `forbidden` without the right `cashier` and the brand */
export function createListRuns({ platform, brands }: RunParts) {
  return async (
    { operator }: Pick<OperatorCaller, 'operator'>,
    { brand, ...page }: ParsedCallRequest<'rebatesAdmin.runs'>,
  ): Promise<Runs> => {
    const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
    const part = { limit: page.pageSize, offset: offsetOf(page) };
    const { content, total } = await readRuns(platform.database.pool, brandIds, platform.clock.now(), part);
    const rows = content.map(async (row) => runView(row, await brands.byId(row.brandId)));
    return pageOf(await Promise.all(rows), total, page);
  };
}

function runView(row: RunRow, { code, currency }: Pick<Brand, 'code' | 'currency'>): Runs['content'][number] {
  const { day, isManual, startedAt, finishedAt, members, open, ...sums } = row;
  return {
    brand: code,
    currency,
    day,
    members,
    open,
    mode: isManual === null ? null : isManual ? 'manual' : 'automatic',
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt && finishedAt.toISOString(),
    paid: formatAmount(sums.paid),
    claimable: formatAmount(sums.claimable),
    lapsed: formatAmount(sums.lapsed),
    withheld: formatAmount(sums.withheld),
    corrected: formatAmount(sums.corrected),
  };
}
