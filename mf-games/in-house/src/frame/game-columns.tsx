import type { ReactNode } from 'react';
import styles from './game-columns.module.css';

interface GameColumnsProps {
  readonly panel: ReactNode;
  /** How the parts of the stage share its height: one after the other, apart from each other, or the second takes what is left. */
  readonly parts?: 'flow' | 'spread' | 'fill';
  /** The parts of the stage. */
  readonly children: ReactNode;
}

/** A game's panel beside its stage; below it where there is no room. */
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
