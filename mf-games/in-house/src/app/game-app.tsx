import { ErrorState } from '@marquee/ui';
import { type ComponentType, lazy, useEffect } from 'react';
import { GameFrame } from '../frame/game-frame';
import { EndedScreen } from './ended-screen';
import type { EngineClient } from './engine-client';
import type { GameName } from './game-name';
import { GameProvider } from './game-provider';
import { LoadingScreen } from './loading-screen';
import styles from './screen.module.css';
import { useErrorText } from './use-error-text';
import { useSession } from './use-session';
import { useText } from './use-text';

const games: Readonly<Record<GameName, ComponentType>> = {
  crash: lazy(() => import('../crash/crash-game').then(({ CrashGame }) => ({ default: CrashGame }))),
  mines: lazy(() => import('../mines/mines-game').then(({ MinesGame }) => ({ default: MinesGame }))),
  hilo: lazy(() => import('../hi-lo/hi-lo-game').then(({ HiLoGame }) => ({ default: HiLoGame }))),
  dice: lazy(() => import('../dice/dice-game').then(({ DiceGame }) => ({ default: DiceGame }))),
  limbo: lazy(() => import('../limbo/limbo-game').then(({ LimboGame }) => ({ default: LimboGame }))),
  plinko: lazy(() => import('../plinko/plinko-game').then(({ PlinkoGame }) => ({ default: PlinkoGame }))),
  wheel: lazy(() => import('../wheel/wheel-game').then(({ WheelGame }) => ({ default: WheelGame }))),
  keno: lazy(() => import('../keno/keno-game').then(({ KenoGame }) => ({ default: KenoGame }))),
  baccarat: lazy(() => import('../baccarat/baccarat-game').then(({ BaccaratGame }) => ({ default: BaccaratGame }))),
  sicbo: lazy(() => import('../sic-bo/sic-bo-game').then(({ SicBoGame }) => ({ default: SicBoGame }))),
};

interface GameAppProps {
  readonly client: EngineClient;
  readonly game: GameName;
}

/** A launched game, from reading its session until it expires. */
export function GameApp({ client, game }: GameAppProps) {
  const t = useText();
  const errorText = useErrorText();
  const { state, end, retry } = useSession(client);
  useEffect(() => {
    document.title = t(`games.${game}`);
  }, [game, t]);

  if (state.kind === 'loading') return <LoadingScreen />;
  if (state.kind === 'ended') return <EndedScreen lobbyUrl={state.lobbyUrl} />;
  if (state.kind === 'failed') {
    const { requestId } = state.error;
    return (
      <main className={styles.screen}>
        <ErrorState
          title={t('failed.title')}
          reason={errorText(state.error)}
          retryLabel={t('failed.retry')}
          onRetry={retry}
          requestId={requestId ?? undefined}
          requestIdLabel={t('failed.requestId')}
        />
      </main>
    );
  }
  const Game = games[game];
  return (
    <GameProvider client={client} session={state.session} onExpired={end}>
      <GameFrame game={game}>
        <Game />
      </GameFrame>
    </GameProvider>
  );
}
