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
  readonly look: CellLook;
  /** Cells can be opened now. */
  readonly live: boolean;
  readonly focusable: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

export function MinesCell({ cell, row, column, look, live, focusable, onFocus, onOpen }: MinesCellProps) {
  const t = useText();
  const format = useFormat();
  const place = { row: format.number(row + 1), column: format.number(column + 1) };
  return (
    <div role="gridcell" className={styles.place}>
      <button
        type="button"
        className={styles.cell}
        data-cell={cell}
        data-look={look}
        // The board opens outwards from where it is shown, row by row.
        style={{ '--delay': `${(row + column) * 14}ms` } as Record<string, string>}
        tabIndex={focusable ? 0 : -1}
        aria-label={t(`mines.cell.${look}`, place)}
        aria-disabled={!live || look !== 'hidden' || undefined}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <span className={styles.back} />
        {(look === 'safe' || look === 'left') && (
          <span className={styles.face}>
            <GemMark />
          </span>
        )}
        {(look === 'mine' || look === 'hit') && (
          <span className={styles.face}>
            <MineMark />
          </span>
        )}
      </button>
    </div>
  );
}
