import { Checkbox } from '@marquee/ui/choice';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import styles from './operators.module.css';

interface ChoicesFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, readonly string[]>;
  readonly legend: string;
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** Where nothing is chosen. */
  readonly fault: string;
}

/** Several of a few choices, at least one. */
export function ChoicesField<Values extends FieldValues>(props: ChoicesFieldProps<Values>) {
  const { control, name, legend, choices, fault } = props;
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (chosen: readonly string[]) => chosen.length > 0 || fault }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <fieldset className={styles.choices}>
          <legend>{legend}</legend>
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              label={choice.label}
              checked={(value as readonly string[]).includes(choice.value)}
              onChange={({ currentTarget: { checked } }) => {
                const chosen = value as readonly string[];
                onChange(checked ? [...chosen, choice.value] : chosen.filter((other) => other !== choice.value));
              }}
            />
          ))}
          {error && (
            <p role="alert" className={styles.fault}>
              {error.message}
            </p>
          )}
        </fieldset>
      )}
    />
  );
}
