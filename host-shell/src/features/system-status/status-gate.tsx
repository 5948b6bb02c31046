import { SYSTEM_STATUS } from '@marquee/contract/constants';
import { useCall, useTopic } from '@marquee/kit';
import type { ReactNode } from 'react';
import { useCurrentBoot } from '../../lib/boot';
import { useLoaded } from '../../lib/use-loaded';

const loadPages = () => import(/* webpackChunkName: "closed-pages" */ './closed-pages');

/** Shows the site, or why it is closed: maintenance (1) or the visitor's region (2). Opens by itself when that has passed. */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const boot = useCurrentBoot();
  const isClosed = boot.status.status !== SYSTEM_STATUS.normal;
  const { data = boot.status, refetch } = useCall('system.status', {}, { enabled: isClosed, staleMs: 0 });
  const recheck = () => void refetch();
  useTopic('config.changed', ({ revision }) => {
    if (revision !== boot.revision) recheck();
  });
  const pages = useLoaded(loadPages, data.status !== SYSTEM_STATUS.normal);
  if (data.status === SYSTEM_STATUS.normal) return children;
  if (!pages) return null;
  const { MaintenancePage, RegionPage } = pages;
  return data.status === SYSTEM_STATUS.maintenance ? (
    <MaintenancePage end={data.maintenanceEnd} onDue={recheck} />
  ) : (
    <RegionPage ip={data.ip} />
  );
}
