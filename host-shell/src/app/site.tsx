import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLayout } from '../features/layout/page-layout';
import { useAnnouncementPopup } from '../features/announcements/use-announcement-popup';
import { ContractOffers } from '../features/contract/contract-offers';
import { LiveChat } from '../features/live-chat/live-chat';
import { ModalHost } from '../features/modals/modal-host';
import { useRealityCheck } from '../features/reality-check/use-reality-check';
import { PageView } from '../features/routing/page-view';
import { pageRouteAt, pageRoutes } from '../features/routing/page-route';
import { RouteAnnouncer } from '../features/routing/route-announcer';
import { useAddressPopup } from '../features/routing/use-address-popup';
import { useScrollToTop } from '../features/routing/use-scroll-to-top';
import { ToastHost } from '../features/toasts/toast-host';
import { useCurrentBoot } from './boot';
import { useLivePage } from './use-live-page';
import { useNavigator } from './use-navigator';

/** The member site: the page of the current address inside its frame, the popups above it, the toasts above those. */
export function Site() {
  const boot = useCurrentBoot();
  const { pathname, search } = useLocation();
  const routes = useMemo(() => pageRoutes(boot), [boot]);
  const route = useMemo(() => pageRouteAt(routes, pathname), [routes, pathname]);
  useNavigator();
  useLivePage();
  useScrollToTop(route.name);
  useAddressPopup();
  useAnnouncementPopup(pathname);
  useRealityCheck(route.frame === 'game' && !search.includes('mode=demo'));
  return (
    <>
      <PageLayout frame={route.frame} routes={routes}>
        <PageView route={route} />
      </PageLayout>
      <LiveChat />
      <ContractOffers />
      <RouteAnnouncer />
      <ModalHost />
      <ToastHost />
    </>
  );
}
