import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit';
import { PasswordField, TextField, type TextFieldProps } from '@marquee/ui/field';

export type ProofKind = CallValue<'security.passkeys'>['proof'];

interface ProofFieldProps extends Omit<TextFieldProps, 'label'> {
  readonly proof: ProofKind;
}

/** The password, or the code of the authenticator where it is on. */
export function ProofField({ proof, ...field }: ProofFieldProps) {
  const t = useMessages('member');
  if (proof === 'authenticator')
    return <TextField label={t('security.authenticator.code')} {...field} required autoComplete="one-time-code" />;
  return (
    <PasswordField
      label={t('security.password')}
      {...field}
      required
      autoComplete="current-password"
      showLabel={t('security.show')}
      hideLabel={t('security.hide')}
    />
  );
}

/** What was typed, as the calls take it. */
export const typedProof = (proof: ProofKind, typed: string) =>
  proof === 'password' ? { password: typed } : { authenticatorCode: typed };
