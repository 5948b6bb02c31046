import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Field, type FieldTexts } from '../field/field';
import styles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'required' | 'size' | 'value' | 'onChange' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** `null` while nothing is chosen. */
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** Keeps the label for assistive technology only, as in a toolbar. */
  readonly labelHidden?: boolean | undefined;
  readonly size?: 'sm' | 'md' | undefined;
}

/**
 * The browser's own select: its list is styled where the browser lets us (`appearance: base-select`) and the system's
 * elsewhere. A list of our own would cost every remote some 45 kB.
 */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    options,
    value,
    onValueChange,
    placeholder,
    labelHidden,
    size = 'md',
    id,
    className,
    ...select
  } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} labelHidden={labelHidden}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={cx(styles.select, styles[size], value === null && styles.unchosen, className)}
          value={value ?? ''}
          onChange={(event) => onValueChange(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
