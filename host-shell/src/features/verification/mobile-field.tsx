import { useMessages } from '@marquee/kit';
import { TextField, type TextFieldProps } from '@marquee/ui/field';
import styles from './verification-code.module.css';

interface MobileFieldProps extends Omit<TextFieldProps, 'label' | 'leading' | 'type'> {
  /** Country codes that the brand takes, its own first. */
  readonly dialingCodes: readonly string[];
  readonly dialingCode: string;
  readonly onDialingCode: (code: string) => void;
}

/** A mobile number after its country's code, which can be chosen where the brand takes more than one. */
export function MobileField({ dialingCodes, dialingCode, onDialingCode, ...field }: MobileFieldProps) {
  const t = useMessages('shell');
  const leading =
    dialingCodes.length > 1 ? (
      <select
        dir="ltr"
        className={styles.dialing}
        aria-label={t('mobile.country')}
        value={dialingCode}
        onChange={(event) => onDialingCode(event.target.value)}
      >
        {dialingCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    ) : (
      <bdi dir="ltr" className={styles.dialing}>
        {dialingCode}
      </bdi>
    );
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      label={t('register.field.mobileNum')}
      leading={leading}
    />
  );
}
