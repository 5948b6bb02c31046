import { VisuallyHidden } from '@marquee/ui';
import type { CellState } from '../bets/cell-state';
import { moveInGrid } from '../bets/move-in-grid';
import styles from './number-board.module.css';
import type { OfficialTexts } from './use-official-texts';

interface NumberBoardProps {
  readonly label: string;
  /** Names of the outcomes in order: ten digits, or 00 to 99. */
  readonly names: readonly string[];
  readonly selected: ReadonlySet<number>;
  readonly stateOf: (outcome: number) => CellState;
  /** Draws without it, by outcome; empty without a history. */
  readonly omissions: readonly number[];
  readonly texts: OfficialTexts;
  readonly onToggle: (outcome: number) => void;
}

const COLUMNS = 10;

/** Numbers to select, ten a line, with how long each has not come: one tab stop, arrow keys inside. */
export function NumberBoard({
  label,
  names,
  selected,
  stateOf,
  omissions,
  texts: { t, number },
  onToggle,
}: NumberBoardProps) {
  const lines = Array.from({ length: names.length / COLUMNS }, (_, line) => line * COLUMNS);
  const longest = Math.max(...omissions);
  return (
    <div className={styles.board} role="grid" aria-label={label} dir="ltr">
      {lines.map((from) => (
        <div key={from} className={styles.line} role="row">
          {names.slice(from, from + COLUMNS).map((name, at) => {
            const outcome = from + at;
            const state = stateOf(outcome);
            const omission = omissions[outcome];
            return (
              <span key={name} className={styles.cell} role="gridcell">
                <button
                  type="button"
                  className={styles.number}
                  aria-pressed={selected.has(outcome)}
                  aria-disabled={state === 'closed' || undefined}
                  data-state={state}
                  tabIndex={outcome === 0 ? 0 : -1}
                  onKeyDown={moveInGrid}
                  onClick={() => state !== 'closed' && onToggle(outcome)}
                >
                  {name}
                  {state !== 'open' && <VisuallyHidden>, {t(`state.${state}`)}</VisuallyHidden>}
                </button>
                {omission !== undefined && (
                  <span
                    className={styles.omission}
                    data-longest={omission === longest || undefined}
                    title={t('board.omission', { count: omission, draws: number(omission) })}
                    aria-hidden="true"
                  >
                    {number(omission)}
                  </span>
                )}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
