import type { BootDocument } from '@marquee/contract/boot';
import { SYSTEM_STATUS } from '@marquee/contract/constants';
import type { Clock } from '../../../platform/clock';
import type { Brand } from '../brand/brand';
import type { RegionService } from './service';

/** Whether a brand's site is open to a visitor, for the boot document and the status call. */
export type SiteStatus = (brand: Brand, ip: string) => BootDocument['status'];

/** A restriction takes precedence over maintenance; maintenance with an end is over after it. */
export function createSiteStatus(clock: Clock, region: RegionService): SiteStatus {
  return ({ config }, ip) => {
    const { status, maintenanceEnd, regions } = config;
    const isRestricted = status === SYSTEM_STATUS.regionRestricted || region.isRestricted(regions, ip);
    if (isRestricted) return { status: SYSTEM_STATUS.regionRestricted, maintenanceEnd: null, ip };
    const isOver = maintenanceEnd !== null && Date.parse(maintenanceEnd) <= clock.now().getTime();
    return status === SYSTEM_STATUS.maintenance && !isOver
      ? { status, maintenanceEnd, ip }
      : { status: SYSTEM_STATUS.normal, maintenanceEnd: null, ip };
  };
}
