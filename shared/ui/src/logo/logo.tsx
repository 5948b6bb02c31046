import { cx } from '../cx';
import styles from './logo.module.css';
import { MeridianMark, SundarbanMark } from './marks';

export interface LogoProps {
  readonly brand: 'sundarban' | 'meridian';
  /** The brand's name as people read it; it is also the accessible name. */
  readonly name: string;
  /** `mark` is the emblem alone, for a collapsed menu. */
  readonly variant?: 'full' | 'mark' | undefined;
  readonly size?: 'md' | 'lg' | undefined;
}

export function Logo({ brand, name, variant = 'full', size = 'md' }: LogoProps) {
  const Mark = brand === 'sundarban' ? SundarbanMark : MeridianMark;
  return (
    <span className={cx(styles.logo, styles[brand], styles[size])} role="img" aria-label={name}>
      <Mark className={styles.mark} />
      {variant === 'full' && (
        <span className={styles.word} aria-hidden="true">
          {name}
        </span>
      )}
    </span>
  );
}
