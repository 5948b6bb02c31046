import { Skeleton } from '@marquee/ui';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './game-rows.module.css';

const ITEMS = 9;

export function GameRowSkeleton() {
  return (
    <div>
      <div className={styles.header}>
        <Skeleton width="11rem" height="1.4rem" />
      </div>
      <div className={styles.track}>
        {Array.from({ length: ITEMS }, (_, index) => (
          <div key={index} className={styles.item}>
            <GameCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
