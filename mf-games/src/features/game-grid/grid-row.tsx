import type { Game } from '@marquee/contract/entities/game';
import { memo } from 'react';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import type { CardTools } from '../game-card/use-card-tools';
import styles from './game-grid.module.css';
import { useNextFrame } from './use-next-frame';

export interface GamesOfGrid {
  readonly total: number;
  /** The game at a position, undefined until its page has arrived. The same function until one of them changes. */
  readonly gameAt: (index: number) => Game | undefined;
  readonly tools: CardTools;
  readonly startButton: boolean;
}

interface GridRowProps extends GamesOfGrid {
  readonly row: number;
  readonly columns: number;
  /** From the top of the grid. */
  readonly topPx: number;
  /** Whether the list is being scrolled: a row that comes into it then comes in two halves. */
  readonly isMoving: () => boolean;
}

/** One row of the grid. While the list is scrolled, only rows that come into it are rendered. */
export const GridRow = memo(function GridRow({ row, columns, topPx, isMoving, ...games }: GridRowProps) {
  const { total, gameAt, tools, startButton } = games;
  const isWhole = useNextFrame(isMoving);
  const shown = isWhole ? columns : Math.ceil(columns / 2);
  return (
    <div
      role="presentation"
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, transform: `translateY(${topPx}px)` }}
    >
      {positionsOf(row, columns, total)
        .slice(0, shown)
        .map((index) => {
          const game = gameAt(index);
          return (
            <div key={index} role="listitem" aria-setsize={total} aria-posinset={index + 1}>
              {game ? (
                <GameCard game={game} tools={tools} eager={index < columns * 2} />
              ) : (
                <GameCardSkeleton startButton={startButton} />
              )}
            </div>
          );
        })}
    </div>
  );
});

function positionsOf(row: number, columns: number, total: number): number[] {
  const first = row * columns;
  return Array.from({ length: Math.min(columns, total - first) }, (_, column) => first + column);
}
