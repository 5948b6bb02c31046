import type { Game } from '@marquee/contract/entities/game';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect } from 'react';
import type { CardTools } from '../game-card/use-card-tools';
import styles from './game-grid.module.css';
import { gridLayout, positionsOf } from './grid-layout';
import { GridRow } from './grid-row';
import { ScrollShield, usePressThrough } from './scroll-shield';
import { useGridBox } from './use-grid-box';
import { useRowHeight } from './use-row-height';

interface GameGridProps {
  /** Accessible name. */
  readonly label: string;
  readonly total: number;
  /** The game at a position, undefined until its page has arrived. The same function until one of them changes. */
  readonly gameAt: (index: number) => Game | undefined;
  readonly tools: CardTools;
  readonly startButton: boolean;
  /** Told which positions are on the screen, so that their pages are fetched. */
  readonly onVisible?: (first: number, last: number) => void;
  /** Dims what is shown while another answer is on its way. */
  readonly stale?: boolean;
}

const OVERSCAN_ROWS = 1;
/** As long as a hand may take for the next turn of a wheel. */
const RESTS_AFTER_MS = 300;

/** Tiles of fixed ratio over a list of any length: only the rows near the screen are in the page. */
export function GameGrid({ label, total, tools, startButton, onVisible, stale = false, ...games }: GameGridProps) {
  const gameAt = useDeferredValue(games.gameAt);
  const { boxRef, widthPx, topPx } = useGridBox();
  usePressThrough(boxRef);
  const { columns, rowPx: estimatedPx } = gridLayout(widthPx, startButton);
  const { watchRow, rowPx } = useRowHeight(estimatedPx);
  const virtualizer = useWindowVirtualizer({
    count: widthPx === 0 ? 0 : Math.ceil(total / columns),
    estimateSize: () => rowPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    useFlushSync: false,
    isScrollingResetDelay: RESTS_AFTER_MS,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer keeps the heights that it was told before
  useEffect(() => virtualizer.measure(), [virtualizer, rowPx]);

  const rows = virtualizer.getVirtualItems();
  const isMoving = useCallback(() => virtualizer.isScrolling, [virtualizer]);
  const firstRow = rows[0]?.index;
  useEffect(() => {
    const row = firstRow === undefined ? null : boxRef.current?.firstElementChild;
    return row ? watchRow(row) : undefined;
  }, [boxRef, watchRow, firstRow]);
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
          isMoving={isMoving}
        />
      ))}
      <ScrollShield active={virtualizer.isScrolling} />
    </div>
  );
}
