import type { Game } from '@marquee/contract/entities/game';
import { memo } from 'react';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import type { CardTools } from '../game-card/use-card-tools';
import styles from './game-grid.module.css';
import { useIncrementalCount } from './use-incremental-count';

/** Games that are added at a time to a row that appears while the list scrolls. */
const GAMES_PER_STEP = 2;

interface GridRowProps {
  readonly row: number;
  readonly columns: number;
  /** Number of games in the whole list. */
  readonly total: number;
  /** The games of this row, each undefined until its page has loaded. */
  readonly games: readonly (Game | undefined)[];
  readonly tools: CardTools;
  readonly startButton: boolean;
  /** Distance from the top of the grid. */
  readonly topPx: number;
  /** Whether the list is scrolling: a row that appears meanwhile is filled step by step. */
  readonly isScrolling: () => boolean;
}

/** One row of the grid. It is rendered again only when its own games change, so that scrolling renders new rows only. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, columns, total, games, tools, startButton, topPx, isScrolling } = props;
  const visibleCount = useIncrementalCount(columns, GAMES_PER_STEP, isScrolling);
  return (
    <div
      role="presentation"
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, transform: `translateY(${topPx}px)` }}
    >
      {games.slice(0, visibleCount).map((game, column) => {
        const index = row * columns + column;
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
}, arePropsEqual);

/** The array of games is new with each rendering of the grid, so it is compared item by item. */
function arePropsEqual({ games, ...rest }: GridRowProps, { games: nextGames, ...nextRest }: GridRowProps): boolean {
  return isShallowEqual(rest, nextRest) && isShallowEqual(games, nextGames);
}

function isShallowEqual<Value extends object>(previous: Value, next: Value): boolean {
  const names = Object.keys(next) as (keyof Value)[];
  return names.length === Object.keys(previous).length && names.every((name) => Object.is(previous[name], next[name]));
}
