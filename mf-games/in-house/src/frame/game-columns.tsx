import type { ReactNode } from 'react';
import styles from './game-columns.module.css';

interface GameColumnsProps {
  readonly panel: ReactNode;
  /** How the parts of the stage share its height: in a row, spread, or with the second part filling the rest. */
  readonly parts?: 'flow' | 'spread' | 'fill';
  /** The parts of the stage. */
  readonly children: ReactNode;
}

/** A game's panel beside its stage, or below it on narrow screens. */
export function GameColumns({ panel, parts = 'flow', children }: GameColumnsProps) {
  return (
    <div className={styles.game}>
      {panel}
      <section className={styles.stage} data-parts={parts}>
        {children}
      </section>
    </div>
  );
}
