import { Skeleton } from '@marquee/ui';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import type { GameRowData } from './game-row';
import styles from './game-rows.module.css';

const ITEMS = 7;

interface GameRowSkeletonProps {
  readonly row?: Pick<GameRowData, 'kind' | 'gameType'> | undefined;
}

/** As high as the row of this kind; of slots where the kind is not known yet. */
export function GameRowSkeleton({ row }: GameRowSkeletonProps) {
  const isVendors = row?.kind === 'vendors';
  const hasStartButton = row !== undefined && row.gameType !== 'rng';
  return (
    <div>
      <div className={styles.header}>
        <Skeleton width="11rem" height="1.4rem" />
      </div>
      <div className={styles.track}>
        {Array.from({ length: ITEMS }, (_, index) => (
          <div key={index} className={isVendors ? styles.vendorItem : styles.item}>
            <GameCardSkeleton wide={isVendors} startButton={hasStartButton} />
          </div>
        ))}
      </div>
    </div>
  );
}
