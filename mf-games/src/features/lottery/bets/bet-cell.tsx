import type { MarkSixColour } from '@marquee/contract/lottery/games/mark-six';
import type { OutcomeHistory } from '@marquee/contract/lottery/statistics';
import { cx } from '@marquee/ui';
import { memo } from 'react';
import car from '../room/car-colours.module.css';
import styles from './bet-board.module.css';
import type { CellState } from './cell-state';
import { moveInGrid } from './move-in-grid';
import type { BetTexts } from './use-bet-texts';

interface BetCellProps {
  readonly name: string;
  /** Of its row. */
  readonly label: string | null;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly state: CellState;
  readonly odds: string | null;
  /** Number of a car, which has a colour. */
  readonly car: number | undefined;
  /** Colour of a ball of Mark Six. */
  readonly wave: MarkSixColour | undefined;
  readonly history: OutcomeHistory | undefined;
  readonly isHottest: boolean;
  readonly texts: BetTexts;
  readonly onToggle: () => void;
}

/** An outcome to select, with how long it has not come and how often it came. */
export const BetCell = memo(function BetCell(props: BetCellProps) {
  const {
    name,
    label,
    isSelected,
    isTabStop,
    state,
    odds,
    car: carNumber,
    wave,
    history,
    isHottest,
    texts,
    onToggle,
  } = props;
  const { t, number } = texts;
  const spokenState = state === 'open' ? '' : `, ${t(`state.${state}`)}`;
  return (
    <span className={styles.cell} role="gridcell">
      <button
        type="button"
        className={cx(styles.outcome, car.car)}
        data-car={carNumber}
        data-wave={wave}
        aria-label={`${label ? `${label}, ` : ''}${name}${spokenState}`}
        aria-pressed={isSelected}
        aria-disabled={state === 'closed' || undefined}
        data-state={state}
        data-word={!/^\d{1,2}$/.test(name) || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onKeyDown={moveInGrid}
        onClick={() => state !== 'closed' && onToggle()}
      >
        {name}
        {odds && <span className={styles.odds}>{odds}</span>}
      </button>
      {history && (
        <span
          className={styles.history}
          title={t('historyHint', {
            count: history.omission,
            omission: number(history.omission),
            draws: number(history.draws),
          })}
        >
          <span>{number(history.omission)}</span>
          <span data-hot={isHottest || undefined}>{number(history.draws)}</span>
        </span>
      )}
    </span>
  );
});
