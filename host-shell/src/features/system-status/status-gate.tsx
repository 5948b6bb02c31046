import { SYSTEM_STATUS } from '@marquee/contract/constants';
import { useCall, useTopic } from '@marquee/kit';
import type { ReactNode } from 'react';
import { useCurrentBoot } from '../../app/boot';
import { MaintenancePage } from './maintenance.page';
import { RegionPage } from './region.page';

/** Shows the site, or why it is closed: maintenance (1) or the visitor's region (2). Opens by itself when that has passed. */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const boot = useCurrentBoot();
  const isClosed = boot.status.status !== SYSTEM_STATUS.normal;
  const { data = boot.status, refetch } = useCall('system.status', {}, { enabled: isClosed, staleMs: 0 });
  useTopic('config.changed', () => void refetch());
  const recheck = () => void refetch();
  if (data.status === SYSTEM_STATUS.maintenance) return <MaintenancePage end={data.maintenanceEnd} onDue={recheck} />;
  if (data.status === SYSTEM_STATUS.regionRestricted) return <RegionPage ip={data.ip} />;
  return children;
}
