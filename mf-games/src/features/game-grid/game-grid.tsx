import type { Game } from '@marquee/contract/entities/game';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { Favourites } from '../favourites/use-favourites';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './game-grid.module.css';
import { gridLayout } from './grid-layout';
import { ScrollShield } from './scroll-shield';
import { useGridBox } from './use-grid-box';
import { useRowHeight } from './use-row-height';

interface GameGridProps {
  /** Accessible name. */
  readonly label: string;
  readonly total: number;
  /** The game at a position, undefined until its page has arrived. */
  readonly gameAt: (index: number) => Game | undefined;
  readonly startButton: boolean;
  readonly favourites: Favourites;
  /** Told which positions are on the screen, so that their pages are fetched. */
  readonly onVisible?: (first: number, last: number) => void;
  /** Dims what is shown while another answer is on its way. */
  readonly stale?: boolean;
}

const OVERSCAN_ROWS = 2;

/** Tiles of fixed ratio over a list of any length: only the rows near the screen are in the page. */
export function GameGrid({ label, total, gameAt, startButton, favourites, onVisible, stale = false }: GameGridProps) {
  const { boxRef, widthPx, topPx } = useGridBox();
  const { columns, rowPx: estimatedPx } = gridLayout(widthPx, startButton);
  const { rowRef, rowPx } = useRowHeight(estimatedPx);
  const virtualizer = useWindowVirtualizer({
    count: widthPx === 0 ? 0 : Math.ceil(total / columns),
    estimateSize: () => rowPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer keeps the heights that it was told before
  useEffect(() => virtualizer.measure(), [virtualizer, rowPx]);

  const rows = virtualizer.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const last = Math.min(total, ((rows.at(-1)?.index ?? 0) + 1) * columns) - 1;
  useEffect(() => {
    if (last >= first) onVisible?.(first, last);
  }, [onVisible, first, last]);

  return (
    <div
      ref={boxRef}
      className={styles.grid}
      role="list"
      aria-label={label}
      aria-busy={stale}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {rows.map((row, place) => (
        <div
          key={row.key}
          ref={place === 0 ? rowRef : undefined}
          role="presentation"
          className={styles.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - topPx}px)`,
          }}
        >
          {positionsOf(row.index, columns, total).map((index) => {
            const game = gameAt(index);
            return (
              <div key={index} role="listitem" aria-setsize={total} aria-posinset={index + 1}>
                {game ? (
                  <GameCard game={game} favourites={favourites} eager={index < columns * 2} />
                ) : (
                  <GameCardSkeleton startButton={startButton} />
                )}
              </div>
            );
          })}
        </div>
      ))}
      {virtualizer.isScrolling && <ScrollShield />}
    </div>
  );
}

function positionsOf(row: number, columns: number, total: number): number[] {
  const first = row * columns;
  return Array.from({ length: Math.min(columns, total - first) }, (_, column) => first + column);
}
