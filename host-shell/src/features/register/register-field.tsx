import type { RegisterField as RegisterRule } from '@marquee/contract/calls/system';
import { useMessages } from '@marquee/kit';
import { PasswordField, TextField, type TextFieldProps } from '@marquee/ui/field';
import styles from '../form/form.module.css';

type Hints = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

/** How browsers and password managers know the fields they can help with. */
const HINTS: Readonly<Record<string, Hints>> = {
  username: { autoComplete: 'username', autoCapitalize: 'off' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  birthday: { type: 'date', autoComplete: 'bday' },
  fullName: { autoComplete: 'name' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  address: { autoComplete: 'street-address' },
};

interface RegisterFieldProps extends Omit<TextFieldProps, 'label'> {
  readonly rule: RegisterRule;
  readonly dialingCode: string;
}

/** One field of the registration as the server describes it. */
export function RegisterField({ rule, dialingCode, ...input }: RegisterFieldProps) {
  const t = useMessages('shell');
  const { name, required, minLength, maxLength } = rule;
  const props = { ...HINTS[name], ...input, label: t(`register.field.${name}`), required };
  if (/password/i.test(name)) {
    const hint = name === 'password' ? t('register.password_hint', { min: minLength, max: maxLength }) : undefined;
    return <PasswordField {...props} hint={hint} showLabel={t('password.show')} hideLabel={t('password.hide')} />;
  }
  if (name === 'username')
    return (
      <TextField {...props} hint={t('register.username_hint', { min: minLength, max: maxLength })} spellCheck={false} />
    );
  if (name === 'mobileNum')
    return <TextField {...props} leading={<bdi className={styles.prefix}>{dialingCode}</bdi>} />;
  return <TextField {...props} />;
}
