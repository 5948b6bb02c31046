import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useMessages } from '@marquee/kit';
import { Link } from 'react-router-dom';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import styles from './game-tabs.module.css';
import { minutesOf, roomAddress, sameGameAs } from './games-of-area';

interface GameTabsProps {
  readonly games: readonly LotteryMenuEntry[];
  readonly current: LotteryMenuEntry;
}

/** The rooms of the area, to go from one to another: kinds of lottery, and how often the selected one is drawn. */
export function GameTabs({ games, current }: GameTabsProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const shapes = [...new Set(games.map(({ shape }) => shape))];
  const periods = games.filter(({ shape }) => shape === current.shape);
  return (
    <div className={styles.tabs}>
      <nav className={styles.games} aria-label={t('games')}>
        {shapes.map((shape) => (
          <Link
            key={shape}
            className={styles.game}
            to={roomAddress(sameGameAs(current, shape, games))}
            aria-current={shape === current.shape ? 'page' : undefined}
          >
            {t(`shape.${shape}`)}
          </Link>
        ))}
      </nav>
      {periods.length > 1 && (
        <nav className={styles.periods} aria-label={t('periods')}>
          {periods.map((game) => (
            <Link
              key={game.gameCode}
              className={styles.period}
              to={roomAddress(game)}
              aria-current={game.gameCode === current.gameCode ? 'page' : undefined}
            >
              {t('period', { minutes: minutesOf(game) })}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
