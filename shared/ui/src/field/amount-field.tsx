import type { ComponentProps } from 'react';
import { Chip, cx } from '@marquee/ui';
import { cleanAmount } from './clean-amount';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field';

export interface AmountPreset {
  /** Decimal string in currency units. */
  readonly value: string;
  readonly label: string;
}

export interface AmountFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'required' | 'size' | 'value' | 'onChange' | 'type'> {
  /** Decimal string in currency units, or empty. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Currency symbol before the number. */
  readonly currency: string;
  readonly presets?: readonly AmountPreset[] | undefined;
}

/** An amount of money: kept as a decimal string, never as a float; what is pasted is cleaned of grouping and letters. */
export function AmountField({
  label,
  hint,
  error,
  required,
  id,
  value,
  onValueChange,
  currency,
  presets = [],
  className,
  ...input
}: AmountFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <>
          <span className={cx(styles.box, styles.amountBox)}>
            <span className={styles.currency} aria-hidden="true">
              {currency}
            </span>
            <input
              autoComplete="off"
              {...input}
              {...control}
              inputMode="decimal"
              className={cx(styles.input, styles.amount, className)}
              value={value}
              onChange={(event) => onValueChange(cleanAmount(event.target.value))}
            />
          </span>
          {presets.length > 0 && (
            <span className={styles.presets}>
              {presets.map((preset) => (
                <Chip key={preset.value} selected={preset.value === value} onClick={() => onValueChange(preset.value)}>
                  {preset.label}
                </Chip>
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
