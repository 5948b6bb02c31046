import { UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { type ComponentProps, useState } from 'react';
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
  /** Decimal string in currency units with two decimals, as calls take it; empty when nothing is entered; `UNREADABLE_AMOUNT`. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** In whose digits and separators it is typed, as `formatLocale` gives it. */
  readonly locale: string;
  /** Currency symbol before the number. */
  readonly currency?: string | undefined;
  readonly presets?: readonly AmountPreset[] | undefined;
  /** Shown when the field is left with a text that is no amount, unless there is an `error`. */
  readonly unreadable?: string | undefined;
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
  unreadable,
  className,
  onBlur,
  onFocus,
  ...input
}: AmountFieldProps) {
  const draft = useAmountDraft(value, onValueChange, locale);
  const [hasFocus, setFocus] = useState(false);
  // Half a number is no amount yet: while it is being typed nothing is said.
  const fault = error ?? (value === UNREADABLE_AMOUNT && !hasFocus ? unreadable : undefined);
  return (
    <Field id={id} label={label} hint={hint} error={fault} required={required}>
      {(control) => (
        <>
          <span className={cx(styles.box, styles.amountBox)}>
            {currency !== undefined && (
              <span className={styles.currency} aria-hidden="true">
                {currency}
              </span>
            )}
            <input
              {...input}
              {...control}
              {...draft}
              className={cx(styles.input, styles.amount, className)}
              onFocus={(event) => {
                setFocus(true);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                setFocus(false);
                onBlur?.(event);
              }}
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
