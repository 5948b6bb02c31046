import { MINES_CELLS } from '@marquee/contract/fairness/mines';
import { cx } from '@marquee/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../app/use-text';
import { cellLookOf, GRID_SIDE, isOpen, movedCell } from './mines-controls';
import { MinesCell } from './mines-cell';
import styles from './mines-grid.module.css';
import { MinesResult } from './mines-result';
import type { MinesPlay } from './use-mines';

const ROWS = Array.from({ length: GRID_SIDE }, (_, row) =>
  Array.from({ length: GRID_SIDE }, (_unused, column) => row * GRID_SIDE + column),
);

/** The board: one tab stop, arrow keys inside. */
export function MinesGrid({ play }: { readonly play: MinesPlay }) {
  const t = useText();
  const { round, pending, open } = play;
  const [active, setActive] = useState(Math.floor(MINES_CELLS / 2));
  const boardRef = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const next = movedCell(active, event.key);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    boardRef.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };

  const isLive = isOpen(round);
  return (
    <div className={styles.box}>
      <div
        ref={boardRef}
        className={cx(styles.board, round?.state === 'lost' && pending === null && styles.lost)}
        role="grid"
        tabIndex={-1}
        aria-label={t('mines.board')}
        onKeyDown={move}
      >
        {ROWS.map((cells, row) => (
          <div key={cells[0]} role="row" className={styles.row}>
            {cells.map((cell, column) => (
              <MinesCell
                key={cell}
                cell={cell}
                row={row}
                column={column}
                state={cellLookOf(round, pending, cell)}
                canOpen={isLive}
                focusable={cell === active}
                onFocus={() => setActive(cell)}
                onOpen={() => open(cell)}
              />
            ))}
          </div>
        ))}
      </div>
      {round?.state === 'won' && pending === null && <MinesResult round={round} />}
    </div>
  );
}
