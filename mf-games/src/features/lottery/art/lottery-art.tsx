import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { cx, Skeleton } from '@marquee/ui';
import { lazy, Suspense } from 'react';
import styles from './lottery-art.module.css';

const LotteryPicture = lazy(() => import('./lottery-picture'));

interface LotteryArtProps {
  readonly game: Pick<LotteryMenuEntry, 'gameCode' | 'shape'>;
  readonly size?: 'md' | 'lg';
}

/** The picture of a lottery: of its family, and of the game where it has one of its own. Its name stands beside it. */
export function LotteryArt({ game, size = 'md' }: LotteryArtProps) {
  return (
    <span className={cx(styles.art, size === 'lg' && styles.large)} aria-hidden="true">
      <Suspense fallback={<Skeleton shape="block" height="100%" />}>
        <LotteryPicture {...game} />
      </Suspense>
    </span>
  );
}
