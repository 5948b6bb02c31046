import { useMessages } from '@marquee/kit';
import { Badge, Button, ErrorState, IconButton, Spinner } from '@marquee/ui';
import { ArrowLeft, Maximize, Minimize } from '@marquee/ui/icons';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLaunch } from '../launch/use-launch';
import { FavouriteToggle } from './favourite-toggle';
import styles from './game-frame.module.css';
import { useGameBar } from './use-game-bar';
import { useFullScreen } from './use-full-screen';
import type { GameLaunch } from './use-game-launch';

interface GameFrameProps {
  readonly launch: GameLaunch;
  /** Requests a new launch token. */
  readonly onReopen: () => void;
}

/** After this time a message replaces the blank frame. */
const SLOW_MS = 20_000;
/**
 * The game has its own origin, so `allow-same-origin` does not give it ours. Its link back to the lobby may leave the frame on a
 * click, and what it opens in a new tab, such as the verifier, is a page like any other.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
  'allow-pointer-lock',
  'allow-orientation-lock',
].join(' ');
const ALLOWED = 'autoplay; fullscreen; clipboard-write; screen-wake-lock; gamepad';

export function GameFrame({ launch, onReopen }: GameFrameProps) {
  const t = useMessages('games');
  const stageRef = useRef<HTMLDivElement>(null);
  const { game, mode, url } = launch;
  const play = useLaunch();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const startRef = useRef<HTMLAnchorElement>(null);
  const endRef = useRef<HTMLSpanElement>(null);
  const barHeight = useGameBar(frameRef, startRef, endRef, url);
  const shared = barHeight === null ? undefined : ({ '--game-bar': `${barHeight}px` } as CSSProperties);
  return (
    <div className={styles.frame} ref={stageRef} data-bar={shared ? 'shared' : 'own'} style={shared}>
      <header className={styles.bar}>
        <Link to={`/${game.gameType}`} className={styles.back} ref={startRef}>
          <ArrowLeft aria-hidden="true" />
          <span className={styles.backText}>{t('seamless.toLobby')}</span>
        </Link>
        <h1 className={styles.name}>{game.displayName}</h1>
        <span className={styles.vendor}>{game.vendorName}</span>
        <span className={styles.tools} ref={endRef}>
          {mode === 'demo' && (
            <>
              <Badge tone="info" className={styles.demo}>
                {t('seamless.demo')}
              </Badge>
              <Button size="sm" variant="primary" className={styles.playReal} onClick={() => play(game)}>
                {t('seamless.playReal')}
              </Button>
            </>
          )}
          <FavouriteToggle game={game} />
          <FullScreenToggle target={stageRef} />
        </span>
      </header>
      <Stage key={url} frame={frameRef} url={url} name={game.displayName} onReopen={onReopen} />
    </div>
  );
}

function FullScreenToggle({ target }: { readonly target: RefObject<HTMLDivElement | null> }) {
  const t = useMessages('games');
  const { active, toggle, available } = useFullScreen(target);
  if (!available) return null;
  const label = t(active ? 'seamless.leaveFullScreen' : 'seamless.fullScreen');
  return <IconButton icon={active ? <Minimize /> : <Maximize />} label={label} onClick={toggle} />;
}

interface StageProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly url: string;
  readonly name: string;
  readonly onReopen: () => void;
}

function Stage({ frame, url, name, onReopen }: StageProps) {
  const t = useMessages('games');
  const [state, setState] = useState<'loading' | 'shown' | 'slow'>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('slow'), SLOW_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        className={styles.game}
        src={url}
        title={name}
        sandbox={SANDBOX}
        allow={ALLOWED}
        referrerPolicy="strict-origin"
        onLoad={() => setState('shown')}
      />
      {state === 'loading' && (
        <div className={styles.cover} role="status">
          <Spinner />
          {t('seamless.opening', { name })}
        </div>
      )}
      {state === 'slow' && (
        <div className={styles.cover}>
          <ErrorState
            title={t('seamless.slow')}
            reason={t('seamless.slowReason')}
            retryLabel={t('seamless.reopen')}
            onRetry={onReopen}
          />
        </div>
      )}
    </div>
  );
}
