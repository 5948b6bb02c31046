import type { ComponentProps } from 'react';
import { Chip, cx } from '@marquee/ui';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field';
import { useAmountDraft } from './use-amount-draft';

export interface AmountPreset {
  /** Decimal string in currency units. */
  readonly value: string;
  readonly label: string;
}

export interface AmountFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'required' | 'size' | 'value' | 'onChange' | 'type'> {
  /** Decimal string in currency units with two decimals, as calls take it; empty when nothing is entered. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** In whose digits and separators it is typed, as `formatLocale` gives it. */
  readonly locale: string;
  /** Currency symbol before the number. */
  readonly currency?: string | undefined;
  readonly presets?: readonly AmountPreset[] | undefined;
}

/** An amount of money, typed in the reader's own digits and separators; held as a decimal string, never as a float. */
export function AmountField({
  label,
  hint,
  error,
  required,
  id,
  value,
  onValueChange,
  locale,
  currency,
  presets = [],
  className,
  ...input
}: AmountFieldProps) {
  const draft = useAmountDraft(value, onValueChange, locale);
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <>
          <span className={cx(styles.box, styles.amountBox)}>
            {currency !== undefined && (
              <span className={styles.currency} aria-hidden="true">
                {currency}
              </span>
            )}
            <input {...input} {...control} {...draft} className={cx(styles.input, styles.amount, className)} />
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
