import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Audit } from '../../operators/audit/audit';
import { requireRight } from '../../operators/rights/rights';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { Messaging } from './service';

/** The outbox contains codes and links, so every access is recorded. */
export function messagingRoutes(on: On, messaging: Messaging, brands: BrandService, audit: Audit): void {
  on('operator.outbox', async ({ brand: code, ...page }, { operator, requestId }) => {
    requireRight(operator, 'outbox');
    if (!messaging.usesOutbox) throw new Failure('feature_disabled');
    const brand = code === undefined ? null : await operatedBrand(brands, operator, 'outbox', code);
    const { rows, total } = await messaging.outbox(brand ? [brand.id] : operator.brandIds, {
      limit: page.pageSize,
      offset: offsetOf(page),
    });
    await audit.record({
      actor: { kind: 'operator', id: operator.id },
      action: 'outbox.read',
      brandId: brand?.id ?? null,
      details: { page: page.pageNo },
      requestId,
    });
    const codes = new Map((await brands.all()).map(({ id, code: brandCode }) => [id, brandCode]));
    const content = rows.map(({ id, at, brandId, ...row }) => ({
      ...row,
      id: String(id),
      at: at.toISOString(),
      brand: codes.get(brandId) ?? '',
    }));
    return pageOf(content, total, page);
  });
}
