import { useId } from 'react';
import styles from './card-back.module.css';

/** The back of a card: a lattice in the brand's colours. */
export function CardBack() {
  const id = useId();
  return (
    <svg className={styles.back} viewBox="0 0 100 140" aria-hidden="true">
      <defs>
        <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45 50 70)">
          <path className={styles.lattice} d="M0 0H12V12H0Z" />
          <circle className={styles.knot} cx="6" cy="6" r="1.5" />
        </pattern>
      </defs>
      <rect className={styles.paper} x=".75" y=".75" width="98.5" height="138.5" rx="9" />
      <rect className={styles.ground} x="6" y="6" width="88" height="128" rx="5" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill={`url(#${id})`} />
      <rect className={styles.rim} x="9.5" y="9.5" width="81" height="121" rx="3.5" />
      <path className={styles.plate} d="M50 42 70 70 50 98 30 70Z" />
      <path className={styles.mark} d="M50 53 62 70 50 87 38 70Z" />
    </svg>
  );
}
