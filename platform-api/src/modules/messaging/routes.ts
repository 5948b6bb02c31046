import { Failure } from '../../platform/failure';
import type { On } from '../../platform/http/call-registrar';
import type { Audit } from '../operator/audit';
import { requireBrand, requireRight } from '../operator/service';
import type { BrandService } from '../brand/service';
import type { Messaging } from './service';

/** The outbox shows codes and links, so whoever looks is put on record. */
export function messagingRoutes(on: On, messaging: Messaging, brands: BrandService, audit: Audit): void {
  on('operator.outbox', async ({ brand: code, pageNo, pageSize }, { operator, requestId }) => {
    requireRight(operator, 'outbox');
    if (!messaging.usesOutbox) throw new Failure('feature_disabled');
    const all = await brands.all();
    const brand = code === undefined ? null : all.find((candidate) => candidate.code === code);
    if (brand === undefined) throw new Failure('not_found');
    if (brand) requireBrand(operator, brand.id);
    const { rows, total } = await messaging.outbox(brand ? [brand.id] : operator.brandIds, {
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    });
    await audit.record({
      actor: { kind: 'operator', id: operator.id },
      action: 'outbox.read',
      brandId: brand?.id ?? null,
      details: { page: pageNo },
      requestId,
    });
    const codes = new Map(all.map((brand) => [brand.id, brand.code]));
    return {
      content: rows.map(({ id, at, brandId, ...row }) => ({
        ...row,
        id: String(id),
        at: at.toISOString(),
        brand: codes.get(brandId) ?? '',
      })),
      pageNum: pageNo,
      pageSize,
      totalPages: Math.ceil(total / pageSize),
      totalElements: total,
    };
  });
}
