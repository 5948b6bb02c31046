import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { Countdown } from '@marquee/ui/countdown';
import { Link } from 'react-router-dom';
import styles from './quick-links.module.css';
import { useTimeLabels } from '../room/use-time-labels';

interface QuickLinksProps {
  readonly title: string;
  readonly games: readonly LotteryMenuEntry[];
  readonly nameOf: (game: LotteryMenuEntry) => string;
  readonly addressOf: (game: LotteryMenuEntry) => string;
  readonly skewMs: number;
}

/** A line of rooms with the time left in each; nothing without any. */
export function QuickLinks({ title, games, nameOf, addressOf, skewMs }: QuickLinksProps) {
  const labels = useTimeLabels();
  if (games.length === 0) return null;
  return (
    <nav className={styles.line} aria-label={title}>
      <span className={styles.title}>{title}</span>
      {games.map((game) => (
        <Link key={game.gameCode} className={styles.link} to={addressOf(game)}>
          {nameOf(game)}
          {game.next && (
            <span className={styles.left}>
              <Countdown
                key={game.next.issue}
                until={Date.parse(game.next.closesAt)}
                skewMs={skewMs}
                labels={labels}
                appearance="text"
              />
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
