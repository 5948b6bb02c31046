import { Gem } from '@marquee/ui/icons';
import styles from './vip-medal.module.css';

/** Metals that the style sheet has; higher levels share the last one. */
const METALS = 5;

/** The sign of a level; 0: none yet. */
export function VipMedal({ level, size = 'small' }: { readonly level: number; readonly size?: 'small' | 'large' }) {
  return (
    <span className={styles.medal} data-metal={Math.min(level, METALS)} data-size={size} aria-hidden="true">
      <Gem />
    </span>
  );
}
