import { useMessages } from '@marquee/kit';
import { PasswordField } from '@marquee/ui/field';
import type { useNewPassword } from './new-password';

type NewPasswordFieldsProps = ReturnType<typeof useNewPassword>['fields'];

/** A new withdraw password and its confirmation. */
export function NewPasswordFields({ digits, password, repeated }: NewPasswordFieldsProps) {
  const t = useMessages('wallet');
  const texts = {
    showLabel: t('withdrawPassword.show'),
    hideLabel: t('withdrawPassword.hide'),
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: digits,
    required: true,
  } as const;
  return (
    <>
      <PasswordField {...texts} {...password} label={t('withdrawPassword.new')} />
      <PasswordField {...texts} {...repeated} label={t('withdrawPassword.repeat')} />
    </>
  );
}
