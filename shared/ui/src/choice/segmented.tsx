import { type ReactNode, useId } from 'react';
import { cx } from '@marquee/ui';
import styles from './segmented.module.css';

export interface SegmentedProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: ReactNode; readonly icon?: ReactNode }>;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly stretch?: boolean | undefined;
}

/** A radio group in one line: a view or a preset, where all choices deserve to be seen. */
export function Segmented({ label, options, value, onValueChange, stretch = false }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={cx(styles.group, stretch && styles.stretch)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
