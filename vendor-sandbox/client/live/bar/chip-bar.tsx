import type { TableLimits } from '../../../src/kinds/live/limits';
import { Chip } from '../board/chip';
import type { Bets } from '../bets/use-bets';
import { usePlay } from '../../frame/play-context';
import { TRAY } from '../table-flights';
import styles from './chip-bar.module.css';
import { ClearIcon, DoubleIcon, RepeatIcon, UndoIcon } from './icons';

interface ChipBarProps {
  readonly limits: TableLimits;
  readonly bets: Bets;
}

/** The chips to choose from, and what to do with those on the table. */
export function ChipBar({ limits, bets }: ChipBarProps) {
  const { t, format } = usePlay();
  const canChange = bets.isOpen && !bets.busy;
  const hasPending = bets.pendingSum > 0;
  const tools = [
    { name: 'undo', icon: <UndoIcon />, act: bets.undo, can: hasPending },
    { name: 'clear', icon: <ClearIcon />, act: bets.clear, can: hasPending },
    { name: 'repeat', icon: <RepeatIcon />, act: bets.repeat, can: bets.canRepeat },
    { name: 'double', icon: <DoubleIcon />, act: bets.double, can: hasPending || bets.confirmedSum > 0 },
  ] as const;
  return (
    <div className={styles.bar}>
      <div className={styles.chips} role="radiogroup" aria-label={t('bar.chips')}>
        {limits.chips.map((chip, index) => (
          <button
            key={chip}
            type="button"
            role="radio"
            aria-checked={chip === bets.chip}
            data-anchor={chip === bets.chip ? TRAY : undefined}
            aria-label={format.money(chip)}
            onClick={() => bets.choose(chip)}
          >
            <Chip amount={chip} tone={index} />
          </button>
        ))}
      </div>
      <div className={styles.tools}>
        {tools.map(({ name, icon, act, can }) => (
          <button
            key={name}
            type="button"
            disabled={!canChange || !can}
            aria-label={t(`bar.${name}`)}
            title={t(`bar.${name}`)}
            onClick={act}
          >
            {icon}
          </button>
        ))}
      </div>
      <dl className={styles.sum}>
        <dt>{t('bar.onTable')}</dt>
        <dd data-testid="on-table">{format.money(bets.confirmedSum)}</dd>
      </dl>
      <button type="button" className={styles.confirm} disabled={!canChange || !hasPending} onClick={bets.confirm}>
        <span>{t('bar.confirm')}</span>
        <b>{format.money(bets.pendingSum)}</b>
      </button>
    </div>
  );
}
