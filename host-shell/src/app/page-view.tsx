import { useMessages, usePageTitle, useSession } from '@marquee/kit';
import { useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useCurrentBoot } from '../lib/boot';
import { useLoaded } from '../lib/use-loaded';
import type { ContentView } from '../features/content/content-routes';
import { HomePage } from '../features/home/home.page';
import { DisabledPage } from '../features/routing/disabled.page';
import { Guarded } from '../features/routing/guarded';
import { NotFoundPage } from '../features/routing/not-found.page';
import type { PageRoute } from '../features/routing/page-route';
import { RemotePage } from '../features/routing/remote-page';
import { subUserPlace } from '../features/routing/sub-user-place';
import { UnavailablePage } from '../features/routing/unavailable.page';

/** The page of an address. The one route gives a remote its parameters and the base of its own routes. */
export function PageView({ route }: { readonly route: PageRoute }) {
  const boot = useCurrentBoot();
  const place = subUserPlace(boot, route, useSession().member);
  const element = useMemo(() => <Page route={route} />, [route]);
  if (place !== null) return <Navigate to={place} replace />;
  return (
    <Routes>
      <Route path={route.path} caseSensitive element={element} />
    </Routes>
  );
}

function Page({ route }: { readonly route: PageRoute }) {
  switch (route.kind) {
    case 'home':
      return <HomePage />;
    case 'help':
      return <HelpPage />;
    case 'content':
      return <ContentPage content={route.content} />;
    case 'app-download':
      return <AppDownloadPage />;
    case 'unavailable':
      return (
        <Guarded guard={route.guard}>
          <UnavailablePage />
        </Guarded>
      );
    case 'remote':
      return <RemotePage key={route.name} contribution={route.contribution} />;
    case 'disabled':
      return <DisabledPage reason={route.reason} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}

const loadContent = () => import(/* webpackChunkName: "content-page" */ '../features/content/content.page');

function ContentPage({ content }: { readonly content: ContentView }) {
  const Loaded = useLoaded(loadContent)?.default;
  return Loaded ? <Loaded content={content} /> : null;
}

const loadAppDownload = () =>
  import(/* webpackChunkName: "app-download-page" */ '../features/app-download/app-download.page');

function AppDownloadPage() {
  const Loaded = useLoaded(loadAppDownload)?.default;
  return Loaded ? <Loaded /> : null;
}

const loadHelp = () => import(/* webpackChunkName: "help-page" */ '../features/help/help.page');

function HelpPage() {
  const t = useMessages('shell');
  usePageTitle(t('help.title'));
  const Loaded = useLoaded(loadHelp)?.default;
  return Loaded ? <Loaded /> : null;
}
