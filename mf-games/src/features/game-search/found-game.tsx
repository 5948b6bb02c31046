import type { Game } from '@marquee/contract/entities/game';
import { useMessages, useShell } from '@marquee/kit';
import { useLaunch } from '../launch/use-launch';
import styles from './game-search.module.css';

interface FoundGameProps {
  readonly game: Game;
  readonly onLeave: () => void;
}

/** A found game: opens at once, or its details while it is under maintenance. */
export function FoundGame({ game, onLeave }: FoundGameProps) {
  const t = useMessages('games');
  const { openModal } = useShell();
  const launch = useLaunch();
  const open = () => {
    onLeave();
    if (game.playable) launch(game);
    else openModal('game-popup', { nodeId: game.nodeId });
  };
  return (
    <li>
      <button type="button" className={styles.game} onClick={open}>
        <img src={game.showIcon} alt="" width={48} height={48} loading="lazy" decoding="async" />
        <span>
          <b>{game.displayName}</b>
          <small>
            {game.vendorName} · {t(`type.${game.gameType}`)}
          </small>
        </span>
      </button>
    </li>
  );
}
