import { useId } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps<Value extends string | number> {
  readonly label: string;
  /** Hides the label, which something above the row says already. */
  readonly labelHidden?: boolean;
  /** `name` is the accessible name where the visible label is too short. */
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly name?: string }>;
  /** Null while none of these is selected. */
  readonly value: Value | null;
  readonly disabled: boolean;
  readonly onValueChange: (value: Value) => void;
}

/** A few options side by side. */
export function ChoiceRow<Value extends string | number>(props: ChoiceRowProps<Value>) {
  const { label, labelHidden = false, options, value, disabled, onValueChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label} hidden={labelHidden}>
        {label}
      </span>
      <div className={styles.row} role="group" aria-labelledby={id}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.choice}
            aria-pressed={option.value === value}
            aria-label={option.name}
            disabled={disabled}
            onClick={() => onValueChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
