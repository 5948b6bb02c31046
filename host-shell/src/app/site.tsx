import { useIdle } from '@marquee/kit';
import { VisuallyHidden } from '@marquee/ui';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLayout } from './page-layout';
import { useAnnouncementPopup } from '../features/announcements/use-announcement-popup';
import { ContractOffers } from '../features/contract/contract-offers';
import { useEnvelopeRain } from '../features/envelope-rain/use-envelope-rain';
import { LiveChat } from '../features/support/live-chat';
import { ModalHost } from '../lib/modals/modal-host';
import { PageUpdates } from '../features/updates/page-updates';
import { useRealityCheck } from '../features/reality-check/use-reality-check';
import { PageView } from './page-view';
import { pageRouteAt, pageRoutes } from '../features/routing/page-route';
import { OfflineStrip } from '../features/system-status/offline-strip';
import { useAddressPopup } from '../features/routing/use-address-popup';
import { followOtherTabs } from '../features/session/follow-other-tabs';
import { useSigningOut } from '../features/session/signing-out';
import { useScrollToTop } from '../features/routing/use-scroll-to-top';
import { ToastHost } from './toast-host';
import { useCurrentBoot } from '../lib/boot';
import { useLoaded } from '../lib/use-loaded';
import { useConnectedNavigator } from '../lib/navigator';
import { useCurrentTitle } from '../lib/page-title';
import { loadLivePage } from './load-live-page';

/** In the chunk of the confirmation before it: what shows the person waiting is there at once. */
const loadSignOutLoader = () => import(/* webpackChunkName: "confirm-modal" */ '../features/session/sign-out-loader');

/** The member site: the page of the current address inside its frame, the popups above it, the toasts above those. */
export function Site() {
  const boot = useCurrentBoot();
  const location = useLocation();
  const { pathname, search } = location;
  const routes = useMemo(() => pageRoutes(boot), [boot]);
  const route = useMemo(() => pageRouteAt(routes, pathname), [routes, pathname]);
  useConnectedNavigator();
  useEffect(followOtherTabs, []);
  useScrollToTop(route.name);
  useAddressPopup();
  useAnnouncementPopup(pathname);
  useEnvelopeRain(route.frame === 'game');
  useRealityCheck(route.frame === 'game' && !search.includes('mode=demo'));
  const SignOutLoader = useLoaded(loadSignOutLoader, useSigningOut())?.SignOutLoader;
  const LivePage = useLoaded(loadLivePage, useIdle())?.LivePage;
  return (
    <>
      <PageUpdates location={location} />
      <PageLayout frame={route.frame} routes={routes}>
        <PageView route={route} />
      </PageLayout>
      {LivePage && <LivePage route={route} />}
      <LiveChat />
      <ContractOffers />
      <RouteAnnouncer />
      <ModalHost />
      {SignOutLoader && <SignOutLoader />}
      <OfflineStrip />
      <ToastHost />
    </>
  );
}

/** Announces the title of a new page, as a browser does after a full load. */
function RouteAnnouncer() {
  return <VisuallyHidden role="status">{useCurrentTitle()}</VisuallyHidden>;
}
