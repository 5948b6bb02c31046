import type { ComponentProps } from 'react';
import { cx } from '../cx';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field';

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required'> {
  /** A live count such as "34 / 200", already worded. */
  readonly counter?: string | undefined;
}

export function TextAreaField({ label, hint, error, required, counter, id, className, ...area }: TextAreaFieldProps) {
  const count = counter !== undefined && <span className={styles.counter}>{counter}</span>;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} aside={count}>
      {(control) => (
        <span className={styles.box}>
          <textarea {...area} {...control} className={cx(styles.input, styles.area, className)} />
        </span>
      )}
    </Field>
  );
}
