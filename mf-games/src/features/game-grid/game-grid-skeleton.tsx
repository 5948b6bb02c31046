import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './game-grid.module.css';

const TILE_COUNT = 18;

/** Placeholder of the grid until its first page has loaded. */
export function GameGridSkeleton({ startButton }: { readonly startButton: boolean }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {Array.from({ length: TILE_COUNT }, (_, index) => (
        <GameCardSkeleton key={index} startButton={startButton} />
      ))}
    </div>
  );
}
