import { gamePictureSrcSet } from '@marquee/contract/game-picture';
import type { Winner } from '@marquee/contract/entities/game';
import { useFormat, useMessages } from '@marquee/kit';
import { cx } from '@marquee/ui';
import { useLaunch } from '../launch/use-launch';
import styles from './winner-row.module.css';

interface WinnerRowProps {
  readonly winner: Winner;
  readonly rank: number;
  /** The win has just arrived. */
  readonly isNew: boolean;
  readonly podium?: boolean;
}

/** One win; a click opens its game. */
export function WinnerRow({ winner, rank, isNew, podium = false }: WinnerRowProps) {
  const t = useMessages('games');
  const { money, number, dateTime } = useFormat();
  const launch = useLaunch();
  const { customerName, gameName, gameId, iconUrl, winAmount, wonAt } = winner;
  return (
    <li className={cx(styles.row, podium && styles.podium, isNew && styles.fresh)} data-rank={rank}>
      <button
        type="button"
        className={styles.open}
        title={t('winners.at', { when: dateTime(wonAt) })}
        onClick={() => launch({ nodeId: gameId })}
      >
        <span className={styles.rank}>{number(rank)}</span>
        <img
          className={styles.icon}
          src={iconUrl}
          srcSet={gamePictureSrcSet(iconUrl)}
          alt=""
          width={36}
          height={36}
          loading="lazy"
        />
        <span className={styles.who}>
          <span className={styles.player}>{customerName}</span>
          <span className={styles.game}>{gameName}</span>
        </span>
        <span className={styles.amount}>{money(winAmount)}</span>
      </button>
    </li>
  );
}
