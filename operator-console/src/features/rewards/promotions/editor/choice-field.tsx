import { SelectField } from '@marquee/ui/select';
import { Controller, type FieldPath } from 'react-hook-form';
import type { PromotionForm, PromotionValues } from './use-promotion-form';

interface ChoiceFieldProps {
  readonly form: PromotionForm;
  readonly name: FieldPath<PromotionValues>;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** One of a few words, kept in the form. */
export function ChoiceField({ form, name, label, options }: ChoiceFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          label={label}
          options={options.map(([value, text]) => ({ value, label: text }))}
          value={typeof field.value === 'string' ? field.value : ''}
          onValueChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
