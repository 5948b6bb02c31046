import { gamePictureSrcSet } from '@marquee/contract/game-picture';
import { useCall, useLanguage, useMessages } from '@marquee/kit';
import { useLaunch } from '../launch/use-launch';
import styles from './game-popup.module.css';

const LIMIT = 4;

interface SimilarGamesProps {
  readonly nodeId: number;
  readonly onLaunch: () => void;
}

/** A few similar games; renders nothing while they load. */
export function SimilarGames({ nodeId, onLaunch }: SimilarGamesProps) {
  const t = useMessages('games');
  const launch = useLaunch();
  const { data: games = [] } = useCall('games.recommended', { nodeId, limit: LIMIT, language: useLanguage() });
  if (games.length === 0) return null;
  return (
    <section className={styles.similar} aria-label={t('popup.similar')}>
      <h3>{t('popup.similar')}</h3>
      <ul>
        {games.map((game) => (
          <li key={game.nodeId}>
            <button
              type="button"
              onClick={() => {
                onLaunch();
                launch(game);
              }}
            >
              <img
                src={game.showIcon}
                srcSet={gamePictureSrcSet(game.showIcon)}
                alt=""
                width={360}
                height={480}
                loading="lazy"
                decoding="async"
              />
              {game.displayName}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
