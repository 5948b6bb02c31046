import { type ReactNode, useId } from 'react';
import { cx } from '@marquee/ui';
import styles from './choice.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
  /** `card` gives each option a plate, as for payment channels. */
  readonly appearance?: 'list' | 'card' | undefined;
  readonly name?: string | undefined;
}

export function RadioGroup({ legend, options, value, onValueChange, appearance = 'list', name }: RadioGroupProps) {
  const ownName = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={appearance === 'card' ? styles.cards : styles.list}>
        {options.map((option) => (
          <label key={option.value} className={cx(styles.line, appearance === 'card' && styles.card)}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon}
            <span className={styles.texts}>
              {option.label}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
