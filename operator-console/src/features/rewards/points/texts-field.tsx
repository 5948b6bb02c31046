import { LANGUAGES } from '@marquee/contract/languages';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { TextAreaField } from '@marquee/ui/field';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';

interface TextsFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** A field of texts by language. */
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly rows?: number;
}

/** A long text in each language, one at a time; in English where one is left empty. */
export function TextsField<Values extends FieldValues>({
  form,
  name,
  label,
  maxLength,
  rows = 3,
}: TextsFieldProps<Values>) {
  const t = useMessages('console');
  const [language, setLanguage] = useState<string>('en');
  const fieldName = `${name}.${language}` as FieldPath<Values>;
  return (
    <div className={forms.form}>
      <Segmented
        label={t('points.languageOf', { text: label })}
        value={language}
        onValueChange={setLanguage}
        options={LANGUAGES.map((code) => ({ value: code, label: code }))}
      />
      <TextAreaField
        key={language}
        {...form.register(fieldName, {
          validate: (text?: string) => language !== 'en' || (text ?? '').trim() !== '' || t('required'),
        })}
        label={`${label} (${language})`}
        dir="auto"
        rows={rows}
        maxLength={maxLength}
        required={language === 'en'}
        error={form.getFieldState(fieldName, form.formState).error?.message}
      />
    </div>
  );
}
