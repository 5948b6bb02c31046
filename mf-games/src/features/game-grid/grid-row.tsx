import type { Game } from '@marquee/contract/entities/game';
import { memo } from 'react';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import type { CardTools } from '../game-card/use-card-tools';
import styles from './game-grid.module.css';
import { useInParts } from './use-in-parts';

/** Of a row that comes in while the list is scrolled. */
const GAMES_AT_A_TIME = 2;

interface GridRowProps {
  readonly row: number;
  readonly columns: number;
  /** Of the whole list. */
  readonly total: number;
  /** Those of this row, undefined until their page has arrived. */
  readonly games: readonly (Game | undefined)[];
  readonly tools: CardTools;
  readonly startButton: boolean;
  /** From the top of the grid. */
  readonly topPx: number;
  /** Whether the list is being scrolled: a row that comes into it then comes in parts. */
  readonly isMoving: () => boolean;
}

/** One row of the grid. While the list is scrolled, only rows that come into it are rendered, and those whose games have arrived. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, columns, total, games, tools, startButton, topPx, isMoving } = props;
  const shown = useInParts(columns, GAMES_AT_A_TIME, isMoving);
  return (
    <div
      role="presentation"
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, transform: `translateY(${topPx}px)` }}
    >
      {games.slice(0, shown).map((game, column) => {
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
}, isSame);

function isSame({ games: gamesBefore, ...before }: GridRowProps, { games, ...now }: GridRowProps): boolean {
  return isShallowEqual(before, now) && isShallowEqual(gamesBefore, games);
}

function isShallowEqual<Value extends object>(before: Value, now: Value): boolean {
  const names = Object.keys(now) as (keyof Value)[];
  return names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]));
}
