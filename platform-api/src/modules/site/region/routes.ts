import type { On } from '../../../platform/http/call-registrar';
import type { BrandService } from '../brand/service';
import type { SiteStatus } from './site-status';

export function regionRoutes(on: On, brands: Pick<BrandService, 'byId'>, statusOf: SiteStatus): void {
  on('system.status', async (_input, { brand, ip }) => statusOf(await brands.byId(brand.id), ip));
}
