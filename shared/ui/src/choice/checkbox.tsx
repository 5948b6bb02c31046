import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links, as a terms line does. */
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          className={styles.checkbox}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {hasError && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
