import { cx } from '../cx';
import styles from './logo.module.css';

export interface LogoProps {
  /** The brand's name as people read it; it is also the accessible name. */
  readonly name: string;
  /** `mark` is the emblem alone, for a collapsed menu. */
  readonly variant?: 'full' | 'mark' | undefined;
  readonly size?: 'md' | 'lg' | undefined;
}

/** Mark and name of the page's brand: both come from its look. */
export function Logo({ name, variant = 'full', size = 'md' }: LogoProps) {
  return (
    <span className={cx(styles.logo, styles[size])} role="img" aria-label={name}>
      <span className={styles.mark} aria-hidden="true" />
      {variant === 'full' && (
        <span className={styles.word} aria-hidden="true">
          {name}
        </span>
      )}
    </span>
  );
}
