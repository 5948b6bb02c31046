import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { InstantField } from './instant-field';

interface InstantControlProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Holds ISO 8601, or empty. */
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Whose clock the time is entered by; null: that of this device. */
  readonly brand: string | null;
  readonly required?: boolean;
  /** The fault of a value. */
  readonly validate?: (instant: string, values: Values) => string | undefined;
}

/** A date and time of a form. */
export function InstantControl<Values extends FieldValues>({
  control,
  name,
  validate,
  ...field
}: InstantControlProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (instant: string, values) => validate?.(instant, values) ?? true }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <InstantField
          {...field}
          ref={ref}
          value={String(value ?? '')}
          onValueChange={onChange}
          onBlur={onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
