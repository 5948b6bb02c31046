import {
  useCall,
  useFailureTexts,
  useLanguage,
  useMessages,
  usePageTitle,
  useSession,
  useSessionActions,
} from '@marquee/kit';
import { Button, EmptyState, ErrorState, Spinner } from '@marquee/ui';
import { Gamepad2, Lock } from '@marquee/ui/icons';
import { Link, useSearchParams } from 'react-router-dom';
import { launchVerdict, type LaunchMode, readSeamless } from '../launch/launch-rules';
import { GameFrame } from './game-frame';
import { Recommendations } from './recommendations';
import styles from './seamless.module.css';
import { useGameLaunch } from './use-game-launch';

/** The launch frame: `/seamless?nodeId=…` plays for money, `&mode=demo` plays for nothing. */
export default function SeamlessPage() {
  const t = useMessages('games');
  const asked = readSeamless(useSearchParams()[0]);
  if (asked) return <Launching key={`${asked.nodeId} ${asked.mode}`} {...asked} />;
  return (
    <EmptyState
      icon={<Gamepad2 />}
      title={t('seamless.noGame')}
      action={<Link to="/rng">{t('seamless.toLobby')}</Link>}
    />
  );
}

function Launching(asked: { readonly nodeId: number; readonly mode: LaunchMode }) {
  const t = useMessages('games');
  const verdict = launchVerdict(useSession().state, asked.mode);
  const game = useCall('games.game', { nodeId: asked.nodeId, language: useLanguage() });
  const launch = useGameLaunch(asked, verdict === 'open');
  const failureTexts = useFailureTexts();
  usePageTitle(game.data?.displayName ?? t('seamless.title'));

  if (verdict !== 'open') return <AccountNeeded />;
  if (launch.data) return <GameFrame launch={launch.data} onReopen={launch.refetch} />;
  if (launch.error?.code === 'game_maintenance') return <Recommendations name={game.data?.displayName} />;
  if (launch.error) {
    return (
      <ErrorState
        {...failureTexts(launch.error)}
        title={t('seamless.failed')}
        onRetry={launch.refetch}
        retrying={launch.isFetching}
      />
    );
  }
  return (
    <div className={styles.opening} role="status">
      <Spinner />
      {t('seamless.opening', { name: game.data?.displayName ?? '' })}
    </div>
  );
}

function AccountNeeded() {
  const t = useMessages('games');
  const { requireRealAccount } = useSessionActions();
  return (
    <EmptyState
      icon={<Lock />}
      title={t('seamless.accountNeeded')}
      description={t('seamless.accountNeededHint')}
      action={
        <Button variant="primary" onClick={() => requireRealAccount()}>
          {t('seamless.logIn')}
        </Button>
      }
    />
  );
}
