import type { Game } from '@marquee/contract/entities/game';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect } from 'react';
import type { CardTools } from '../game-card/use-card-tools';
import styles from './game-grid.module.css';
import { gridLayout, positionsOf } from './grid-layout';
import { GridRow } from './grid-row';
import { ScrollShield, useClickThrough } from './scroll-shield';
import { useGridBox } from './use-grid-box';
import { useRowHeight } from './use-row-height';

interface GameGridProps {
  /** Accessible name. */
  readonly label: string;
  readonly total: number;
  /** The game at a position, undefined until its page has loaded. Its identity changes only with the games. */
  readonly gameAt: (index: number) => Game | undefined;
  readonly tools: CardTools;
  readonly startButton: boolean;
  /** Called with the positions on the screen, so that their pages are fetched. */
  readonly onVisible?: (first: number, last: number) => void;
  /** Dims the games while a newer result is loading. */
  readonly stale?: boolean;
}

const OVERSCAN_ROWS = 1;
/** Longer than the pause between two turns of a mouse wheel. */
const SCROLL_END_DELAY_MS = 300;

/** Tiles of fixed ratio in a list of any length; only the rows near the screen are rendered. */
export function GameGrid({ label, total, tools, startButton, onVisible, stale = false, ...games }: GameGridProps) {
  const gameAt = useDeferredValue(games.gameAt);
  const { boxRef, widthPx, topPx } = useGridBox();
  useClickThrough(boxRef);
  const { columns, rowPx: estimatedPx } = gridLayout(widthPx, startButton);
  const { measureRow, rowPx } = useRowHeight(estimatedPx);
  const virtualizer = useWindowVirtualizer({
    count: widthPx === 0 ? 0 : Math.ceil(total / columns),
    estimateSize: () => rowPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    useFlushSync: false,
    isScrollingResetDelay: SCROLL_END_DELAY_MS,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer caches the heights of `estimateSize` until it is told to measure
  useEffect(() => virtualizer.measure(), [virtualizer, rowPx]);

  const rows = virtualizer.getVirtualItems();
  const isScrolling = useCallback(() => virtualizer.isScrolling, [virtualizer]);
  const firstRow = rows[0]?.index;
  useEffect(() => {
    const row = firstRow === undefined ? null : boxRef.current?.firstElementChild;
    return row ? measureRow(row) : undefined;
  }, [boxRef, measureRow, firstRow]);
  const first = (firstRow ?? 0) * columns;
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
      {rows.map(({ key, index, start }) => (
        <GridRow
          key={key}
          row={index}
          columns={columns}
          total={total}
          games={positionsOf(index, columns, total).map(gameAt)}
          tools={tools}
          startButton={startButton}
          topPx={start - topPx}
          isScrolling={isScrolling}
        />
      ))}
      <ScrollShield active={virtualizer.isScrolling} />
    </div>
  );
}
