import type { RegisterField as RegisterRule } from '@marquee/contract/calls/system';
import { useMessages } from '@marquee/kit';
import { PasswordField, TextField, type TextFieldProps } from '@marquee/ui/field';
import { MobileField } from '../verification/mobile-field';
import { RegisterCode } from './register-code';
import type { RegisterMobile } from './use-register-mobile';

type Hints = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

/** How browsers and password managers know the fields they can help with. */
const HINTS: Readonly<Record<string, Hints>> = {
  username: { autoComplete: 'username', autoCapitalize: 'off' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  birthday: { type: 'date', autoComplete: 'bday' },
  fullName: { autoComplete: 'name' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  address: { autoComplete: 'street-address' },
};

/** What is worth knowing before one types a password. */
const HINT_KEYS: Readonly<Record<string, string>> = {
  password: 'register.passwordHint',
  paymentPassword: 'register.paymentPasswordHint',
};

interface RegisterFieldProps extends Omit<TextFieldProps, 'label'> {
  readonly rule: RegisterRule;
  /** What the number and its code need to know of the form. */
  readonly mobile: RegisterMobile;
  /** From which age one may register: said before a birthday is refused. */
  readonly leastAge: number;
}

/** One field of the registration as the server describes it. */
export function RegisterField({ rule, mobile, leastAge, ...input }: RegisterFieldProps) {
  const t = useMessages('shell');
  const { name, required, minLength, maxLength } = rule;
  const props = { ...HINTS[name], ...input, label: t(`register.field.${name}`), required };
  if (/password/i.test(name)) {
    const hint = HINT_KEYS[name] && t(HINT_KEYS[name], { count: minLength, min: minLength, max: maxLength });
    return <PasswordField {...props} hint={hint} showLabel={t('password.show')} hideLabel={t('password.hide')} />;
  }
  if (name === 'username')
    return (
      <TextField {...props} hint={t('register.usernameHint', { min: minLength, max: maxLength })} spellCheck={false} />
    );
  const { number, dialingCodes, onDialingCode } = mobile;
  if (name === 'mobileNum')
    return (
      <MobileField
        {...props}
        dialingCodes={dialingCodes}
        dialingCode={number.dialingCode}
        onDialingCode={onDialingCode}
      />
    );
  if (name === 'verificationCode') return <RegisterCode {...props} mobile={mobile} />;
  if (name === 'birthday') return <TextField {...props} hint={t('fields.under_age', { age: leastAge })} />;
  return <TextField {...props} />;
}
