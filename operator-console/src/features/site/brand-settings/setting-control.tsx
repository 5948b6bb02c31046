import { InstantField } from '../../../lib/time/instant-field';
import { formatLocale } from '@marquee/contract/languages';
import type { SettingField } from '@marquee/contract/setting-fields';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { AmountField, TextAreaField, TextField } from '@marquee/ui/field';
import { Switch } from '@marquee/ui/choice';
import { SelectField } from '@marquee/ui/select';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useController, useFieldArray, type UseFormReturn } from 'react-hook-form';
import styles from './brand-settings.module.css';
import type { SettingTexts } from './setting-texts';
import { countOf, entriesOf, isEqual, newRowOf, shownTime, writtenTime } from './setting-values';
import { Weekdays } from './weekdays';

export interface SettingFormValues extends FieldValues {
  readonly reason: string;
}

export interface SettingControlProps {
  readonly form: UseFormReturn<SettingFormValues>;
  readonly field: SettingField;
  /** In the form's values, such as `value.chat.hours.0.from`. */
  readonly name: string;
  readonly texts: SettingTexts;
  readonly brand: string;
  /** Of the brand's amounts. */
  readonly currency: string;
  readonly isDisabled?: boolean | undefined;
}

/** One value of a setting, by its type in the schema. */
export function SettingControl(props: SettingControlProps) {
  const { form, field, name, texts, brand, currency, isDisabled } = props;
  const locale = formatLocale(useLanguage());
  const { field: input, fieldState } = useController({ control: form.control, name });
  const { ref, name: inputName, onBlur, onChange } = input;
  const value: unknown = input.value;
  const label = texts.label(field);
  const error = fieldState.error && texts.fault(field, fieldState.error.type);
  const common = { ref, name: inputName, onBlur, label, hint: texts.hint(field), error, disabled: isDisabled };
  switch (field.type) {
    case 'flag':
      return (
        <div className={styles.wide}>
          <Switch
            ref={ref}
            name={inputName}
            label={label}
            checked={value === true}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.checked)}
          />
        </div>
      );
    case 'count':
      return <Typed {...common} value={value} read={countOf} write={String} onRead={onChange} inputMode="numeric" />;
    case 'amount':
      return (
        <AmountField
          {...common}
          value={String(value)}
          onValueChange={onChange}
          currency={currency}
          locale={locale}
          required
        />
      );
    case 'choice':
      return (
        <div className={styles.wide}>
          <SelectField
            {...common}
            options={[...(field.isOptional ? [null] : []), ...field.options].map((option) => ({
              value: option ?? '',
              label: texts.option(field, option),
            }))}
            value={(value as string | null) ?? ''}
            onValueChange={(option) => onChange(option === '' ? null : option)}
          />
        </div>
      );
    case 'instant':
      return (
        <InstantField
          {...common}
          brand={brand}
          value={(value as string | null) ?? ''}
          onValueChange={(instant) => onChange(instant === '' ? null : instant)}
        />
      );
    case 'day-time':
    case 'day-time-end':
      return (
        <TextField
          {...common}
          type="time"
          value={shownTime(value as string)}
          onChange={(event) => onChange(writtenTime(field.type, event.target.value))}
        />
      );
    case 'weekdays':
      return <Weekdays ref={ref} label={label} error={error} days={value as number[]} onDaysChange={onChange} />;
    case 'texts':
      return <TypedList {...common} value={value as string[]} onRead={onChange} />;
    case 'rows':
      return <SettingRows {...props} field={field} />;
  }
}

interface SettingRowsProps extends SettingControlProps {
  readonly field: Extract<SettingField, { readonly type: 'rows' }>;
}

/** A list in a setting whose entries have fields of their own. */
function SettingRows({ field, name, ...props }: SettingRowsProps) {
  const t = useMessages('console');
  const { form, texts } = props;
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name });
  const label = texts.label(field);
  return (
    <div className={styles.rows}>
      {rows.map(({ id }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend>{label}</legend>
          {field.fields.map((part) => (
            <SettingControl {...props} key={part.path} field={part} name={`${name}.${index}.${part.path}`} />
          ))}
          <Button variant="ghost" onClick={() => remove(index)}>
            {t('settings.removeRow')}
          </Button>
        </fieldset>
      ))}
      <Button onClick={() => append(newRowOf(field.fields))}>{t('settings.addRow', { label })}</Button>
    </div>
  );
}

interface TypedProps extends Omit<Parameters<typeof TextField>[0], 'value' | 'onChange'> {
  readonly value: unknown;
  readonly read: (typed: string) => unknown;
  readonly write: (value: never) => string;
  readonly onRead: (value: unknown) => void;
}

/** What was typed stays as it is, also where it cannot be read. */
function useTyped({ value, read, write, onRead }: Pick<TypedProps, 'value' | 'read' | 'write' | 'onRead'>) {
  const [draft, setDraft] = useState(() => write(value as never));
  const isCurrent = isEqual(read(draft), value);
  return {
    value: isCurrent ? draft : write(value as never),
    onChange(event: { readonly target: { readonly value: string } }) {
      setDraft(event.target.value);
      onRead(read(event.target.value));
    },
  };
}

function Typed({ value, read, write, onRead, ...field }: TypedProps): ReactNode {
  return <TextField {...field} {...useTyped({ value, read, write, onRead })} required />;
}

interface TypedListProps extends Omit<Parameters<typeof TextAreaField>[0], 'value' | 'onChange'> {
  readonly value: readonly string[];
  readonly onRead: (value: unknown) => void;
}

function TypedList({ value, onRead, ...field }: TypedListProps): ReactNode {
  const typed = useTyped({ value, read: entriesOf, write: (entries: string[]) => entries.join('\n'), onRead });
  return (
    <div className={styles.wide}>
      <TextAreaField {...field} {...typed} rows={3} spellCheck={false} dir="ltr" />
    </div>
  );
}
