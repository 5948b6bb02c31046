import { Skeleton } from '@marquee/ui';
import styles from './fast-lobby.module.css';

const BLOCKS = 5;

/** A lobby before its lotteries are read. */
export const LobbySkeleton = () => (
  <div className={styles.lobby} aria-busy="true">
    <Skeleton shape="block" height="4rem" />
    {Array.from({ length: BLOCKS }, (_, at) => (
      <Skeleton key={at} shape="block" height="9rem" />
    ))}
  </div>
);
