import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import styles from './field.module.css';

/** What a control must carry so that its label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean | undefined;
}

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The message of a failed rule; its presence marks the control invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control, when something else refers to it. */
  readonly id?: string | undefined;
  /** At the end of the label's line, such as a "forgot password" link. */
  readonly aside?: ReactNode;
  /** Keeps the label for assistive technology only. */
  readonly labelHidden?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error of one form field; the control may be any element that takes `FieldControl`. */
export function Field({ id, label, hint, error, required, aside, labelHidden = false, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const descriptionIds = [hint !== undefined && `${controlId}-hint`, hasError && `${controlId}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <div className={cx(styles.top, labelHidden && styles.topHidden)}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': descriptionIds.length > 0 ? descriptionIds.join(' ') : undefined,
        'aria-invalid': hasError || undefined,
        required,
      })}
      {hasError && (
        <p className={styles.error} id={`${controlId}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
