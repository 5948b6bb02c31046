import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@marquee/ui';
import { BaseProvider } from '../base/base-provider';
import { Field, type FieldTexts } from '../field/field';
import styles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** A flag, bank mark or the like before the label. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldTexts {
  readonly options: readonly SelectOption[];
  /** `null` while nothing is chosen. */
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Keeps the label for assistive technology only, as in a toolbar. */
  readonly labelHidden?: boolean | undefined;
  readonly size?: 'sm' | 'md' | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, options, value, onValueChange, placeholder, name, disabled = false } = props;
  const { labelHidden = false, size = 'md' } = props;
  return (
    <BaseProvider>
      <Field label={label} hint={hint} error={error} required={required} labelHidden={labelHidden}>
        {(control) => (
          <Base.Root
            items={options}
            value={value}
            onValueChange={(next: string | null) => next !== null && onValueChange(next)}
            name={name}
            disabled={disabled}
            required={required}
          >
            <Base.Trigger
              id={control.id}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              className={cx(styles.trigger, styles[size])}
            >
              <Base.Value className={styles.value} placeholder={placeholder} />
              <Base.Icon className={styles.icon}>
                <ChevronDown aria-hidden="true" />
              </Base.Icon>
            </Base.Trigger>
            <SelectList options={options} />
          </Base.Root>
        )}
      </Field>
    </BaseProvider>
  );
}

function SelectList({ options }: { readonly options: readonly SelectOption[] }) {
  return (
    <Base.Portal>
      <Base.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
        <Base.Popup className={styles.popup}>
          <Base.List className={styles.list}>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} disabled={option.disabled} className={styles.item}>
                {option.icon}
                <Base.ItemText className={styles.itemText}>{option.label}</Base.ItemText>
                <Base.ItemIndicator className={styles.check}>
                  <Check aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
