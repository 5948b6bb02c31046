import styles from './stake-field.module.css';
import { usePlay } from './play-context';

interface StakeFieldProps {
  /** Rising; 1/100,000 of the currency unit. */
  readonly steps: readonly number[];
  readonly stake: number;
  readonly disabled?: boolean;
  onChange(stake: number): void;
}

/** Chooses a stake among steps, by two buttons or the arrow keys. */
export function StakeField({ steps, stake, disabled = false, onChange }: StakeFieldProps) {
  const { t, format } = usePlay();
  const position = Math.max(0, steps.indexOf(stake));
  const move = (by: number) => {
    const next = steps[position + by];
    if (next !== undefined && !disabled) onChange(next);
  };
  return (
    <div
      className={styles.field}
      role="spinbutton"
      tabIndex={disabled ? -1 : 0}
      aria-label={t('frame.stake')}
      aria-disabled={disabled}
      aria-valuemin={steps[0]}
      aria-valuemax={steps.at(-1)}
      aria-valuenow={stake}
      aria-valuetext={format.money(stake)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp' || key === 'ArrowRight') move(1);
        if (key === 'ArrowDown' || key === 'ArrowLeft') move(-1);
      }}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled || position === 0}
        onClick={() => move(-1)}
      >
        −
      </button>
      <span>
        <small>{t('frame.stake')}</small>
        <b data-testid="stake">{format.money(stake)}</b>
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled || position === steps.length - 1}
        onClick={() => move(1)}
      >
        +
      </button>
    </div>
  );
}
