import { SYSTEM_STATUS } from '@marquee/contract/constants';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { BrandService } from '../brand/service';
import type { SiteStatus } from './site-status';

const CALLS = /^\/(wps|lgw)\//;
/** The calls that a closed page needs: its status, the live stream, and logout. */
const OPEN =
  /^\/wps\/(system\/(status|whitelabel|domainRoute)\b|boot\b|stream\b|remotes\/|customerService\b|session\/logout\b)/;

/**
 * Refuses the calls of a closed site: `system_maintenance`, `region_restricted`. Wallets and payment providers are
 * exempt, so that open rounds settle and paid money arrives.
 */
export function refuseWhileClosed(server: FastifyInstance, brands: BrandService, statusOf: SiteStatus): void {
  server.addHook('onRequest', async ({ url, hostname, ip }) => {
    if (!CALLS.test(url) || OPEN.test(url)) return;
    const brand = await brands.byHost(hostname);
    if (!brand) return;
    const { status, maintenanceEnd } = statusOf(brand, ip);
    if (status === SYSTEM_STATUS.regionRestricted) throw new Failure('region_restricted', { ip });
    if (status === SYSTEM_STATUS.maintenance) throw new Failure('system_maintenance', { maintenanceEnd });
  });
}
