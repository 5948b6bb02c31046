import { LANGUAGES } from '@marquee/contract/languages';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import forms from '../layout/forms.module.css';

export type Names = Record<string, string>;

interface NamesFieldsProps<Values extends FieldValues & { readonly names: Names }> {
  /** A form with a field `names`, by language. */
  readonly form: UseFormReturn<Values>;
}

/** What members read, in each language; in English where one is left empty. */
export function NamesFields<Values extends FieldValues & { readonly names: Names }>({
  form,
}: NamesFieldsProps<Values>) {
  const t = useMessages('console');
  return (
    <div className={forms.triple}>
      {LANGUAGES.map((code) => {
        const name = `names.${code}` as FieldPath<Values>;
        const isRequired = code === 'en';
        return (
          <TextField
            {...form.register(name, {
              validate: (text?: string) => !isRequired || (text ?? '').trim() !== '' || t('required'),
            })}
            key={code}
            label={t('depositTerms.name', { language: code })}
            dir="auto"
            maxLength={80}
            required={isRequired}
            error={form.getFieldState(name, form.formState).error?.message}
          />
        );
      })}
    </div>
  );
}
