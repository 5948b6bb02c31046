import type { BootDocument } from '@marquee/contract/boot';
import { SYSTEM_STATUS } from '@marquee/contract/constants';
import type { Clock } from '../../platform/clock';
import type { Brand } from '../brand/repository';
import type { RegionService } from './service';

/** Whether a brand's site is open to a visitor, as the boot document and the status call tell it. */
export type SiteStatus = (brand: Brand, ip: string) => BootDocument['status'];

/** A region that is shut out stays so during maintenance; maintenance with an end is over when that has come. */
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
