import { TextField } from '@marquee/ui/field';
import { useZone } from './use-zone';
import { inputOf, instantOf } from './zone';

interface InstantFieldProps extends Omit<Parameters<typeof TextField>[0], 'value' | 'onChange' | 'type' | 'hint'> {
  /** ISO 8601, or empty. */
  readonly value: string;
  readonly onValueChange: (instant: string) => void;
  readonly hint?: string | undefined;
  /** Whose clock the time is entered by; null: that of this device. */
  readonly brand: string | null;
}

/** A date and time that says by whose clock it is entered. */
export function InstantField({ value, onValueChange, hint, brand, ...field }: InstantFieldProps) {
  const { zone, clock } = useZone(brand);
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={inputOf(value, zone)}
      onChange={({ target }) => onValueChange(instantOf(target.value, zone))}
      hint={hint === undefined ? clock : `${clock} ${hint}`}
    />
  );
}
