import { isLotteryType } from '@marquee/contract/constants';
import type { Game } from '@marquee/contract/entities/game';
import {
  useCall,
  useFailureTexts,
  useLanguage,
  useMessages,
  usePageTitle,
  useSession,
  useSessionActions,
} from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState, Spinner } from '@marquee/ui';
import { Gamepad2, Lock } from '@marquee/ui/icons';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import {
  type GameReference,
  type LaunchAccess,
  type LaunchMode,
  launchAccessOf,
  readSeamless,
  seamlessPath,
} from '../launch/launch-access';
import { roomAddress } from '../lottery/room/games-of-area';
import { GameFrame } from './game-frame';
import { Recommendations } from './recommendations';
import styles from './seamless.module.css';
import { useGameLaunch } from './use-game-launch';

/** The launch frame: `/seamless?nodeId=…` plays for money, with `&mode=demo` without. */
export default function SeamlessPage() {
  const request = readSeamless(useSearchParams()[0]);
  if (request) return <RequestedGame key={JSON.stringify(request)} {...request} />;
  return <NoGame />;
}

function RequestedGame({ game: reference, mode }: { readonly game: GameReference; readonly mode: LaunchMode }) {
  const t = useMessages('games');
  const verdict = launchAccessOf(useSession().state, mode);
  const game = useCall('games.game', { ...reference, language: useLanguage() });
  const failureTexts = useFailureTexts();
  usePageTitle(game.data?.displayName ?? t('seamless.title'));
  if (game.data && isLotteryType(game.data.gameType)) return <LotteryRoom nodeId={game.data.nodeId} />;
  if (verdict !== 'open') return <AccountNeeded access={verdict} game={game.data} />;
  if (game.error?.code === 'game_not_found') return <NoGame />;
  if (game.error)
    return (
      <ErrorState {...failureTexts(game.error)} title={t('seamless.failed')} onRetry={() => void game.refetch()} />
    );
  return game.data ? <Launching game={game.data} mode={mode} /> : <Opening name="" />;
}

/** A lottery is played on a page of its own. */
function LotteryRoom({ nodeId }: { readonly nodeId: number }) {
  const lotteries = useCall('lottery.vnMenu', {});
  const failureTexts = useFailureTexts();
  const lottery = lotteries.data?.games.find((game) => game.nodeId === nodeId);
  if (lottery) return <Navigate to={roomAddress(lottery)} replace />;
  if (lotteries.error)
    return <ErrorState {...failureTexts(lotteries.error)} onRetry={() => void lotteries.refetch()} />;
  return lotteries.data ? <NoGame /> : <Opening name="" />;
}

function Launching({ game, mode }: { readonly game: Game; readonly mode: LaunchMode }) {
  const t = useMessages('games');
  const launch = useGameLaunch({ nodeId: game.nodeId, mode }, game.playable);
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = launch;
  if (!game.playable || error?.code === 'game_maintenance') return <Recommendations game={game} />;
  if (data) return <GameFrame launch={data} onReopen={() => void refetch()} />;
  if (error)
    return (
      <ErrorState
        {...failureTexts(error)}
        title={t('seamless.failed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return <Opening name={game.displayName} />;
}

function Opening({ name }: { readonly name: string }) {
  const t = useMessages('games');
  return (
    <div className={styles.opening} role="status">
      <Spinner />
      {t('seamless.opening', { name })}
    </div>
  );
}

function NoGame() {
  const t = useMessages('games');
  return (
    <EmptyState
      icon={<Gamepad2 />}
      title={t('seamless.noGame')}
      action={
        <Link to="/rng" className={buttonClass()}>
          {t('seamless.toLobby')}
        </Link>
      }
    />
  );
}

interface AccountNeededProps {
  readonly access: Exclude<LaunchAccess, 'open'>;
  /** Undefined until it is read. */
  readonly game: Game | undefined;
}

/** Real play needs a login, or a real account instead of a trial; a game's demo is open to both. */
function AccountNeeded({ access, game }: AccountNeededProps) {
  const t = useMessages('games');
  const { requireRealAccount } = useSessionActions();
  const isTrial = access === 'real-account';
  return (
    <EmptyState
      icon={<Lock />}
      title={t(isTrial ? 'seamless.realAccountNeeded' : 'seamless.accountNeeded')}
      description={t(isTrial ? 'seamless.realAccountNeededHint' : 'seamless.accountNeededHint')}
      action={
        <span className={styles.choices}>
          <Button variant="primary" onClick={() => requireRealAccount()}>
            {t(isTrial ? 'seamless.openRealAccount' : 'seamless.logIn')}
          </Button>
          {game?.hasDemo && (
            <Link to={seamlessPath(game.nodeId, 'demo')} className={buttonClass()}>
              {t('seamless.playDemo')}
            </Link>
          )}
        </span>
      }
    />
  );
}
