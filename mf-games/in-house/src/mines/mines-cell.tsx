import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { GemMark, MineMark } from './cell-marks';
import type { CellLook } from './mines-controls';
import styles from './mines-cell.module.css';

interface MinesCellProps {
  /** 0 to 24, row by row. */
  readonly cell: number;
  readonly row: number;
  readonly column: number;
  readonly state: CellLook;
  /** Whether cells can be opened now. */
  readonly canOpen: boolean;
  readonly focusable: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

export function MinesCell({ cell, row, column, state, canOpen, focusable, onFocus, onOpen }: MinesCellProps) {
  const t = useText();
  const format = useFormat();
  const place = { row: format.number(row + 1), column: format.number(column + 1) };
  return (
    <div role="gridcell" className={styles.place}>
      <button
        type="button"
        className={styles.cell}
        data-cell={cell}
        data-state={state}
        // Delays the animation cell by cell, from the first row on.
        style={{ '--delay': `${(row + column) * 14}ms` } as Record<string, string>}
        tabIndex={focusable ? 0 : -1}
        aria-label={t(`mines.cell.${state}`, place)}
        aria-disabled={!canOpen || state !== 'hidden' || undefined}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <span className={styles.back} />
        {(state === 'safe' || state === 'unopened') && (
          <span className={styles.face}>
            <GemMark />
          </span>
        )}
        {(state === 'mine' || state === 'hit') && (
          <span className={styles.face}>
            <MineMark />
          </span>
        )}
      </button>
    </div>
  );
}
