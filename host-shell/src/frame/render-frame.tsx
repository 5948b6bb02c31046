import type { BootDocument } from '@marquee/contract/boot';
import type { FrameRequest } from '@marquee/contract/frame';
import { GUEST } from '@marquee/contract/guest';
import type { Session, SessionState } from '@marquee/contract/session';
import {
  addKitMessages,
  createFederation,
  createIntegrityMap,
  FederationContext,
  registerMessages,
  runtime,
  startI18n,
} from '@marquee/kit/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { installPageRuntime } from '../app/page-runtime';
import { Site } from '../app/site';
import { startTheme } from '../features/preferences/theme';
import { guardOutcome } from '../features/routing/guard';
import { type PageRoute, pageRouteAt, pageRoutes } from '../features/routing/page-route';
import { startSideMenu } from '../features/side-menu/side-menu-state';
import { loadCatalogue } from '../messages/catalogue';

/**
 * The first screen as HTML, by the page's own components. Remotes are places that are still loading.
 * @throws when a component cannot be rendered without a browser
 */
export async function renderFrame({ boot, sessionState, path, menu }: FrameRequest): Promise<string> {
  const frameBoot: BootDocument = { ...boot, session: sessionOf(sessionState) };
  installPageRuntime(frameBoot);
  startTheme(boot.theme);
  startSideMenu(menu);
  registerMessages('shell', loadCatalogue);
  await startI18n(boot.language, 'shell', await loadCatalogue(boot.language));
  await addKitMessages();
  const { queryClient, bus } = runtime();
  try {
    return renderToString(
      <QueryClientProvider client={queryClient}>
        <FederationContext value={idleFederation(frameBoot)}>
          <StaticRouter location={landingOf(frameBoot, path)}>
            <Site />
          </StaticRouter>
        </FederationContext>
      </QueryClientProvider>,
    );
  } finally {
    bus.close();
    queryClient.clear();
  }
}

/** Where a visitor of this kind comes to stand: a guard leads some elsewhere, as in `Guarded`. */
function landingOf(boot: BootDocument, path: string): string {
  const guard = guardOf(pageRouteAt(pageRoutes(boot), path));
  const outcome = guardOutcome(guard, boot.session.state);
  if (outcome === 'log-in') return '/login';
  if (outcome === 'agent-log-in') return '/agent';
  return path;
}

function guardOf(route: PageRoute) {
  if (route.kind === 'remote') return route.contribution.guard;
  return route.kind === 'unavailable' ? route.guard : 'none';
}

/** Nobody's: names and balances come with the page's scripts. */
function sessionOf(state: SessionState): Session {
  if (state === 'guest') return GUEST;
  const nobody = {
    id: '',
    account: '',
    nickname: '',
    picture: null,
    type: 0,
    currency: '',
    language: '',
    registeredAt: '',
    facts: [],
  };
  return { state, member: nobody };
}

function idleFederation(boot: BootDocument) {
  return createFederation({
    boot,
    integrity: createIntegrityMap({ origin: 'http://frame.invalid', failClosed: true }),
    runtime: {
      registerRemotes: () => undefined,
      loadRemote: () => Promise.reject(new Error('a frame loads no remote')),
    },
    fallbackLanguages: [],
    messagesReady: Promise.resolve(),
    report: () => undefined,
  });
}
