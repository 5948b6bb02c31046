import { PasswordField, TextField, type TextFieldProps } from '@marquee/ui/field';
import { CaptchaField, type CaptchaFieldProps } from './captcha-field';

type Control = Omit<TextFieldProps, 'label'>;

export interface CredentialTexts {
  readonly username: string;
  readonly password: string;
  readonly show: string;
  readonly hide: string;
}

export interface CredentialFieldsProps {
  readonly username: Control;
  readonly password: Control;
  /** Null until the server asks for it. */
  readonly captcha: CaptchaFieldProps | null;
  readonly texts: CredentialTexts;
}

/** What a login takes: user name, or a passkey in its list; password, and the captcha once it is asked for. */
export function CredentialFields({ username, password, captcha, texts }: CredentialFieldsProps) {
  return (
    <>
      <TextField
        {...username}
        label={texts.username}
        required
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        {...password}
        label={texts.password}
        required
        autoComplete="current-password"
        showLabel={texts.show}
        hideLabel={texts.hide}
      />
      {captcha && <CaptchaField {...captcha} />}
    </>
  );
}
