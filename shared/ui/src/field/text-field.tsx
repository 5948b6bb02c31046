import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'required' | 'size' | 'aria-invalid'> {
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** At the end of the label's line. */
  readonly aside?: ReactNode;
}

/** A one-line input; every native input property passes through, so `{...register('name')}` works. */
export function TextField({
  label,
  hint,
  error,
  required,
  aside,
  leading,
  trailing,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} aside={aside}>
      {(control) => (
        <span className={styles.box}>
          {leading}
          <input type="text" {...input} {...control} className={cx(styles.input, className)} />
          {trailing}
        </span>
      )}
    </Field>
  );
}
