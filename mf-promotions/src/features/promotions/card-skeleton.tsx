import { Skeleton } from '@marquee/ui';
import styles from './card.module.css';

export function CardSkeleton() {
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <Skeleton shape="block" height="100%" />
      </span>
      <span className={styles.texts}>
        <Skeleton width="5rem" height="1.375rem" />
        <span className={styles.words}>
          <Skeleton width="80%" height="1.3rem" />
          <Skeleton />
        </span>
        <span className={styles.foot}>
          <Skeleton width="6rem" />
        </span>
      </span>
    </li>
  );
}
