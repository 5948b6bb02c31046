import { cx, Skeleton } from '@marquee/ui';
import cardStyles from './game-card.module.css';
import styles from './game-card-skeleton.module.css';

interface GameCardSkeletonProps {
  readonly wide?: boolean;
  /** With the start button that every type but slots has. */
  readonly startButton?: boolean;
}

/** Has exactly the size of a game card. */
export function GameCardSkeleton({ wide = false, startButton = false }: GameCardSkeletonProps) {
  return (
    <div className={cx(cardStyles.card, wide && cardStyles.wide, styles.skeleton)}>
      <Skeleton shape="tile" />
      <span className={styles.name}>
        <Skeleton width="75%" />
      </span>
      <span className={styles.vendor}>
        <Skeleton width="45%" />
      </span>
      {startButton && (
        <span className={styles.button}>
          <Skeleton shape="block" height="2rem" />
        </span>
      )}
    </div>
  );
}
