import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './game-grid.module.css';

const SHOWN = 18;

/** The grid before its first answer. */
export function GameGridSkeleton({ startButton }: { readonly startButton: boolean }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: SHOWN }, (_, index) => (
        <GameCardSkeleton key={index} startButton={startButton} />
      ))}
    </div>
  );
}
