import { cx } from '@marquee/ui';
import type { CSSProperties } from 'react';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './die.module.css';
import { DieFace } from './die-face';

interface DieProps {
  readonly face: number;
  /** Index of the die: each has its own animation. */
  readonly place: number;
  readonly rolling: boolean;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** A die in three dimensions with one face to the front; it tumbles while rolling. */
export function Die({ face, place, rolling }: DieProps) {
  const t = useText();
  const format = useFormat();
  return (
    <span
      className={cx(styles.die, rolling && styles.rolling)}
      style={{ '--place': place } as CSSProperties}
      data-face={face}
      role="img"
      aria-label={t('sicbo.die', { face: format.number(face) })}
    >
      <span className={styles.cube}>
        {FACES.map((side) => (
          <span key={side} className={styles.side} data-side={side}>
            <DieFace face={side} />
          </span>
        ))}
      </span>
    </span>
  );
}
