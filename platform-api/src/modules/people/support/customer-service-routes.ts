import { calls } from '@marquee/contract/calls/index';
import type { Config } from '../../../platform/config';
import type { On } from '../../../platform/http/call-registrar';
import type { PayloadOpener } from '../../../platform/http/payload-opener';
import type { BrandService } from '../../site/brand/service';
import { chatUrlOf } from './chat-routes';
import { customerServiceOf } from './customer-service';

/** A brand's support contacts. Sealed for the requesting page, so that addresses do not appear in caches or logs. */
export function customerServiceRoutes(on: On, config: Config, brands: BrandService, opener: PayloadOpener): void {
  on('customerService.links', async (request, { brand, reply }) => {
    const seal = opener.sealerFor(request, calls['customerService.links'].path);
    const settings = await brands.byId(brand.id);
    reply.header('cache-control', 'no-store');
    return customerServiceOf(settings, chatUrlOf(config, brand.code)).map(({ csType, title, path }) => ({
      csType,
      title,
      path: seal(path),
    }));
  });
}
