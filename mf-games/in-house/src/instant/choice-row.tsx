import { useId } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps<Value extends string | number> {
  readonly label: string;
  /** Something else above the row says it already. */
  readonly labelHidden?: boolean;
  /** `name` where what is seen does not say enough. */
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly name?: string }>;
  /** Null while something else than these is chosen. */
  readonly value: Value | null;
  readonly disabled: boolean;
  readonly onValueChange: (value: Value) => void;
}

/** A few choices side by side. */
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
