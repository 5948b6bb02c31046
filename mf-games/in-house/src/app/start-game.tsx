import { startI18n } from '@marquee/kit/i18n/i18n';
import { StrictMode, Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '../messages/catalogue';
import { createEngineClient } from './engine-client';
import { EndedScreen } from './ended-screen';
import { GameApp } from './game-app';
import { type LaunchParams, takeLaunchParams } from './launch-params';
import { LoadingScreen } from './loading-screen';
import { MESSAGES } from './use-text';

const VerifyPage = lazy(() => import('../verify/verify-page').then(({ VerifyPage: page }) => ({ default: page })));

/** Opens the page of the address: a game with its launch token, or the verifier, which needs none. */
export async function startGame(location: Location): Promise<void> {
  const launch = takeLaunchParams(location);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  await startI18n(launch.language, MESSAGES, await loadCatalogue(launch.language), undefined, launch.formats);
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={<LoadingScreen />}>{pageOf(launch)}</Suspense>
    </StrictMode>,
  );
}

function pageOf({ page, token }: LaunchParams) {
  if (page === 'verify') return <VerifyPage />;
  return token ? <GameApp client={createEngineClient(token)} game={page} /> : <EndedScreen lobbyUrl={null} />;
}
