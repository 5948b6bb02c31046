import type { Game } from '@marquee/contract/entities/game';
import { useMessages } from '@marquee/kit';
import { Badge, Button } from '@marquee/ui';
import { ExternalLink, Heart, Play, Settings } from '@marquee/ui/icons';
import { useFavourites } from '../favourites/use-favourites';
import type { LaunchMode } from '../launch/launch-access';
import { useLaunch } from '../launch/use-launch';
import { useLaunchInWindow } from '../launch/use-launch-in-window';
import { GameFacts } from './game-facts';
import { SimilarGames } from './similar-games';
import styles from './game-popup.module.css';

interface GameSummaryProps {
  readonly game: Game;
  /** Called when the game opens and the popup should close. */
  readonly onLeave: () => void;
}

export function GameSummary({ game, onLeave }: GameSummaryProps) {
  const t = useMessages('games');
  const favourites = useFavourites();
  const launch = useLaunch();
  const launchInWindow = useLaunchInWindow();
  const favourite = favourites.has(game.nodeId);
  const start = (mode: LaunchMode) => {
    onLeave();
    launch(game, mode);
  };
  return (
    <>
      <p className={styles.of}>
        <span>{game.vendorName}</span>
        <span>{t(`type.${game.gameType}`)}</span>
        {game.isHot === 1 && <Badge tone="danger">{t('card.hot')}</Badge>}
        {game.isNew && <Badge tone="info">{t('card.new')}</Badge>}
        {game.hasJackpot && <Badge tone="accent">{t('list.switch.jackpot')}</Badge>}
      </p>
      <GameFacts game={game} />
      {game.playable ? (
        <div className={styles.actions}>
          <Button variant="primary" icon={<Play />} onClick={() => start('real')}>
            {t('in_immediate_game')}
          </Button>
          {game.hasDemo && <Button onClick={() => start('demo')}>{t('card.demo')}</Button>}
          <Button variant="ghost" icon={<ExternalLink />} onClick={() => launchInWindow(game) && onLeave()}>
            {t('popup.newWindow')}
          </Button>
          <Button variant="ghost" icon={<Heart />} aria-pressed={favourite} onClick={() => favourites.toggle(game)}>
            {t(favourite ? 'popup.removeFavourite' : 'popup.addFavourite')}
          </Button>
        </div>
      ) : (
        <p className={styles.maintenance}>
          <Settings aria-hidden="true" />
          {t('seamless.maintenance', { name: game.displayName })}
        </p>
      )}
      <SimilarGames nodeId={game.nodeId} onLaunch={onLeave} />
    </>
  );
}
