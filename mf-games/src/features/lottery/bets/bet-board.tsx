import { markSixColour } from '@marquee/contract/lottery/games/mark-six';
import { outcomeHistories } from '@marquee/contract/lottery/statistics';
import type { CompiledResult } from '@marquee/contract/lottery/selection/kind';
import { useMemo } from 'react';
import type { Board, Cell, Row } from '@marquee/contract/lottery/boards';
import styles from './bet-board.module.css';
import { BetCell } from './bet-cell';
import type { CellState } from './cell-state';
import { moveInGrid } from './move-in-grid';
import { ROW_TOOLS, selects } from './row-tools';
import { isSelected, type Selection, setRow, toggleCell } from './selection';
import type { BetTexts } from './use-bet-texts';

interface BetBoardProps {
  readonly board: Board;
  readonly texts: BetTexts;
  /** Compiled results, the latest first. */
  readonly history: readonly CompiledResult[];
  readonly selection: Selection;
  readonly stateOf: (cell: Cell) => CellState;
  /** Shown on outcomes that differ in price; null where they do not. */
  readonly oddsOf: ((cell: Cell) => string) | null;
  readonly onChange: (selection: Selection) => void;
}

/** The rows of a bet: one tab stop, arrow keys inside. */
export function BetBoard({ board, texts, history, selection, stateOf, oddsOf, onChange }: BetBoardProps) {
  const { t } = texts;
  return (
    <>
      {history.length > 0 && (
        <p className={styles.legend}>{t('historyLegend', { count: history.length, draws: history.length })}</p>
      )}
      <div className={styles.board} role="grid" aria-label={t(`play.${board.play}.name`)}>
        {board.rows.map((row, rowAt) => (
          <div key={row.id} className={styles.row} role="row">
            {row.label && (
              <span className={styles.label} role="rowheader">
                {texts.row(row.label)}
              </span>
            )}
            <RowCells
              row={row}
              isFirstRow={rowAt === 0}
              texts={texts}
              history={history}
              selection={selection}
              stateOf={stateOf}
              oddsOf={oddsOf}
              onToggle={(cell) => onChange(toggleCell(selection, cell))}
            />
            {row.isNumeric && (
              <span className={styles.tools} role="gridcell">
                {ROW_TOOLS.map((tool) => (
                  <button
                    key={tool}
                    type="button"
                    className={styles.tool}
                    tabIndex={-1}
                    onKeyDown={moveInGrid}
                    onClick={() =>
                      onChange(setRow(selection, row, (cell) => stateOf(cell) !== 'closed' && selects(tool, row)(cell)))
                    }
                  >
                    {t(`tool.${tool}`)}
                  </button>
                ))}
              </span>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

interface RowCellsProps extends Pick<BetBoardProps, 'texts' | 'history' | 'selection' | 'stateOf' | 'oddsOf'> {
  readonly row: Row;
  readonly isFirstRow: boolean;
  readonly onToggle: (cell: Cell) => void;
}

function RowCells({ row, isFirstRow, texts, history, selection, stateOf, oddsOf, onToggle }: RowCellsProps) {
  const histories = useMemo(() => historiesOf(row, history), [row, history]);
  const mostDraws = Math.max(...histories.map((item) => item?.draws ?? 0));
  return (
    <span className={styles.cells} data-numeric={row.isNumeric || undefined}>
      {row.cells.map((cell, at) => (
        <BetCell
          key={`${cell.kind.code}.${cell.outcome}`}
          name={texts.outcome(cell.kind.outcomes.nameOf(cell.outcome))}
          label={row.label ? texts.row(row.label) : null}
          isSelected={isSelected(selection, cell)}
          isTabStop={isFirstRow && at === 0}
          state={stateOf(cell)}
          odds={oddsOf?.(cell) ?? null}
          car={carOf(cell)}
          wave={waveOf(cell)}
          history={histories[at]}
          isHottest={mostDraws > 0 && histories[at]?.draws === mostDraws}
          texts={texts}
          onToggle={() => onToggle(cell)}
        />
      ))}
    </span>
  );
}

/** Ten cars race: their bets are the only ones with ten outcomes of which the last is a 10. */
const carOf = ({ kind: { outcomes }, outcome }: Cell): number | undefined =>
  outcomes.size === 10 && outcomes.nameOf(9) === '10' ? outcome + 1 : undefined;

const historiesOf = ({ cells }: Row, history: readonly CompiledResult[]) => {
  if (history.length === 0) return [];
  const [first] = cells;
  const isOneKind = first !== undefined && cells.every(({ kind }) => kind === first.kind);
  if (isOneKind) return outcomeHistories(first.kind, history, columnIn(first));
  return cells.map((cell) => outcomeHistories(cell.kind, history, columnIn(cell))[cell.outcome]);
};

/** Only columns have pools of their own. */
const columnIn = ({ kind, column }: Cell): number => (kind.family === 'columns' ? column : 0);

/** Numbers of Mark Six have the colours of its balls: no other lottery has 49. */
const waveOf = ({ kind: { outcomes }, outcome }: Cell) =>
  outcomes.size === 49 ? markSixColour(outcome + 1) : undefined;
