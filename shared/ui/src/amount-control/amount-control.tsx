import { AmountField, type AmountFieldProps } from '@marquee/ui/field';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';

export interface AmountControlProps<Values extends FieldValues>
  extends Omit<AmountFieldProps, 'value' | 'onValueChange' | 'error' | 'name'> {
  readonly control: Control<Values>;
  /** The field of the form; its value is a decimal string, empty when nothing is entered. */
  readonly name: FieldPath<Values>;
  /** @returns what is wrong with an amount, in words; undefined when nothing is */
  readonly validate: (amount: string, values: Values) => string | undefined;
}

/** An amount in a form of react-hook-form: checked by `validate`, with the error beneath it. */
export function AmountControl<Values extends FieldValues>({
  control,
  name,
  validate,
  ...field
}: AmountControlProps<Values>) {
  const rules = { validate: (amount: string, values: Values) => validate(amount, values) ?? true };
  return (
    <Controller
      control={control}
      name={name}
      rules={rules}
      render={({ field: { onChange, ...input }, fieldState }) => (
        <AmountField {...field} {...input} onValueChange={onChange} error={fieldState.error?.message} />
      )}
    />
  );
}
